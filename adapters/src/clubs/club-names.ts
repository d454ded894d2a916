import type { LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { foldText } from '@prancheta/core/text/fold-text.ts'
import { clubsIn } from '#clubs/club-tables.ts'
import type { Clubs } from '#clubs/read-clubs.ts'

/** Words that say what kind of club it is, not which. 'Sport' stays: it is the name of one. */
const CLUB_WORDS = new Set(
  'fc ec sc cf ac ca cr se aa ad cd rb rc fr fbc afc cfc sad sv vfb vfl tsg fsv bsc ssv ssc ss us as ogc ud sd rcd cp fk sk bk if ff club clube clubes esporte esportes futebol football futbol calcio atleticos associacao sociedade esportiva regatas de do da dos das del e y and the'.split(
    ' ',
  ),
)

/** What two names of clubs say of each other, from surely one club down to surely two. */
export type Likeness = 'same' | 'maybe' | 'namesake' | 'different'
type ClubNames = { keyOf: (name: string) => string; compare: (one: string, other: string) => Likeness }

/** How clubs are told in one league. Without a table of its clubs only the words of their names count. */
export function clubNamesIn(league: LeagueKey): ClubNames {
  const known = BY_LEAGUE.get(league) ?? toClubNames(fileClubs(clubsIn(league)))
  BY_LEAGUE.set(league, known)
  return known
}

/** Made once: a continent's tables have some thousand names. */
const BY_LEAGUE = new Map<LeagueKey, ClubNames>()

/** `words` are those of our own name of the club where we know it, `key` is all of them. */
type ReadName = { isFiled: boolean; words: readonly string[]; key: string }

function toClubNames(filed: ReadonlyMap<string, string>): ClubNames {
  // A list of events is compared with many games, and its names are the same each time.
  const read = new Map<string, ReadName>()
  function readName(name: string): ReadName {
    const known = read.get(name)
    if (known) return known
    const own = filed.get(wordsOf(name).join(' ')) ?? filed.get(tellingWords(name).join(' '))
    const words = own?.split(' ') ?? tellingWords(name)
    const told = { isFiled: own !== undefined, words, key: words.join(' ') }
    read.set(name, told)
    return told
  }
  return {
    keyOf: (name) => readName(name).key,
    compare(one, other) {
      const [left, right] = [readName(one), readName(other)]
      if (left.key === right.key) return 'same'
      if (!holdsAll(left.words, right.words) && !holdsAll(right.words, left.words)) return 'different'
      return left.isFiled && right.isFiled ? 'namesake' : 'maybe'
    },
  }
}

/**
 * Every name with the club it means. Our own names count first, then what registries and services print, then what
 * is left of those without words like 'FC'; a name that two clubs have on one step means neither, here and further on.
 */
function fileClubs(tables: readonly Clubs[]): ReadonlyMap<string, string> {
  const clubs = tables.flatMap((table) =>
    [...table].map(([name, others]) => ({ key: wordsOf(name).join(' '), name, others })),
  )
  const steps = [
    clubs.map(({ key }) => [key, key] as const),
    clubs.flatMap(({ key, others }) => others.map((other) => [wordsOf(other).join(' '), key] as const)),
    clubs.flatMap(({ key, name, others }) =>
      [name, ...others].map((one) => [tellingWords(one).join(' '), key] as const),
    ),
  ]
  const filed = new Map<string, string | null>()
  for (const step of steps) {
    const own = new Map<string, string | null>()
    for (const [words, key] of step) own.set(words, (own.get(words) ?? key) === key ? key : null)
    for (const [words, key] of own) if (!filed.has(words)) filed.set(words, key)
  }
  return new Map([...filed].filter((entry): entry is [string, string] => entry[1] !== null))
}

/** 'man city' in 'manchester city': a word counts as the other's beginning, from three letters on. */
function holdsAll(short: readonly string[], long: readonly string[]): boolean {
  return short.every((word) => long.some((other) => begins(word, other) || begins(other, word)))
}

const begins = (word: string, other: string) => other === word || (word.length >= 3 && other.startsWith(word))

/** The words of a name in small letters without accents: 'Grêmio FBPA (RS)' gives gremio, fbpa, rs. */
function wordsOf(name: string): string[] {
  return foldText(name).split(' ').filter(Boolean)
}

/** The words that tell a club from others, without years; a name of nothing but club words keeps them all. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !CLUB_WORDS.has(word) && !/^\d+$/.test(word))
  return telling.length > 0 ? telling : words
}
