/** How long somebody may shut themselves out of analysis, chat and payment, from shortest to longest. */
export const PAUSE_LENGTHS = ['24h', '7d', '30d', '6m', 'endless'] as const
export type PauseLength = (typeof PAUSE_LENGTHS)[number]

/** A pause that runs: until when, or without an end. */
export type Pause = { startedAt: Date; endsAt: Date | null }

const DURATIONS: Record<Exclude<PauseLength, 'endless'>, Temporal.DurationLike> = {
  '24h': { hours: 24 },
  '7d': { days: 7 },
  '30d': { days: 30 },
  '6m': { months: 6 },
}

/** When a pause that begins now ends; null when it has no end. Months are those of the calendar on the wall in São Paulo. */
export function pauseEnd(begin: Date, length: PauseLength): Date | null {
  return length === 'endless' ? null : onTheWall(begin, DURATIONS[length])
}

/** Whether the first ends later than the second; without end is the longest. */
export function isLonger({ endsAt }: Pick<Pause, 'endsAt'>, than: Pick<Pause, 'endsAt'>): boolean {
  return than.endsAt !== null && (endsAt === null || endsAt > than.endsAt)
}

/** A pause without end is lifted at support's hand only, not in its first days, and ends a while after that. */
export const LIFTED_AFTER_DAYS = 30
export const COOLING_DAYS = 7

/** From when on support may lift a pause; null for one that ends by itself. */
export function liftableFrom({ startedAt, endsAt }: Pause): Date | null {
  return endsAt === null ? onTheWall(startedAt, { days: LIFTED_AFTER_DAYS }) : null
}

/** When a pause that is lifted now ends. */
export function liftedEnd(now: Date): Date {
  return onTheWall(now, { days: COOLING_DAYS })
}

function onTheWall(begin: Date, duration: Temporal.DurationLike): Date {
  const end = begin.toTemporalInstant().toZonedDateTimeISO('America/Sao_Paulo').add(duration)
  return new Date(end.epochMilliseconds)
}
