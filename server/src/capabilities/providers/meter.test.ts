import { afterAll, beforeAll, expect, test } from 'vitest'
import { asJob } from '#platform/jobs/jobs.ts'
import { movingClock } from '#test/moving-clock.ts'
import { openPostgresDatabase, openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { BudgetSpent, openMeter, spendAll } from './meter.ts'

const FREE_PLAN = { minute: 10, day: 100 }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let services = 0

/** The meter of a service that no other test asks. */
async function startMeter(
  limits: { minute: number | null; day: number | null } = FREE_PLAN,
  from = '2026-04-18T12:00:00Z',
) {
  const source = `Service ${++services}`
  const clock = movingClock(from)
  const deps = { db: database.db, clock }
  const meter = openMeter(deps, source, limits)
  const claims = async (count: number, by = meter, cost = 1) => {
    const ends = await Promise.allSettled(Array.from({ length: count }, () => by.claim(cost)))
    // Only a spent budget is a no; whatever else went wrong is no count.
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(BudgetSpent)
    return ends.filter(({ status }) => status === 'fulfilled').length
  }
  return { source, clock, deps, meter, claims }
}

test('of thirty callers at once ten get the minute, and the next minute has ten more', async () => {
  const { source, claims, clock, meter } = await startMeter()
  expect(await claims(30)).toBe(10)
  await expect(meter.claim(1)).rejects.toMatchObject({ failure: 'rate_minute', source })
  clock.forward(60_000)
  expect(await claims(30)).toBe(10)
})

test('the day ends where it ends, and a refused day gives the minute back', async () => {
  const { claims, clock, meter } = await startMeter({ minute: 10, day: 15 })
  expect(await claims(10)).toBe(10)
  clock.forward(60_000)
  expect(await claims(4)).toBe(4)
  await expect(meter.claim(2)).rejects.toMatchObject({ failure: 'quota_day' })
  expect(await claims(6)).toBe(1)
  clock.forward(12 * 3_600_000)
  expect(await claims(10)).toBe(10)
})

test('two processes share one budget', async () => {
  const { source, deps, claims, meter } = await startMeter()
  const second = database.url === null ? null : await openPostgresDatabase(database.url)
  const other = openMeter({ ...deps, db: (second ?? database).db }, source, FREE_PLAN)
  const [here, there] = await Promise.all([claims(20), claims(20, other)])
  expect(here + there).toBe(10)
  await expect(meter.claim(1)).rejects.toMatchObject({ failure: 'rate_minute' })
  await second?.close()
})

test('jobs stop before the end, what is worth less sooner, and what they leave is for people who wait', async () => {
  const { claims } = await startMeter()
  expect(await asJob(() => claims(20), 'rest')).toBe(4)
  expect(await asJob(() => claims(20), 'odds')).toBe(1)
  expect(await asJob(() => claims(20), 'results')).toBe(2)
  expect(await claims(20)).toBe(3)
})

test('people who ask much take nothing from the results that a job fetches', async () => {
  const { claims } = await startMeter({ minute: null, day: 100 })
  expect(await claims(60)).toBe(60)
  // Of 30 calls for jobs three quarters are theirs by noon.
  expect(await asJob(() => claims(40), 'results')).toBe(22)
  expect(await claims(40)).toBe(18)
})

test('of a small plan most is for people, and jobs get their part as the day goes on', async () => {
  const { claims, clock } = await startMeter({ minute: null, day: 100 }, '2026-04-18T00:00:00Z')
  expect(await asJob(() => claims(40), 'odds')).toBe(7)
  expect(await asJob(() => claims(40), 'results')).toBe(8)
  clock.forward(12 * 3_600_000)
  expect(await asJob(() => claims(40), 'odds')).toBe(0)
  expect(await asJob(() => claims(40), 'results')).toBe(7)
  expect(await claims(100)).toBe(78)
})

test('a spent budget says when to ask again', async () => {
  const { claims, meter } = await startMeter({ minute: 10, day: 100 }, '2026-04-18T12:00:20Z')
  await claims(10)
  await expect(meter.claim(1)).rejects.toMatchObject({ failure: 'rate_minute', retryAfterMs: 40_000 })
})

test('a plan that the service tells of replaces what was assumed', async () => {
  const { claims, meter } = await startMeter()
  await meter.report({ minute: { limit: 300, left: 299 }, day: { limit: 7_500, left: 7_000 }, month: null })
  expect(await claims(40)).toBe(40)
})

test('where somebody else uses the same key, the service’s count is the truth', async () => {
  const { claims, meter } = await startMeter()
  await meter.report({ minute: { limit: null, left: 2 }, day: null, month: null })
  expect(await claims(10)).toBe(2)
})

test('a month’s credits are spread over its days, and what was left over may be used', async () => {
  const { claims, meter, clock } = await startMeter({ minute: null, day: 17 }, '2026-04-21T12:00:00Z')
  expect(await claims(20)).toBe(17)
  await meter.report({ minute: null, day: null, month: { limit: 500, left: 450 } })
  clock.forward(86_400_000)
  // 450 left for 9 days.
  expect(await claims(30, meter, 2)).toBe(25)
})

test('once the service said that the day is over, nothing more is sent until the next', async () => {
  const { source, claims, deps, clock } = await startMeter()
  await spendAll(deps, source, 'day')
  expect(await claims(3)).toBe(0)
  clock.forward(86_400_000)
  expect(await claims(3)).toBe(3)
})

test('a larger plan that only says what is left of its minute is not forgotten as the minute goes on', async () => {
  const { claims, meter } = await startMeter({ minute: 10, day: null })
  for (let left = 29; left >= 10; left -= 1) {
    expect(await claims(1)).toBe(1)
    await meter.report({ minute: { limit: null, left }, day: null, month: null })
  }
  expect(await claims(20)).toBe(10)
})

test('an answer or a refusal that crosses midnight does not close the new day', async () => {
  const { source, claims, deps, meter, clock } = await startMeter({ minute: 10, day: 100 }, '2026-04-18T23:59:59Z')
  expect(await claims(1)).toBe(1)
  clock.forward(2_000)
  await meter.report({ minute: null, day: { limit: 100, left: 0 }, month: null })
  expect(await claims(3)).toBe(3)
  await spendAll(deps, source, 'day')
  expect(await claims(1)).toBe(0)
  clock.forward(60_000)
  expect(await claims(3)).toBe(3)
})
