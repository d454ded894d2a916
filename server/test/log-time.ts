import type { LogTime } from '@prancheta/core/log/log-entry.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'

/** What a check of the public log has to know of a moment. */
export const timeAt = (now: Date): LogTime => ({
  now: now.toISOString(),
  dayOf: (at) => dateInSaoPaulo(new Date(at)),
})
