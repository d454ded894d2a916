import type { MatchFacts } from '#checking/facts/match-facts.ts'
import type { Span } from '#checking/reading/number-words.ts'
import { namePattern, plainOf } from '#checking/reading/plain-text.ts'
import type { Side } from '#markets/outcome.ts'
import { QuickPattern } from '#text/quick-pattern.ts'

/** A club or a house as a text names it. A club that is none of this match's has no side; `club` is its name where only one can be meant. */
export type Named = Span &
  ({ type: 'club'; side: Side | null; club: string | null } | { type: 'house'; house: string | null })

/**
 * A text whose names are masked, character for character: '§h___' is the home side, '§a___' the away side, '§x___' another
 * club, '¤____' a house, '¶____' the league, '#####' a name that is nothing but a name. Patterns of markets then need not know any name.
 */
export type MaskedText = { text: string; plain: string; named: Named[] }

type Name = {
  words: QuickPattern
  source: string
  mark: string
  house?: string
  club?: string
  needsCapital: boolean
  needsArticle: boolean
  /** A state or a city too: without an article it is the club where a line begins with it. */
  mayBegin: boolean
}

/** Letters that stand around a club's name and are left out in speech. */
const SUFFIXES = /^(?:fc|ec|ac|sc|cf|afc|aa|ca|cr|se|fbc|esporte|clube|club|futebol|f\.?c\.?)$/
/** Words of a name that never mean the club, and those that many share: one of these means it only with an article, and beside a rival without it. */
const NO_NAME = /^(?:esporte|clube|club|futebol|associacao|santa|saint|santo|cidade|de|do|da|dos|das)$/
const SHARED =
  /^(?:atletico|athletic|america|real|uniao|esportivo|sport|sporting|nacional|united|city|racing|independiente|botafogo)$/
/** What some clubs are called for short. */
const SHORT: Readonly<Record<string, string>> = {
  internacional: 'Inter',
  fluminense: 'Flu',
  flamengo: 'Fla',
  'sao paulo': 'SPFC',
  'manchester city': 'Man City',
  'manchester united': 'Man United',
  'paris saint germain': 'PSG',
}
/** Clubs that are called like something a text speaks of anyway. */
const PLACES = /^(?:bahia|ceara|brasil|sport|operario|comercial|america|atletico|nacional)$/
const ALSO_A_WORD = /^(?:vitoria|empate|casa|jogo|gol|bahia|ceara|sport|operario|brasil|comercial|botafogo sp)$/
const KNOWN_HOUSES = new QuickPattern(
  /(?<!\p{L})(?:bet365|betano|betfair|sportingbet|superbet|betnacional|estrelabet|pixbet|novibet|kto|parimatch|betway|1xbet)(?!\p{L})/gu,
)
const HOME_WORDS = new QuickPattern(
  /(?<!\p{L})(?:(?:time|equipe|clube|lado) (?:mandante|da casa)|donos? da casa|quem (?:hoje )?joga em casa|mandantes?|anfitri(?:ao|oes))(?!\p{L})|(?<=(?:defesa|ataque) d)a casa(?! \p{Lu})/gu,
)
const AWAY_WORDS = new QuickPattern(
  /(?<!\p{L})(?:(?:time|equipe|clube|lado) (?:visitante|de fora)|quem (?:hoje )?(?:viaja|joga fora|vem de fora)|visitantes?|forasteiros?)(?!\p{L})/gu,
)
const SOME_HOUSE = new QuickPattern(/(?<!\p{L})casa \p{L}[\p{L}-]+/gu)
const LEADER = new QuickPattern(/(?<=(?:^|\s)d?o )lider(?!\p{L})/gu)
const PRONOUN = new QuickPattern(/(?<=(?:^|[^\p{L}])[dn]?)el[ea](?!\p{L})/gu)
const OTHER_WORDS = new QuickPattern(/(?<!\p{L})(?:rival|adversari[oa]|oponente|outro time|outra equipe)(?!\p{L})/gu)

type NameMasker = (text: string, spokenOf?: Side | null) => MaskedText

/** Finds the names of one match in texts. Its patterns are made once for the same facts: a reply and each of its look-ups ask for them. */
export function nameMasker(facts: MatchFacts): NameMasker {
  const made = MADE.get(facts) ?? makeMasker(facts)
  MADE.set(facts, made)
  return made
}

const MADE = new WeakMap<MatchFacts, NameMasker>()

