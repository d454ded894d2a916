import type { Caller } from '#platform/jobs/caller.ts'
import type { QuotaPeriod } from './budget-store.ts'

/** What we may ask before the service itself has told us more; null where there is no such limit. */
export type Limits = { minute: number | null; day: number | null }

export type SaidQuota = { period: QuotaPeriod; quota_limit: number | null; quota_left: number }

/** The last part of every allowance is for people who wait: jobs stop before it. */
const USERS_RESERVE = 0.3
const DAYS_OF_MONTH = 30

/**
 * How much may be used of a period in all. A plan told of by the service replaces what we assumed; one sold by the
 * month is spread over its days, and what earlier days left over may be used by the later ones.
 */
export function allowedCalls(
  period: 'minute' | 'day',
  caller: Caller,
  assumed: Limits,
  said: readonly SaidQuota[],
  now: Date,
): number | null {
  const own = said.find((quota) => quota.period === period)
  const limit = own?.quota_limit ?? (period === 'day' ? dailyShare(said, now) : null) ?? assumed[period]
  if (limit === null) return null
  return caller === 'job' ? Math.floor(limit * (1 - USERS_RESERVE)) : limit
}

function dailyShare(said: readonly SaidQuota[], now: Date): number | null {
  const month = said.find(({ period }) => period === 'month')
  if (!month) return null
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
  const daysLeft = lastDay - now.getUTCDate() + 1
  const evenShare = Math.ceil((month.quota_limit ?? month.quota_left) / DAYS_OF_MONTH)
  return Math.max(evenShare, Math.ceil(month.quota_left / daysLeft))
}
