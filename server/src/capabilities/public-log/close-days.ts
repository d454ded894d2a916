import { dayHead } from '@prancheta/contract/public-log/routes.ts'
import { type DayHead, dayAfter, headText, signedText } from '@prancheta/core/log/day-head.ts'
import { NO_HASH } from '@prancheta/core/log/log-entry.ts'
import type { Kysely } from 'kysely'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { LogDeps } from './append-entries.ts'
import { logTools } from './log-crypto.ts'
import { type DayEntries, findDaysAfter, findLastHead, findOpening, insertHead, lockLog } from './log-store.ts'
import { WITNESS_JOB } from './tell-witness.ts'

/** Clocks of two processes differ by less, so nobody still writes into the day. */
const CLOSES_AFTER_MS = 2 * 60_000
const WITNESS_ATTEMPTS = 12

export type ClosingDeps = LogDeps & { db: Kysely<DB>; jobs: Jobs; hasWitness: boolean }

/** Signs every day that is over, one head each, days without an entry too: so a missing day shows. */
export async function closeDays(deps: ClosingDeps): Promise<void> {
  const today = dateInSaoPaulo(new Date(deps.clock.now().getTime() - CLOSES_AFTER_MS))
  await deps.db.transaction().execute(async (tx) => {
    await lockLog(tx)
    const last = await lastHead(tx)
    const days = await findDaysAfter(tx, last?.day ?? null)
    const first = last ? dayAfter(last.day) : days[0]?.day
    if (first === undefined || first >= today) return
    await requireOwnKey(tx, deps)
    await sign(tx, deps, { first, today, last, days })
  })
}

async function lastHead(tx: Queryable): Promise<DayHead | null> {
  const row = await findLastHead(tx)
  return row && dayHead.parse(JSON.parse(row.line))
}

/** With another secret the day would be signed with another key, and every reader would take the log for a forgery. */
async function requireOwnKey(tx: Queryable, { key }: LogDeps): Promise<void> {
  const opened = /"key":"([0-9a-f]{64})"/.exec((await findOpening(tx)) ?? '')?.[1]
  if (opened !== key.publicKey)
    throw new Error('the public log was opened with another secret: set LOG_SECRET to the AUTH_SECRET of that time')
}

type Closing = { first: string; today: string; last: DayHead | null; days: readonly DayEntries[] }

async function sign(tx: Queryable, deps: ClosingDeps, { first, today, last, days }: Closing): Promise<void> {
  const byDay = new Map(days.map((day) => [day.day, day]))
  let before = last
  for (let day = first; day < today; day = dayAfter(day)) {
    const own = byDay.get(day)
    const unsigned = {
      day,
      entries: own?.entries ?? 0,
      n: own?.n ?? before?.n ?? 0,
      hash: own?.hash ?? before?.hash ?? NO_HASH,
      prev: before ? await logTools.sha256(headText(before)) : NO_HASH,
      signedAt: deps.clock.now().toISOString(),
    }
    const head = { ...unsigned, signature: deps.key.sign(signedText(unsigned)) }
    await insertHead(tx, { day, n: head.n, line: headText(head) })
    if (deps.hasWitness)
      await deps.jobs.enqueue(tx, {
        kind: WITNESS_JOB,
        payload: { head: headText(head) },
        key: `${WITNESS_JOB}:${day}`,
        attemptsMax: WITNESS_ATTEMPTS,
      })
    before = head
  }
}
