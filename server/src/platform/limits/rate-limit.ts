import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'

export type RateLimit = {
  /** Throws when the key has used up its tries; counts nothing. */
  check(key: string): Promise<void>
  /** Counts one try, and throws when it was one too many. */
  count(key: string): Promise<void>
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>
  /** Forgets the tries of the key. */
  clear(key: string): Promise<void>
}

/** Tries per key and window, kept in the database so that all processes share them. Keys are stored hashed. */
export function rateLimit(db: Queryable, settings: { name: string; tries: number; windowSeconds: number }): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: kyselyClient(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: settings.name,
    points: settings.tries,
    duration: settings.windowSeconds,
    clearExpiredByTimeout: false,
  })
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

  return {
    async check(key) {
      const state = await limiter.get(hashed(key))
      if (state !== null && state.consumedPoints >= settings.tries && state.msBeforeNext > 0)
        throw new AppError('request.tooMany')
    },
    async count(key) {
      try {
        await limiter.consume(hashed(key))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('request.tooMany')
        throw refusal
      }
    },
    async giveBack(key) {
      await limiter.reward(hashed(key))
    },
    async clear(key) {
      await limiter.delete(hashed(key))
    },
  }
}

/** The limiter speaks to a `pg` client; this gives it ours, whichever database stands behind. */
function kyselyClient(db: Queryable) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}

/** An IPv6 household holds a whole /64, so it is limited as one. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tailGroups].slice(0, 4).join(':')
}
