import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openPostgresDatabase, openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { openCache } from './cache.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const parse = (stored: unknown) => z.object({ games: z.number() }).parse(stored)
const age = (key: string, ms: number) =>
  sql`update cache_entries set fetched_at = fetched_at - ${ms} * interval '1 millisecond', failed_at = failed_at - interval '1 minute' where key = ${key}`.execute(
    database.db,
  )

test('fifty callers in two processes make one call', async () => {
  const second = database.url === null ? null : await openPostgresDatabase(database.url)
  const caches = [openCache(database.db), openCache((second ?? database).db)]
  let calls = 0
  const fetch = async () => {
    calls += 1
    await pause(100)
    return { games: 8 }
  }
  const asked = Array.from({ length: 50 }, (_, n) => caches[n % 2]?.get({ key: 'day', freshMs: 60_000, fetch, parse }))
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ value: { games: 8 }, isStale: false })
  expect(calls).toBe(1)
  await second?.close()
})

/** The database for a caller who has each answer only once `answered` is over. */
const seenThrough = (answered: () => Promise<void>) =>
  database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await answered()
      return result
    },
  })

test('callers in one process look for an answer once; each used to look for itself', async () => {
  let looks = 0
  const count = async () => {
    looks += 1
  }
  const cache = openCache(seenThrough(count))
  const get = () => cache.get({ key: 'once', freshMs: 60_000, fetch: async () => ({ games: 8 }), parse })
  await get()
  looks = 0
  await Promise.all(Array.from({ length: 50 }, get))
  expect(looks).toBe(1)
})

test('what arrived between a look and the right to ask is not asked for again; a second call used to be made', async () => {
  let calls = 0
  const fetch = async () => {
    calls += 1
    return { games: calls }
  }
  const hasLooked = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const slow = openCache(
    seenThrough(() => {
      hasLooked.resolve()
      return mayGoOn.promise
    }),
  ).get({ key: 'between', freshMs: 60_000, fetch, parse })
  await hasLooked.promise
  await openCache(database.db).get({ key: 'between', freshMs: 60_000, fetch, parse })
  mayGoOn.resolve()
  expect(await slow).toMatchObject({ value: { games: 1 }, isStale: false })
  expect(calls).toBe(1)
})

test('when the source fails, an old answer serves and says how old it is', async () => {
  const cache = openCache(database.db)
  const get = (fetch: () => Promise<{ games: number }>) => cache.get({ key: 'stale', freshMs: 1_000, fetch, parse })
  await get(async () => ({ games: 3 }))
  await age('stale', 120_000)
  const answer = await get(() => Promise.reject(new Error('down')))
  expect(answer).toMatchObject({ value: { games: 3 }, isStale: true })
  expect(answer.ageMs).toBeGreaterThan(119_000)
  await age('stale', 0)
  expect(await get(async () => ({ games: 4 }))).toMatchObject({ value: { games: 4 }, ageMs: 0, isStale: false })
})

test('whoever may not ask keeps nobody else from asking, at once or a moment later; a person used to get no odds of a game that a job had just been refused', async () => {
  const cache = openCache(database.db)
  class NotYet extends Error {}
  const get = (fetch: () => Promise<{ games: number }>) =>
    cache.get({ key: 'refused', freshMs: 60_000, fetch, parse, isOwnRefusal: (error) => error instanceof NotYet })
  const refuse = async () => {
    await pause(20)
    throw new NotYet()
  }
  await expect(get(refuse)).rejects.toThrow(NotYet)
  const job = get(refuse)
  const person = get(async () => ({ games: 5 }))
  await expect(job).rejects.toThrow(NotYet)
  expect(await person).toMatchObject({ value: { games: 5 }, isStale: false })
})

test('a failure is never kept as an answer', async () => {
  const cache = openCache(database.db)
  let calls = 0
  const fetch = async () => {
    calls += 1
    if (calls === 1) throw new Error('quota used up')
    return { games: 5 }
  }
  await expect(cache.get({ key: 'fresh', freshMs: 60_000, fetch, parse })).rejects.toThrow('quota used up')
  await expect(cache.get({ key: 'fresh', freshMs: 60_000, fetch, parse })).rejects.toThrow('failed a moment ago')
  await age('fresh', 0)
  expect(await cache.get({ key: 'fresh', freshMs: 60_000, fetch, parse })).toMatchObject({ value: { games: 5 } })
})

test('a process that died while fetching does not hold the entry for ever', async () => {
  const cache = openCache(database.db)
  await sql`insert into cache_entries (key, lease_until, lease_token) values ('dead', now() + interval '150 milliseconds', uuidv7())`.execute(
    database.db,
  )
  expect(await cache.get({ key: 'dead', freshMs: 60_000, fetch: async () => ({ games: 1 }), parse })).toMatchObject({
    value: { games: 1 },
  })
})

test('an answer in the shape of an older version counts as none', async () => {
  const cache = openCache(database.db)
  await sql`insert into cache_entries (key, value, fetched_at) values ('old-shape', '{"matches": 8}', now())`.execute(
    database.db,
  )
  expect(
    await cache.get({ key: 'old-shape', freshMs: 60_000, fetch: async () => ({ games: 2 }), parse }),
  ).toMatchObject({
    value: { games: 2 },
  })
})

test('a caller who wants a fresh answer does not get the older one that another was content with', async () => {
  const cache = openCache(database.db)
  await cache.get({ key: 'two-wishes', freshMs: 60_000, fetch: async () => ({ games: 1 }), parse })
  await age('two-wishes', 30_000)
  const fetch = async () => ({ games: 2 })
  const [content, demanding] = await Promise.all([
    cache.get({ key: 'two-wishes', freshMs: 60_000, fetch, parse }),
    cache.get({ key: 'two-wishes', freshMs: 1_000, fetch, parse }),
  ])
  expect([content.value.games, demanding.value.games]).toEqual([1, 2])
})
