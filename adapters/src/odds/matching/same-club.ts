import { CLUB_ALIASES } from '#odds/matching/club-aliases.ts'
import { tellingWords, wordsOf } from '#odds/matching/fold-name.ts'

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
