import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { type Ends, type MarketTable, marketTable } from '#markets/market-table.ts'
import { MEASURES, type Measure, NUMBERS } from '#markets/measures.ts'

/** Where the sums of a measure begin among those of a score. Corners and cards are told by the first four. */
const FROM = {
  total: 0,
  lead: NUMBERS.total,
  home: NUMBERS.total + NUMBERS.lead,
  away: NUMBERS.total + NUMBERS.lead + NUMBERS.home,
  margin: NUMBERS.total + NUMBERS.lead + NUMBERS.home + NUMBERS.away,
  both: NUMBERS.total + NUMBERS.lead + NUMBERS.home + NUMBERS.away + NUMBERS.margin,
  shortScore: NUMBERS.total + NUMBERS.lead + NUMBERS.home + NUMBERS.away + NUMBERS.margin + NUMBERS.both,
} as const satisfies Record<Measure, number>
export const SCORE_SUMS = FROM.shortScore + NUMBERS.shortScore

/** A score of each number of a measure, in the order of the numbers. */
export const EXAMPLES: Record<Measure, readonly Score[]> = {
  total: exampleScores('total', NUMBERS.total, 1),
  lead: exampleScores('lead', NUMBERS.lead, NUMBERS.lead),
  home: exampleScores('home', NUMBERS.home, 1),
  away: exampleScores('away', 1, NUMBERS.away),
  margin: exampleScores('margin', NUMBERS.lead, NUMBERS.lead),
  both: exampleScores('both', 2, 2),
  shortScore: exampleScores('shortScore', 7, 7),
}

/** Of the scores below so many goals of either side the first that has the number. */
function exampleScores(by: Measure, homes: number, aways: number): Score[] {
  const found: Score[] = []
  for (let home = 0; home < homes; home++) {
    for (let away = 0; away < aways; away++) found[MEASURES[by]({ home, away })] ??= { home, away }
  }
  return found
}

/** The markets that read one score. */
export function tableOfScores(all: readonly Market[], reads: 'fullTime' | 'corners' | 'cards'): MarketTable {
  return marketTable(
    all.flatMap((market): Ends[] => {
      const { rule } = market
      if (rule.reads !== reads) return []
      return [{ market, from: FROM[rule.by], ends: EXAMPLES[rule.by].map((score) => rule.outcome(score)) }]
    }),
  )
}

/** A grid is never wider (`SIZE_MAX` of counts, `GOALS_SIZE_MAX` of goals). */
const WIDEST = 80
const TOTAL_AT = Uint8Array.from({ length: 2 * WIDEST }, (_, home) => FROM.total + MEASURES.total({ home, away: 0 }))
const SIDE_AT = Uint8Array.from({ length: WIDEST }, (_, home) => MEASURES.home({ home, away: 0 }))
/** By home's goals less away's, from as far behind as can be. */
const LEAD_AT = Uint8Array.from(
  { length: 2 * WIDEST },
  (_, at) => FROM.lead + MEASURES.lead({ home: at, away: WIDEST }),
)

/** Sums a grid's chances by every number that tells its scores apart, into an array of `SCORE_SUMS`. */
export function sumScores(into: Float64Array, grid: ScoreGrid, of: 'fullTime' | 'counts'): void {
  const { size, chances } = grid
  into.fill(0)
  for (let home = 0; home < size; home++) {
    let row = 0
    for (let away = 0; away < size; away++) {
      const chance = chances[home * size + away] ?? 0
      const total = TOTAL_AT[home + away] ?? 0
      const lead = LEAD_AT[WIDEST + home - away] ?? 0
      const side = FROM.away + (SIDE_AT[away] ?? 0)
      row += chance
      into[total] = (into[total] ?? 0) + chance
      into[lead] = (into[lead] ?? 0) + chance
      into[side] = (into[side] ?? 0) + chance
    }
    const side = FROM.home + (SIDE_AT[home] ?? 0)
    into[side] = (into[side] ?? 0) + row
  }
  if (of === 'fullTime') sumGoals(into, grid)
}

const DRAW = MEASURES.lead({ home: 0, away: 0 })
const GOALLESS = MEASURES.margin({ home: 0, away: 0 })
const SHORT_ROW = MEASURES.shortScore({ home: 1, away: 0 })
const SHORT_LAST = SHORT_ROW ** 2 - 1

/** What only goals are told by, from what was summed before and the grid. */
function sumGoals(into: Float64Array, { size, chances }: ScoreGrid): void {
  const goalless = chances[0] ?? 0
  for (let lead = 0; lead < NUMBERS.lead; lead++) into[FROM.margin + lead] = into[FROM.lead + lead] ?? 0
  into[FROM.margin + DRAW] = (into[FROM.margin + DRAW] ?? 0) - goalless
  into[FROM.margin + GOALLESS] = goalless
  const short = SHORT_ROW - 1
  let both = 0
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const chance = chances[home * size + away] ?? 0
      if (home > 0 && away > 0) both += chance
      const named = Math.min(short, home) * SHORT_ROW + Math.min(short, away)
      const at = FROM.shortScore + (named === SHORT_LAST && home !== away ? named + (home > away ? 1 : 2) : named)
      into[at] = (into[at] ?? 0) + chance
    }
  }
  into[FROM.both + 1] = both
  into[FROM.both] = 1 - both
}
