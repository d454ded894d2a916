import type { Score } from '#goals/score-grid.ts'

/** How a bet ends. Half results come from quarter lines, where half of the stake is on each neighbouring line. */
const OUTCOMES = ['won', 'half won', 'void', 'half lost', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const wonIf = (isWon: boolean): Outcome => (isWon ? 'won' : 'lost')

/** Exactly on a whole line the stake comes back. */
function atLine(margin: number): -1 | 0 | 1 {
  return margin > 0 ? 1 : margin < 0 ? -1 : 0
}

/** From both halves of the stake won (2) to both lost (-2). */
const bySum = (sum: number): Outcome => OUTCOMES[2 - sum] ?? 'void'

/**
 * The result of a bet that wins when `margin` is above 0. A quarter line is two bets of half the stake, a quarter of a
 * goal to either side: at -0.25 and a draw, the 0 line gives its half back and the -0.5 line loses, so half is lost.
 */
function byMargin(margin: number): Outcome {
  const isQuarter = !Number.isInteger(margin * 2)
  const sum = isQuarter ? atLine(margin - 0.25) + atLine(margin + 0.25) : 2 * atLine(margin)
  return bySum(sum)
}

export const over = (count: number, line: number): Outcome => byMargin(count - line)
export const under = (count: number, line: number): Outcome => byMargin(line - count)

export type Side = 'home' | 'away'
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')
export const lead = (score: Score, side: Side): number => score[side] - score[otherSide(side)]
export const total = (score: Score): number => score.home + score.away
