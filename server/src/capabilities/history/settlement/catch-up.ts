import { keepDay } from '#capabilities/fixtures/index.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { HistoryDeps } from '../deps.ts'
import { findDaysWithoutEnd } from './settlement-store.ts'

const HOUR_MS = 3_600_000
/** A game is over by then, and its day has had its turn with those around today. */
const OVERDUE_MS = 3 * HOUR_MS
/** What no source told within a month it will not tell. */
const GIVEN_UP_MS = 30 * 24 * HOUR_MS
const DAYS_AT_ONCE = 4

/** Asks again for days whose results never came: the product was off, or its source was. */
export async function catchUpDays(deps: HistoryDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const now = deps.clock.now().getTime()
  const days = await findDaysWithoutEnd(deps.db, {
    from: new Date(now - GIVEN_UP_MS),
    until: new Date(now - OVERDUE_MS),
    limit: DAYS_AT_ONCE,
  })
  for (const day of days) {
    if (signal.aborted) return
    await keepDay(deps, day).catch((error: unknown) =>
      deps.log.warn({ day, error: describeError(error) }, 'results of a past day not had'),
    )
  }
}
