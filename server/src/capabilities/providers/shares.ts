import type { Caller, JobWorth } from '#platform/jobs/jobs.ts'
import type { Allowed, QuotaPeriod } from './budget-store.ts'

/** What we may ask before the service itself has told us more; null where there is no such limit. */
export type Limits = {
  minute: number | null
  day: number | null
  /** A service that has nothing else gives its odds the whole of the jobs' part. */
  isForOddsAlone?: true
}

type SaidQuota = { period: QuotaPeriod; quota_limit: number | null; quota_left: number }

/** Of a minute, jobs leave the rest to people who wait. */
const MINUTE_SHARES: Readonly<Record<JobWorth, number>> = { results: 0.7, ratings: 0.7, odds: 0.5, rest: 0.4 }

/** Of the part of a day that is for jobs: what is worth less stops earlier, so that what is worth more is still had. */
const DAY_SHARES: Readonly<Record<JobWorth, number>> = { results: 1, ratings: 0.9, odds: 0.5, rest: 0.3 }
/** Of a day, this share is for people, and on small plans as many calls as ten analyses and looks at the day cost. */
const USERS_SHARE = 0.3
const USERS_CALLS = { least: 70, shareMax: 0.7 }
/** Jobs may use so much of their part at once, at a start or in the first hour; the rest comes as the day goes on. */
const DAY_AT_ONCE = 0.5
const DAYS_OF_MONTH = 30
const DAY_MS = 86_400_000

/** How much may be used of a period in all, and of that by jobs of the caller's worth; null where nothing limits it. */
export function allowedCalls(
  period: 'minute' | 'day',
  caller: Caller,
  assumed: Limits,
  said: readonly SaidQuota[],
  now: Date,
): Allowed | null {
  const all = limitOf(period, assumed, said, now)
  if (all === null) return null
  if (caller === 'user') return { all, byJobs: null }
  if (period === 'minute') return { all, byJobs: Math.max(1, Math.floor(all * MINUTE_SHARES[caller])) }
  const worth = assumed.isForOddsAlone && caller === 'odds' ? 'results' : caller
  const gone = (now.getTime() % DAY_MS) / DAY_MS
  const pace = DAY_AT_ONCE + (1 - DAY_AT_ONCE) * gone
  return { all, byJobs: Math.floor(jobsPart(all) * DAY_SHARES[worth] * pace) }
}

function jobsPart(all: number): number {
  return all - Math.max(all * USERS_SHARE, Math.min(USERS_CALLS.least, all * USERS_CALLS.shareMax))
}

/** A plan told of by the service replaces what we assumed; one sold by the month is spread over its days. */
export function limitOf(
  period: 'minute' | 'day',
  assumed: Limits,
  said: readonly SaidQuota[],
  now: Date,
): number | null {
  const own = said.find((quota) => quota.period === period)
  return own?.quota_limit ?? (period === 'day' ? dailyShare(said, now) : null) ?? assumed[period]
}

/** What earlier days left over may be used by the later ones. */
function dailyShare(said: readonly SaidQuota[], now: Date): number | null {
  const month = said.find(({ period }) => period === 'month')
  if (!month) return null
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
  const daysLeft = lastDay - now.getUTCDate() + 1
  const evenShare = Math.ceil((month.quota_limit ?? month.quota_left) / DAYS_OF_MONTH)
  return Math.max(evenShare, Math.ceil(month.quota_left / daysLeft))
}

/** Of the jobs' part of a day. On a small plan a list that changes by the minute would use it up, whoever looks at it. */
const LISTS_SHARE = 0.4

/** For how long today's list has to serve so that looking at it all day stays within its share; 0 without a limit by the day. */
export function listFreshMs(limit: number | null): number {
  return limit === null ? 0 : DAY_MS / Math.max(1, jobsPart(limit) * LISTS_SHARE)
}
