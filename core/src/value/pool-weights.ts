import type { PoolWeights } from '#value/pool-grid.ts'

/** The market's share in each family. Chosen on seasons before 2021-22: docs/decisions/0011. */
export const POOL_WEIGHTS: PoolWeights = { result: 0.97, totals: 0.85, bothScore: 0.8 }
