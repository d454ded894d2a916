import { BOARD_DAYS } from '@prancheta/contract/board/routes.ts'
import { dateInSaoPaulo, dayInSaoPaulo } from '#platform/clock/clock.ts'

/** The days that have a board, yyyy-MM-dd in São Paulo, today first. */
export function boardDays(now: Date): string[] {
  const today = Temporal.PlainDate.from(dateInSaoPaulo(now))
  return Array.from({ length: BOARD_DAYS }, (_, days) => today.add({ days }).toString())
}

/** From the first midnight of them to the last. */
export function boardSpan(now: Date): { from: Date; to: Date } {
  const days = boardDays(now).map(dayInSaoPaulo)
  return { from: days[0]?.from ?? now, to: days.at(-1)?.to ?? now }
}
