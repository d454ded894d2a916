import type { Score } from '@prancheta/core/goals/score-grid.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'

export type LitMarket = {
  name: string
  /** Wins there, wholly or by half. */
  wins: (score: Score) => boolean
  /** Some scores give the stake back, wholly or by half, so that the lit ones do not add up to the chance. */
  refunds: boolean
}

/** Goals on the map for each side. */
const MAP_GOALS = 9

/** The scores in which a market wins; null where the final score does not decide it: halves, corners, cards. */
export function litMarket(marketId: string): LitMarket | null {
  const market = marketById(marketId)
  if (market?.rule.reads !== 'fullTime') return null
  const { outcome } = market.rule
  const isPlain = Array.from({ length: MAP_GOALS ** 2 }, (_, cell) =>
    outcome({ home: Math.floor(cell / MAP_GOALS), away: cell % MAP_GOALS }),
  ).every((end) => end === 'won' || end === 'lost')
  return {
    name: market.name,
    wins: (score) => outcome(score) === 'won' || outcome(score) === 'half won',
    refunds: !isPlain,
  }
}