function makeMasker({ about, houses, lookedUp }: MatchFacts): NameMasker {
  const { match, form, headToHead } = about
  const sides = [...clubNames(match.home, match.away, 'h'), ...clubNames(match.away, match.home, 'a')]
  const games = [...headToHead, ...(form.home?.games ?? []), ...(form.away?.games ?? [])]
  const others = new Set([...games, ...lookedUp.games].flatMap(({ home, away }) => [home, away]))
  for (const { club } of lookedUp.table) others.add(club)
  const names: Name[] = [
    ...[match.stadium, match.city].flatMap((name) => plainName(name, match, '#')),
    ...plainName(match.league, match, '¶'),
    ...houses.flatMap((house) => [named(house, '¤', house), ...shortHouse(house)]),
    ...sides,
    ...otherNames([...others].filter((club) => club !== match.home && club !== match.away)),
  ].toSorted((one, other) => other.source.length - one.source.length)
  const leader = leaderOf(about.table)
  return (text, spokenOf = null) => {
    const masked = maskWith(names, text, leader)
    if (spokenOf) maskPronouns(masked, spokenOf)
    return masked
  }
}

const sourceOf = (name: string) => String.raw`(?<![\p{L}\d])${namePattern(name)}(?![\p{L}\d])`

function named(name: string, mark: string, house?: string): Name {
  const plain = plainOf(name).trim()
  const source = sourceOf(name)
  return {
    words: new QuickPattern(new RegExp(source, 'gu')),
    source,
    mark,
    needsCapital: true,
    needsArticle: ALSO_A_WORD.test(plain),
    mayBegin: PLACES.test(plain),
    ...(house ? { house } : {}),
  }
}

function plainName(name: string | null, { home, away }: { home: string; away: string }, mark: string): Name[] {
  if (!name || namePattern(name) === '') return []
  const isClub = [home, away].some((club) => plainOf(club).includes(plainOf(name)))
  return isClub ? [] : [named(name, mark)]
}

const shortHouse = (house: string): Name[] => (/^casa /i.test(house) ? [named(house.slice(5), '¤', house)] : [])

/** The whole name, the name without its letters, and each word of it that the other club does not share. */
function clubNames(club: string, rival: string, mark: string): Name[] {
  const words = club.split(/\s+/).filter((word) => namePattern(word) !== '')
  const parts = club.split(/[\s-]+/).filter((word) => namePattern(word) !== '')
  const bare = words.filter((word) => !SUFFIXES.test(plainOf(word)))
  const rivalWords = new Set(plainOf(rival).split(/[\s-]+/))
  const own = [...bare, ...parts].filter((word) => {
    const plain = plainOf(word)
    const isName = plain.length >= 4 && /^\p{L}/u.test(plain) && !SUFFIXES.test(plain) && !NO_NAME.test(plain)
    return isName && !SHARED.test(plain) && !rivalWords.has(plain)
  })
  const shared =
    mark === 'x' ? [] : parts.filter((word) => SHARED.test(plainOf(word)) && !rivalWords.has(plainOf(word)))
  const called = SHORT[plainOf(bare.join(' ')).replaceAll('-', ' ')]
  const short = bare.length > 0 && bare.length < words.length ? [bare.join(' ')] : []
  const names = [...new Set([words.join(' '), ...short, ...own, ...(called ? [called] : [])])]
  return [
    ...names.filter((name) => name !== '').map((name) => named(name, mark)),
    ...shared.filter((word) => !names.includes(word)).map((word) => ({ ...named(word, mark), needsArticle: true })),
  ]
}

/** Clubs that are not in this match. A word that two of them share means neither, unless it is one's whole name. */
function otherNames(clubs: readonly string[]): Name[] {
  const all = clubs.flatMap((club) => otherNamesOf(club).map((name) => ({ ...name, club })))
  const byPattern = Map.groupBy(all, ({ source }) => source)
  return [...byPattern].flatMap(([source, [first, ...more]]) => {
    if (!first) return []
    const { club: _, ...shared } = first
    const whole = [first, ...more].find(({ club }) => sourceOf(club) === source)
    return [whole ?? (more.length === 0 ? first : shared)]
  })
}

/** A reply looks up the same table and the same games again and again. */
const OTHERS = new Map<string, readonly Name[]>()
const REMEMBERED = 2000

