/** What somebody may allow themselves of what they write down in the journal: stakes of a week or a month, losses of a month. */
export const MONEY_LIMITS = ['stakes_a_week', 'stakes_a_month', 'losses_a_month'] as const
export type MoneyLimit = (typeof MONEY_LIMITS)[number]

/** As much as the journal counts in one place. */
export const MONEY_LIMIT_CENTS_MAX = 1_000_000_000

const SAO_PAULO = 'America/Sao_Paulo'

export type Span = { from: Date; to: Date }

/** The week from Monday on, or the month, in which a moment lies in São Paulo; `to` is the first moment after it. */
export function spanOf(limit: MoneyLimit, now: Date): Span {
  const today = now.toTemporalInstant().toZonedDateTimeISO(SAO_PAULO).toPlainDate()
  const isWeek = limit === 'stakes_a_week'
  const first = isWeek ? today.subtract({ days: today.dayOfWeek - 1 }) : today.with({ day: 1 })
  return { from: midnight(first), to: midnight(first.add(isWeek ? { weeks: 1 } : { months: 1 })) }
}

/** The month of a moment in São Paulo, as 2026-11. */
export function monthOf(now: Date): string {
  return now.toTemporalInstant().toZonedDateTimeISO(SAO_PAULO).toPlainDate().toPlainYearMonth().toString()
}

/** What a result has used of a limit on losses: a month that is ahead has used nothing. */
export function lossOf(resultCents: number): number {
  return Math.max(0, -resultCents)
}

/** A limit is what one may go up to: it is reached with its last cent. */
export function isReached(limitCents: number | null, usedCents: number): boolean {
  return limitCents !== null && usedCents >= limitCents
}

function midnight(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime(SAO_PAULO).epochMilliseconds)
}
