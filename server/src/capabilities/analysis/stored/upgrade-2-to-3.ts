import { bestFirst } from '@prancheta/core/analysis/best-first.ts'
import { meanGoals } from '@prancheta/core/goals/grid-views.ts'
import { scoreGrid } from '@prancheta/core/goals/score-grid.ts'
import type { Analysis2, SavedMarkets2 } from './version-2.ts'
import type { Analysis3, SavedMarkets3 } from './version-3.ts'

/**
 * Version 2 kept the model's goals alone. Those of the pooled grid are read off its scores, of which it kept those up to 8-8:
 * what lies beyond is a hundredth of a goal in all but the most uneven matches.
 */
export function upgrade2To3(old: Analysis2): Analysis3 {
  return {
    ...old,
    version: 3,
    expectedGoals: meanGoals(scoreGrid(old.scores)),
    modelGoals: old.expectedGoals,
    markets: bestFirst(old.markets, (market) => ({ ...market, chance: market.chances.pooled })),
  }
}

export function upgradeSaved2To3(old: SavedMarkets2): SavedMarkets3 {
  return bestFirst(old, (market) => market)
}
