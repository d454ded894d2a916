/** How long somebody may shut themselves out of analysis, chat and payment, from shortest to longest. */
export const PAUSE_LENGTHS = ['24h', '7d', '30d', '3m', '6m'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

const DURATIONS: Record<PauseLength, Temporal.DurationLike> = {
  '24h': { hours: 24 },
  '7d': { days: 7 },
  '30d': { days: 30 },
  '3m': { months: 3 },
  '6m': { months: 6 },
}

/** When a pause that begins now ends: months are those of the calendar on the wall in São Paulo. */
export function pauseEnd(begin: Date, length: PauseLength): Date {
  const end = begin.toTemporalInstant().toZonedDateTimeISO('America/Sao_Paulo').add(DURATIONS[length])
  return new Date(end.epochMilliseconds)
}
