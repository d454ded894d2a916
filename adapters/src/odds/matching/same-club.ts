import { foldText } from '@prancheta/core/text/fold-text.ts'
import { CLUB_ALIASES } from '#odds/matching/club-aliases.ts'

/** Words that say what kind of club it is, not which. 'Sport' stays: it is the name of one. */
const CLUB_WORDS = new Set(
  'fc ec sc cf ac ca cr se aa ad cd rb rc fr fbc afc cfc sad club clube clubes esporte esportes futebol football futbol atleticos associacao sociedade esportiva regatas de do da dos das e and the'.split(
    ' ',
  ),
)

/** Whole name first, so that 'SC Recife' and 'CA Mineiro' are known before their club words are dropped. */
const FILED_UNDER: ReadonlyMap<string, string> = new Map(
  Object.entries(CLUB_ALIASES).flatMap(([club, aliases]) =>
    [club, ...aliases].flatMap((name) => {
      const filed = tellingWords(club).join(' ')
      return [wordsOf(name).join(' '), tellingWords(name).join(' ')].map((words) => [words, filed] as const)
    }),
  ),
)

/** One name for each club, whoever spells it; the words of the name where no alias is known. */
export function clubKey(name: string): string {
  const telling = tellingWords(name).join(' ')
  return FILED_UNDER.get(wordsOf(name).join(' ')) ?? FILED_UNDER.get(telling) ?? telling
}

/** 'same' by name; 'maybe' when all words of one name stand in the other ('Brighton', 'Brighton Hove Albion'). */
export function compareClubs(one: string, other: string): 'same' | 'maybe' | 'different' {
  const [left, right] = [clubKey(one), clubKey(other)]
  if (left === right) return 'same'
  const [leftWords, rightWords] = [new Set(left.split(' ')), new Set(right.split(' '))]
  return leftWords.isSubsetOf(rightWords) || rightWords.isSubsetOf(leftWords) ? 'maybe' : 'different'
}

/** The words of a name in small letters without accents: 'Grêmio FBPA (RS)' gives gremio, fbpa, rs. */
function wordsOf(name: string): string[] {
  return foldText(name).split(' ').filter(Boolean)
}

/** The words that tell a club from others; a name of nothing but club words keeps them all. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !CLUB_WORDS.has(word))
  return telling.length > 0 ? telling : words
}
