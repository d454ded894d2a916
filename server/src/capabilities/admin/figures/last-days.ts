import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'

/** The last so many days in São Paulo as yyyy-MM-dd, today last. */
export function lastDays(now: Date, count: number): string[] {
  const today = Temporal.PlainDate.from(dateInSaoPaulo(now))
  return Array.from({ length: count }, (_, index) => today.subtract({ days: count - 1 - index }).toString())
}
