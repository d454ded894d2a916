import type { ResultChances, TotalChance } from '#goals/grid-views.ts'
import type { Probability } from '#units.ts'

/** What the houses say of one match, margin removed; null or empty where nobody quotes. */
export type MarketViews = {
  result: ResultChances | null
  /** Lines are halves (0.5, 1.5, 2.5 ...). */
  totals: readonly TotalChance[]
  bothScore: Probability | null
}
