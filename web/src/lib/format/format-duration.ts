const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** 40 s, 25 min, 3 h 20 min, 2 d 4 h: two parts at most, rounded to the smaller one. */
export function formatDuration(durationMs: number): string {
  if (durationMs < MINUTE_MS) return `${Math.round(durationMs / 1000)} s`
  if (durationMs < HOUR_MS - MINUTE_MS / 2) return `${Math.round(durationMs / MINUTE_MS)} min`
  if (durationMs < DAY_MS - MINUTE_MS / 2) return parts(Math.round(durationMs / MINUTE_MS), 60, 'h', 'min')
  return parts(Math.round(durationMs / HOUR_MS), 24, 'd', 'h')
}

function parts(count: number, perLarge: number, large: string, small: string): string {
  const [whole, rest] = [Math.floor(count / perLarge), count % perLarge]
  return rest === 0 ? `${whole} ${large}` : `${whole} ${large} ${rest} ${small}`
}
