import { GOALS_SIZE_MAX } from '#goals/goal-counts.ts'
import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import { OF_SCORE, OF_TOTAL, splitOf } from '#markets/half-split.ts'
import type { Market } from '#markets/market.ts'
import { type Ends, type MarketTable, marketTable } from '#markets/market-table.ts'
import { HALF_MEASURES, HALVES_MEASURES, type HalfMeasure, type HalvesMeasure, NUMBERS } from '#markets/measures.ts'

/** Where the sums of a measure begin among those of the halves: the first half's, the second half's, those of both. */
const FIRST = { winner: 0, few: NUMBERS.winner, both: NUMBERS.winner + NUMBERS.few }
const SECOND_FROM = FIRST.both + NUMBERS.both
const BOTH_FROM = 2 * SECOND_FROM
const BOTH = { resultTwice: BOTH_FROM, surplus: BOTH_FROM + NUMBERS.resultTwice }
export const HALF_SUMS = BOTH.surplus + NUMBERS.surplus

/** Enough scores to have every number among them. */
const SCORES: readonly Score[] = Array.from({ length: 9 }, (_, at) => ({ home: Math.floor(at / 3), away: at % 3 }))

/** A score of each number, in the order of the numbers; of both halves one each. */
const EXAMPLES = { winner: scoresBy('winner'), few: scoresBy('few'), both: scoresBy('both') }
const PAIRS = { resultTwice: pairsBy('resultTwice'), surplus: pairsBy('surplus') }

function scoresBy(by: HalfMeasure): Score[] {
  const found: Score[] = []
  for (const score of SCORES) found[HALF_MEASURES[by](score)] ??= score
  return found
}

function pairsBy(by: HalvesMeasure): { first: Score; second: Score }[] {
  const found: { first: Score; second: Score }[] = []
  for (const first of SCORES) {
    for (const second of SCORES) found[HALVES_MEASURES[by](first, second)] ??= { first, second }
  }
  return found
}

/** The markets on one half or both. */
export function tableOfHalves(all: readonly Market[]): MarketTable {
  const onHalf = (reads: 'firstHalf' | 'secondHalf', begin: number) =>
    all.flatMap((market): Ends[] => {
      const { rule } = market
      if (rule.reads !== reads) return []
      return [{ market, from: begin + FIRST[rule.by], ends: EXAMPLES[rule.by].map((score) => rule.outcome(score)) }]
    })
  const onBoth = all.flatMap((market): Ends[] => {
    const { rule } = market
    if (rule.reads !== 'halves') return []
    return [
      { market, from: BOTH[rule.by], ends: PAIRS[rule.by].map(({ first, second }) => rule.outcome(first, second)) },
    ]
  })
  return marketTable([...onHalf('firstHalf', 0), ...onHalf('secondHalf', SECOND_FROM), ...onBoth])
}

/** Filled anew with every match, which nobody waits for. */
const totals = new Float64Array(2 * GOALS_SIZE_MAX)
/** Of the goals of a match: none, one and two in the first half, in the second; more in the first, as many. */
const parts = new Float64Array(OF_TOTAL)

/** Sums a grid's chances by every number that tells its halves apart, into an array of `HALF_SUMS`. */
export function sumHalves(into: Float64Array, { size, chances }: ScoreGrid, firstHalfShare: number): void {
  const { byScore, byTotal } = splitOf(size, firstHalfShare)
  into.fill(0)
  totals.fill(0)
  let [secondAhead, secondLevel, firstBoth, secondBoth] = [0, 0, 0, 0]
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const chance = chances[home * size + away] ?? 0
      const at = (home * size + away) * OF_SCORE
      const ahead = chance * (byScore[at] ?? 0)
      const level = chance * (byScore[at + 1] ?? 0)
      const end = BOTH.resultTwice + (home > away ? 0 : home === away ? 1 : 2)
      into[end] = (into[end] ?? 0) + ahead
      into[end + 3] = (into[end + 3] ?? 0) + level
      into[end + 6] = (into[end + 6] ?? 0) + (chance - ahead - level)
      totals[home + away] = (totals[home + away] ?? 0) + chance
      secondAhead += chance * (byScore[at + 2] ?? 0)
      secondLevel += chance * (byScore[at + 3] ?? 0)
      firstBoth += chance * (byScore[at + 4] ?? 0)
      secondBoth += chance * (byScore[at + 5] ?? 0)
    }
  }
  const ofTwice = (number: number) => into[BOTH.resultTwice + number] ?? 0
  fillWinner(into, 0, ofTwice(0) + ofTwice(1) + ofTwice(2), ofTwice(3) + ofTwice(4) + ofTwice(5))
  fillWinner(into, SECOND_FROM, secondAhead, secondLevel)
  fillRest(into, FIRST.both, firstBoth)
  fillRest(into, SECOND_FROM + FIRST.both, secondBoth)
  sumTotals(into, byTotal, size)
}

function fillWinner(into: Float64Array, begin: number, ahead: number, level: number): void {
  into[begin + FIRST.winner] = ahead
  into[begin + FIRST.winner + 1] = level
  into[begin + FIRST.winner + 2] = 1 - ahead - level
}

function fillRest(into: Float64Array, at: number, chance: number): void {
  into[at] = 1 - chance
  into[at + 1] = chance
}

/** What goes by the number of goals alone. */
function sumTotals(into: Float64Array, byTotal: Float64Array, size: number): void {
  parts.fill(0)
  for (let goals = 0; goals < 2 * size - 1; goals++) {
    const chance = totals[goals] ?? 0
    for (let part = 0; part < OF_TOTAL; part++) {
      parts[part] = (parts[part] ?? 0) + chance * (byTotal[goals * OF_TOTAL + part] ?? 0)
    }
  }
  const part = (number: number) => parts[number] ?? 0
  for (let half = 0; half < 2; half++) {
    const at = half * SECOND_FROM + FIRST.few
    for (let few = 0; few < 3; few++) into[at + few] = part(3 * half + few)
    into[at + 3] = 1 - part(3 * half) - part(3 * half + 1) - part(3 * half + 2)
  }
  into[BOTH.surplus] = part(6)
  into[BOTH.surplus + 1] = part(7)
  into[BOTH.surplus + 2] = 1 - part(6) - part(7)
}
