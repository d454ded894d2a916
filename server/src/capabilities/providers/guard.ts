import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { currentCaller } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { BudgetSpent, spendAll } from './meter.ts'
import {
  claimProbe,
  countFailure,
  findOpenUntil,
  openAtLeastUntil,
  type ProviderId,
  pauseSource,
  writeFailure,
  writeOpenUntil,
  writeSuccess,
} from './provider-state-store.ts'
import { countTrouble, HEALTHY_REFUSALS } from './trouble.ts'

const FAILURES_THAT_OPEN = 5
const WINDOW_MS = 30_000
const OPEN_MS = 30_000
/** A caller that died while trying does not keep the others out for longer than this. */
const PROBE_MS = 15_000

/** A longer wait than this is a slip of the service. */
const WAIT_MAX_MS = 86_400_000

export type GuardDeps = { db: Kysely<DB>; clock: Clock; log: Log; metrics: Pick<Metrics, 'countProviderCall'> }

export type Guard = {
  /** One call of a service: not made while its circuit is open, and its end written down. */
  call<Answer>(id: ProviderId, work: () => Promise<Answer>): Promise<Answer>
  /** The same in parts, for a call that ends long after it began. */
  enter(id: ProviderId): Promise<Entry>
}

type Entry = { succeeded(): Promise<void>; failed(error: unknown): Promise<void> }

/**
 * Stands between us and services that fail. After five failures in half a minute nobody asks for half a minute; then
 * one caller tries, and by its luck the rest may ask again or not. A service that says how long to wait is left alone
 * for just that long. Kept in the database: all processes agree.
 */
export function openGuard(deps: GuardDeps): Guard {
  const { db, clock } = deps

  async function enter(id: ProviderId): Promise<Entry> {
    const now = clock.now()
    const openUntil = await findOpenUntil(db, id)
    let isProbe = false
    if (openUntil !== null) {
      isProbe = openUntil <= now && (await claimProbe(db, id, now, new Date(now.getTime() + PROBE_MS)))
      if (!isProbe) {
        const retryAfterMs = Math.max(0, openUntil.getTime() - now.getTime())
        throw new CircuitOpen(id.source, 'upstream', 'not asked, it failed too often lately or wants a pause', {
          retryAfterMs,
        })
      }
    }
    return {
      async succeeded() {
        deps.metrics.countProviderCall({ ...id, outcome: 'success' })
        await writeSuccess(db, id, clock.now())
        if (isProbe) await writeOpenUntil(db, id, null)
      },
      failed: (error) => writeDown(deps, id, isProbe, error),
    }
  }

  return {
    enter,
    async call(id, work) {
      const entry = await enter(id)
      let answer: Awaited<ReturnType<typeof work>>
      try {
        answer = await work()
      } catch (error) {
        await entry.failed(error)
        throw error
      }
      await entry.succeeded()
      return answer
    },
  }
}

/** Nobody was asked. */
export class CircuitOpen extends SourceError {}

async function writeDown(deps: GuardDeps, id: ProviderId, isProbe: boolean, error: unknown): Promise<void> {
  const { db, clock, log, metrics } = deps
  const failure = error instanceof SourceError ? error.failure : 'upstream'
  const now = clock.now()
  metrics.countProviderCall({ ...id, outcome: failure })
  log.warn({ ...id, failure, error: describeError(error) }, 'an outside service gave no answer')
  await writeFailure(db, id, failure, now)
  if (error instanceof BudgetSpent) {
    // Nothing was learnt about the service, so whoever comes next may try.
    if (isProbe) await writeOpenUntil(db, id, now)
    // Jobs stop early by design; once people who wait are turned away for the rest of the day, admins should know.
    if (failure === 'quota_day' && currentCaller() === 'user') await countTrouble(db, id, failure, now)
    return
  }
  await countTrouble(db, id, failure, now)
  if (failure === 'quota_day') await spendAll(deps, id.source, 'day')
  if (failure === 'rate_minute') {
    await spendAll(deps, id.source, 'minute')
    const waitMs = error instanceof SourceError ? error.retryAfterMs : null
    if (waitMs !== null) {
      // Well and busy: no failure of the circuit, which would ask again too early.
      const until = new Date(now.getTime() + Math.min(waitMs, WAIT_MAX_MS))
      if (isProbe) await writeOpenUntil(db, id, until)
      await pauseSource(db, id.source, until)
      return
    }
  }
  if (HEALTHY_REFUSALS.has(failure)) {
    if (isProbe) await writeOpenUntil(db, id, null)
    return
  }
  const count = await countFailure(db, id, now, new Date(now.getTime() - WINDOW_MS))
  if (isProbe || count >= FAILURES_THAT_OPEN) await openAtLeastUntil(db, id, new Date(now.getTime() + OPEN_MS))
}