function otherNamesOf(club: string): readonly Name[] {
  const known = OTHERS.get(club)
  if (known) return known
  if (OTHERS.size >= REMEMBERED) OTHERS.clear()
  const names = clubNames(club, '', 'x')
  OTHERS.set(club, names)
  return names
}

/** The side at the top of the table, which texts call 'o líder'. */
function leaderOf(table: MatchFacts['about']['table']): string | null {
  return table?.home?.rank === 1 ? '§h' : table?.away?.rank === 1 ? '§a' : null
}

function maskWith(names: readonly Name[], text: string, leader: string | null): MaskedText {
  const masked: MaskedText = { text, plain: plainOf(text), named: [] }
  for (const name of names) {
    mask(masked, name.words, (start) => {
      const isUpper = /\p{Lu}|\d/u.test(text.charAt(start))
      const hasArticle = /(?:^|\s)(?:o|do|no|ao|pelo|para o) $/.test(masked.plain.slice(Math.max(0, start - 8), start))
      const isHead = name.mayBegin && /(?:^|[\n|]|[.:;] |, |(?:^|\n)[-*•] )\s*$/.test(masked.plain.slice(0, start))
      if ((name.needsCapital && !isUpper) || (name.needsArticle && !hasArticle && !isHead)) return null
      return {
        mark: /[¤#¶]/.test(name.mark) ? name.mark : `§${name.mark}`,
        ...(name.house ? { house: name.house } : {}),
        ...(name.club ? { club: name.club } : {}),
      }
    })
  }
  mask(masked, SOME_HOUSE, (start) => (/^\s*[Cc]asa\s+\p{Lu}/u.test(text.slice(start)) ? { mark: '¤' } : null))
  mask(masked, KNOWN_HOUSES, () => ({ mark: '¤' }))
  mask(masked, HOME_WORDS, () => ({ mark: '§h' }))
  mask(masked, AWAY_WORDS, () => ({ mark: '§a' }))
  if (leader) mask(masked, LEADER, () => ({ mark: leader }))
  mask(masked, OTHER_WORDS, (start) => {
    const before = masked.named
      .filter((one) => one.type === 'club' && one.start < start)
      .toSorted((a, b) => b.start - a.start)
    const last = before.find((one) => one.type === 'club' && !isOpponent(masked.plain, one)) ?? before[0]
    return last?.type === 'club' && last.side ? { mark: last.side === 'home' ? '§a' : '§h' } : null
  })
  masked.named.sort((one, other) => one.start - other.start)
  return masked
}

/** 'Ele' is the club that the sentence before spoke of, until this one names another. */
function maskPronouns(masked: MaskedText, side: Side): void {
  const first = masked.named.find((one) => one.type === 'club')?.start ?? masked.plain.length
  mask(masked, PRONOUN, (start) => (start < first ? { mark: side === 'home' ? '§h' : '§a' } : null))
  masked.named.sort((one, other) => one.start - other.start)
}

/** A club that something is done to ('recebe o Tainha', 'sobre o Marreco') is not whom the sentence speaks of. */
export function isOpponent(plain: string, { start, end }: Span): boolean {
  if (/^, (?:[oa] |em )?\d/.test(plain.slice(end))) return false
  return /(?:recebe|recebeu|enfrenta|enfrentou|encara|visita|visitou|pega|\S sobre|contra|diante d|bateu|batido|goleou|atropelou|derrotou|superou|eliminou|venceu|vence|vencer|supera|derrota|ganham? d|perdeu para)\s*(?:[oa]s?)? $/.test(
    plain.slice(Math.max(0, start - 18), start),
  )
}

type Mark = { mark: string; house?: string; club?: string }

function mask(masked: MaskedText, words: QuickPattern, markOf: (start: number) => Mark | null): void {
  for (const { 0: found, index } of words.matchAll(masked.plain)) {
    if (/[§¤#¶]/.test(found)) continue
    const marked = markOf(index)
    if (!marked) continue
    const { mark, house, club } = marked
    const end = index + found.length
    masked.plain =
      masked.plain.slice(0, index) + mark.padEnd(found.length, mark === '#' ? '#' : '_') + masked.plain.slice(end)
    if (mark === '¤') masked.named.push({ type: 'house', house: house ?? null, start: index, end })
    else if (!/[#¶]/.test(mark))
      masked.named.push({ type: 'club', side: sideOf(mark), club: club ?? null, start: index, end })
  }
}

const sideOf = (mark: string): Side | null => (mark === '§h' ? 'home' : mark === '§a' ? 'away' : null)
