import type { Score } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { MEASURES, type Measure } from '#markets/measures.ts'
import type { Outcome } from '#markets/outcome.ts'
import { type Sorted, sortByAll, sortByEnding, sortByNumber, sortedAgain } from '#markets/sort-cases.ts'

/** How markets end, a letter each. */
const LETTERS: Record<Outcome, string> = { won: 'w', 'half won': 'x', void: '=', 'half lost': 'y', lost: '-' }
export const PAYING_LETTERS = [LETTERS.won, LETTERS['half won'], LETTERS.void, LETTERS['half lost']]

export function lettersOf<Rule>(rules: readonly Rule[], outcomeOf: (rule: Rule) => Outcome): string {
  let letters = ''
  for (const rule of rules) letters += LETTERS[outcomeOf(rule)]
  return letters
}

/** The parts that several families are summed from. */
export type Shared = { parts: number; partIn: (cell: number) => number }

/** The groups of one family: how its markets end in each, and in which a cell lies. */
export type FamilyGroups = {
  markets: readonly Market[]
  endings: readonly string[]
  groupIn: (cell: number) => number
  shared: Shared | null
}

export type ScoreReads = 'fullTime' | 'firstHalf' | 'secondHalf' | 'corners' | 'cards'

/** All families of the markets that read one score: what tells their scores apart, and each family's groups. */
export type SortedFamilies = { sortings: Sorted[]; families: FamilyGroups[] }

export function sortFamilies(all: readonly Market[], reads: ScoreReads, scores: readonly Score[]): SortedFamilies {
  const own = all.flatMap((market) => (market.rule.reads === reads ? [{ market, rule: market.rule }] : []))
  const groups = [...Map.groupBy(own, ({ market }) => market.family).values()]
  const sortings: Sorted[] = []
  const sortedBy = new Map<Measure | null, FamilyGroups[]>()
  // Families that go by one number are asked once a number, not once a score.
  for (const [by, same] of Map.groupBy(groups, measureOf)) {
    const numbers = by && sortByNumber(scores, MEASURES[by])
    const ones = numbers ? numbers.ones : scores
    const sorted = same.map((members) => ({
      markets: members.map(({ market }) => market),
      ...sortByEnding(ones, (score) => lettersOf(members, ({ rule }) => rule.outcome(score))),
    }))
    const onScores = (of: Sorted) => (numbers ? sortedAgain(numbers, of) : of)
    const together = onScores(sortByAll(ones.length, sorted))
    sortings.push(together)
    const partIn = (cell: number) => together.ofCase[cell] ?? 0
    const shared = numbers && same.length > 1 ? { parts: together.count, partIn } : null
    const toGroups = (own: (typeof sorted)[number]): FamilyGroups => {
      const { ofCase } = onScores(own)
      return { markets: own.markets, endings: own.endings, groupIn: (cell) => ofCase[cell] ?? 0, shared }
    }
    sortedBy.set(by, sorted.map(toGroups))
  }
  // In the catalogue's order.
  const families = groups.flatMap((members) => sortedBy.get(measureOf(members))?.shift() ?? [])
  return { sortings, families }
}

/** What all markets of a family go by; null where it takes more than one number to tell. */
function measureOf(members: readonly { rule: { by?: Measure } }[]): Measure | null {
  const by = members[0]?.rule.by
  return by && members.every(({ rule }) => rule.by === by) ? by : null
}

/** The scores of a grid's cells. */
export function scoresOf(size: number): Score[] {
  return Array.from({ length: size * size }, (_, cell) => ({ home: Math.floor(cell / size), away: cell % size }))
}
