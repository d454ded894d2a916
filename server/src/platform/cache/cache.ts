import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '#platform/db/database.ts'
import { claimEntry, extendEntry, findEntry, releaseFailed, storeEntry } from './cache-store.ts'

/** How long one process may fetch before the others stop waiting for it. */
const LEASE_MS = 30_000
const WAIT_STEP_MS = 25
/** A failure this young was the answer to the caller who waited for it; an older one is worth another try. */
const FRESH_FAILURE_MS = 1_000

export type Cached<Value> = {
  value: Value
  /** How old the answer is; a reader is told when it is stale. */
  ageMs: number
  /** True when the source failed and an older answer than asked for had to do. */
  isStale: boolean
  /** For how long after it was made the answer counts as fresh; null where every look makes a new one. */
  freshMs: number | null
}

type CacheRequest<Value> = {
  key: string
  /** How long an answer counts as fresh; where that depends on the answer itself, a function of it and its age. */
  freshMs: number | ((value: Value, ageMs: number) => number)
  fetch: () => Promise<Value>
  /** What the database gives back is outside data too. */
  parse: (stored: unknown) => Value
  /** Whether the source was not even asked, because this caller may not: the next may be one who may. */
  isOwnRefusal?: (error: unknown) => boolean
}

export type Cache = { get<Value>(request: CacheRequest<Value>): Promise<Cached<Value>> }

/** Thrown to those who waited for a fetch by somebody else that failed. */
export class CacheFetchError extends Error {
  override readonly name = 'CacheFetchError'
}

/**
 * Answers of slow or paid sources, kept in the database. Fifty callers at once, in any number of processes,
 * make one call; when the source fails an old answer serves, with its age.
 */
export function openCache(db: Queryable): Cache {
  const underWay = new Map<string, Promise<Cached<unknown>>>()
  return {
    async get<Value>(request: CacheRequest<Value>) {
      const running = underWay.get(request.key)
      // Whoever finds nobody at it must be found by the next: nothing is waited for before `own` is kept.
      const shared = running && (await shareAnswer(running, request))
      if (shared) return shared
      const own: Promise<Cached<Value>> = lookUp(db, request).finally(() => {
        if (underWay.get(request.key) === own) underWay.delete(request.key)
      })
      underWay.set(request.key, own)
      return own
    },
  }
}

/** The answer that somebody else is getting, or null where it will not do for this one. */
async function shareAnswer<Value>(
  running: Promise<Cached<unknown>>,
  request: CacheRequest<Value>,
): Promise<Cached<Value> | null> {
  try {
    const { value, ...rest } = await running
    const shared = { ...rest, value: request.parse(value) }
    // Whoever asked first may have been content with an older answer.
    return shared.isStale || isFresh(request, shared) ? shared : null
  } catch (error) {
    if (request.isOwnRefusal?.(error)) return null
    throw error
  }
}

async function lookUp<Value>(db: Queryable, request: CacheRequest<Value>): Promise<Cached<Value>> {
  for (;;) {
    const entry = await findEntry(db, request.key)
    const { ageMs = null, failedAgoMs = null } = entry ?? {}
    const kept = ageMs === null ? null : readKept(entry?.value, ageMs, request.parse)
    if (kept && isFresh(request, kept)) return { ...kept, isStale: false, freshMs: freshMsOf(request, kept) }

    if (entry?.isBeingFetched) {
      await pause(WAIT_STEP_MS)
      continue
    }
    if (failedAgoMs !== null && failedAgoMs < FRESH_FAILURE_MS) {
      if (kept) return { ...kept, isStale: true, freshMs: 0 }
      throw new CacheFetchError(`the source of ${request.key} failed a moment ago`)
    }
    const token = await claimEntry(db, request.key, entry, LEASE_MS)
    if (token !== null) return fetchAndStore(db, request, token, kept)
  }
}

type Kept<Value> = { value: Value; ageMs: number }

function freshMsOf<Value>({ freshMs }: CacheRequest<Value>, { value, ageMs }: Kept<Value>): number {
  return typeof freshMs === 'number' ? freshMs : freshMs(value, ageMs)
}

function isFresh<Value>(request: CacheRequest<Value>, kept: Kept<Value>): boolean {
  return kept.ageMs < freshMsOf(request, kept)
}

/** An answer stored in a shape that an older version had counts as none. */
function readKept<Value>(stored: unknown, ageMs: number, parse: (stored: unknown) => Value): Kept<Value> | null {
  try {
    return { value: parse(stored), ageMs }
  } catch {
    return null
  }
}

async function fetchAndStore<Value>(
  db: Queryable,
  request: CacheRequest<Value>,
  token: string,
  kept: Kept<Value> | null,
): Promise<Cached<Value>> {
  const { key, fetch } = request
  const lease = setInterval(() => void extendEntry(db, key, token, LEASE_MS).catch(() => {}), LEASE_MS / 3) // a passing fault
  try {
    const value = await fetch()
    await storeEntry(db, key, token, value)
    return { value, ageMs: 0, isStale: false, freshMs: freshMsOf(request, { value, ageMs: 0 }) }
  } catch (error) {
    const agoMs = request.isOwnRefusal?.(error) ? FRESH_FAILURE_MS : 0
    await releaseFailed(db, key, token, agoMs).catch(() => {}) // the lease then runs out by itself
    if (kept) return { ...kept, isStale: true, freshMs: 0 }
    throw error
  } finally {
    clearInterval(lease)
  }
}
