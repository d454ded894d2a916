import type { Meter } from '@prancheta/adapters/http/vendor-access.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { currentCaller } from '#platform/jobs/jobs.ts'
import { type BudgetPeriod, type BudgetWindow, claimBudget, findQuotas, raiseUsed, writeQuota } from './budget-store.ts'
import { pauseSource } from './provider-state-store.ts'
import { allowedCalls, type Limits } from './shares.ts'

const PERIODS = [
  { period: 'minute', failure: 'rate_minute', lengthMs: 60_000 },
  { period: 'day', failure: 'quota_day', lengthMs: 86_400_000 },
] as const

const periodOf = (period: BudgetPeriod) => PERIODS.find((one) => one.period === period) ?? PERIODS[0]

const ALL_OF_IT = 1_000_000_000
const DAY_WAIT_MS = 15 * 60_000
/** Clocks differ, and answers take time. */
const DAY_TURN_MS = 5 * 60_000

/** Our own no, before the service has to say it. It is no sign that the service is unwell. */
export class BudgetSpent extends SourceError {}

/** Counts calls of one service in the database, so that all processes share one budget. Days are days in UTC. */
export function openMeter({ db, clock }: { db: Kysely<DB>; clock: Clock }, source: string, assumed: Limits): Meter {
  return {
    async claim(cost) {
      if (cost === 0) return
      const now = clock.now()
      const said = await findQuotas(db, source)
      await db.transaction().execute(async (tx) => {
        for (const { period, failure } of PERIODS) {
          const allowed = allowedCalls(period, currentCaller(), assumed, said, now)
          if (allowed === null) continue
          // A refused day gives back the minute that was just claimed: both or neither.
          if (!(await claimBudget(tx, windowAt(source, period, now), cost, allowed)))
            throw new BudgetSpent(source, failure, `our budget of the ${period} is spent`, {
              retryAfterMs: waitMs(period, now),
            })
        }
      })
    },
    async report(left) {
      const now = clock.now()
      const before = await findQuotas(db, source)
      for (const period of ['minute', 'day', 'month'] as const) {
        const said = left[period]
        if (!said) continue
        const known = before.find((quota) => quota.period === period)?.quota_limit ?? null
        const limit = said.limit ?? atLeast(said.left + 1, known, period === 'month' ? null : assumed[period])
        await writeQuota(db, source, period, { limit, left: said.left }, now)
        // Others may use the same key, so the service's count is the truth where it is higher.
        if (period !== 'month' && limit !== null && !isJustBegun(period, now))
          await raiseUsed(db, windowAt(source, period, now), Math.max(0, limit - said.left))
        // Its minute is not ours: what is spent comes back when it says, not with the next turn of the clock.
        if (said.left === 0 && said.resetsInMs) await pauseSource(db, source, new Date(now.getTime() + said.resetsInMs))
      }
    },
  }
}

/** Without a size the plan is as large as we know it to be, and at least as what is left of it; null where nothing is known. */
function atLeast(left: number, ...sizes: (number | null)[]): number | null {
  const known = sizes.filter((size) => size !== null)
  return known.length === 0 ? null : Math.max(left, ...known)
}

/** An answer just after midnight may still be about the day before, and would close the new one. */
function isJustBegun(period: BudgetPeriod, now: Date): boolean {
  return period === 'day' && now.getTime() % 86_400_000 < DAY_TURN_MS
}

/** Nothing more goes to the service until its minute or day is over. */
export async function spendAll(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  source: string,
  period: BudgetPeriod,
): Promise<void> {
  const now = clock.now()
  await raiseUsed(db, windowAt(source, isJustBegun(period, now) ? 'minute' : period, now), ALL_OF_IT)
}

function windowAt(source: string, period: BudgetPeriod, now: Date): BudgetWindow {
  const { lengthMs } = periodOf(period)
  return { source, period, startsAt: new Date(Math.floor(now.getTime() / lengthMs) * lengthMs) }
}

/** A minute's allowance comes back with the next minute; a day's grows as the day goes on. */
function waitMs(period: BudgetPeriod, now: Date): number {
  const { lengthMs } = periodOf(period)
  return Math.min(lengthMs - (now.getTime() % lengthMs), DAY_WAIT_MS)
}
