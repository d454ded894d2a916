/** Forecasts and what came of them: how many, how many were expected to come true, how many did, and the variance of that. */
export type Forecasts = { count: number; expected: number; happened: number; variance: number }

/** Fewer say nothing at all about a forecaster. */
const FORECASTS_MIN = 10
/** Two standard deviations: luck alone goes further once in twenty times. */
const LUCK_DEVIATIONS = 2

export type Verdict = 'too few' | 'within luck' | 'less than said' | 'more than said'

/**
 * Whether what happened could be luck around what was said. By hand: 16 forecasts of 50% expect 8 with a deviation of 2,
 * so 4 to 12 are within luck and 3 are fewer than said.
 */
export function chanceOrLuck({ count, expected, happened, variance }: Forecasts): Verdict {
  if (count < FORECASTS_MIN) return 'too few'
  const gap = happened - expected
  if (Math.abs(gap) <= LUCK_DEVIATIONS * Math.sqrt(variance)) return 'within luck'
  return gap < 0 ? 'less than said' : 'more than said'
}

/** How far luck alone can carry the share that came true, 0 to 1: two standard deviations. Null without forecasts. */
export function luckMargin({ count, variance }: Pick<Forecasts, 'count' | 'variance'>): number | null {
  return count === 0 ? null : (LUCK_DEVIATIONS * Math.sqrt(variance)) / count
}
