import type { ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'

/** The most legs that a combination of one's own may have. */
export const LEGS_MAX = 8

/** All that combinations of one match are priced from. */
export type JointMatch = {
  /** The pooled grid of full-time scores. */
  pooled: ScoreGrid
  /** The league's share of goals before half time. */
  firstHalfShare: number
  /** Null where they are not counted. */
  corners: ScoreGrid | null
  cards: ScoreGrid | null
}

/** What a leg is decided by: goals with their halves, or one of the two that are counted apart. */
export type LegBlock = 'goals' | 'corners' | 'cards'

export function blockOf({ rule }: Pick<Market, 'rule'>): LegBlock {
  return rule.reads === 'corners' || rule.reads === 'cards' ? rule.reads : 'goals'
}
