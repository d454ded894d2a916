import { SourceError, type SourceFailure } from '@prancheta/adapters/source-error.ts'
import type { Trouble } from '@prancheta/contract/providers/routes.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import {
  addFailures,
  clearFailures,
  deleteState,
  FAILURES_THAT_ALERT,
  type listStates,
  type WatchedId,
  type WatchedKind,
  writeFailure,
  writeSuccess,
} from './provider-state-store.ts'

/** The service works; it only will not answer this question. */
export const HEALTHY_REFUSALS: ReadonlySet<SourceFailure> = new Set(['plan', 'not_found', 'bad_request', 'cut'])

/** These do not pass soon; after a spent day nobody even asks again. */
const LASTING: ReadonlySet<SourceFailure> = new Set(['auth', 'quota_day'])

/**
 * Counts a failure towards an alert for the admins. Of most services one failure is no news. A refused key or a spent day is, and
 * so is every failure of the AI but one of its own replies' endings, since a reader has just got somebody else's answer or none.
 */
export async function countTrouble(db: Kysely<DB>, id: WatchedId, failure: SourceFailure, now: Date): Promise<void> {
  const isAi = id.kind === 'ai'
  if (failure === 'cut' || (HEALTHY_REFUSALS.has(failure) && !isAi)) return
  await addFailures(db, id, now, { atLeast: isAi || LASTING.has(failure) ? FAILURES_THAT_ALERT : 1 })
}

type WatchDeps = { db: Kysely<DB>; clock: Clock; log: Log }

/**
 * Makes a call and writes down how it ended, for services that are asked whatever happened before: mail and payments. What was
 * done is done: a mail that went out must not go again because its success could not be written down.
 */
export async function watchCall<Answer>(
  { db, clock, log }: WatchDeps,
  id: WatchedId,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const note = (writing: Promise<void>) =>
    writing.catch((error) => log.warn({ ...id, error: describeError(error) }, 'how a call ended was not written down'))
  let answer: Awaited<Answer>
  try {
    answer = await work()
  } catch (error) {
    await note(writeTrouble(db, id, error instanceof SourceError ? error.failure : 'upstream', clock.now()))
    throw error
  }
  await note(writeSuccess(db, id, clock.now()))
  return answer
}

async function writeTrouble(db: Kysely<DB>, id: WatchedId, failure: SourceFailure, now: Date): Promise<void> {
  await writeFailure(db, id, failure, now)
  await countTrouble(db, id, failure, now)
}

/** One customer of a service, as its states are told apart. */
const customerId = ({ kind, source }: WatchedId, customer: string): WatchedId => ({
  kind,
  source: `${source}, ${customer}`,
})

/**
 * What a service holds of one customer cannot be read: admins see it from the first time until it can be, whatever else the
 * service answers meanwhile.
 */
export async function markCustomer(
  { db, clock, log }: WatchDeps,
  id: WatchedId,
  customer: string,
  isReadable: boolean,
): Promise<void> {
  const own = customerId(id, customer)
  const mark = async () => {
    if (isReadable) return clearFailures(db, own)
    await writeFailure(db, own, 'schema', clock.now())
    await addFailures(db, own, clock.now(), { atLeast: FAILURES_THAT_ALERT })
  }
  await mark().catch((error) => log.warn({ ...id, error: describeError(error) }, 'what was found was not written down'))
}

export async function unmarkCustomer(db: Kysely<DB>, id: WatchedId, customer: string): Promise<void> {
  await deleteState(db, customerId(id, customer))
}

/** Who serves what can fail, by name; null where nobody does or it is only a demonstration. */
export type Watched = Record<WatchedKind, string | null>

/** The services of this installation that fail again and again. */
export function troublesIn(
  states: Awaited<ReturnType<typeof listStates>>,
  watched: Watched,
  { hasStandIn }: { hasStandIn: boolean },
): Trouble[] {
  return states.flatMap(({ kind, source, failures, failing_since, last_failure_at, last_failure }) => {
    const [service = '', customer = null] = watched[kind] === source ? [source] : source.split(', ')
    if (failures < FAILURES_THAT_ALERT || watched[kind] !== service) return []
    if (!failing_since || !last_failure_at || last_failure === null) return []
    return {
      kind,
      source: service,
      customer,
      since: failing_since.toISOString(),
      last_failure_at: last_failure_at.toISOString(),
      last_failure,
      has_stand_in: kind === 'ai' && hasStandIn,
    }
  })
}
