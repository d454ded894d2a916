import { SourceError, type SourceFailure } from '@prancheta/adapters/source-error.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movingClock } from '#test/moving-clock.ts'
import { openPostgresDatabase, openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { openGuard } from './guard.ts'
import { BudgetSpent } from './meter.ts'
import { listStates } from './provider-state-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let sources = 0

/** A service of its own for each test, with the guard around it. */
function startService() {
  const id = { kind: 'football' as const, source: `Service ${++sources}` }
  const clock = movingClock('2026-04-18T12:00:00Z')
  const outcomes: string[] = []
  const deps = {
    db: database.db,
    clock,
    log: pino({ level: 'silent' }),
    metrics: { countProviderCall: ({ outcome }: { outcome: string }) => void outcomes.push(outcome) },
  }
  const guard = openGuard(deps)
  let calls = 0
  const call = (answer: () => Promise<string>, by = guard) =>
    by
      .call(id, () => {
        calls += 1
        return answer()
      })
      .catch((error: unknown) => error)
  return { id, clock, deps, guard, outcomes, call, calls: () => calls }
}

const works = async () => 'fine'
const fails = (failure: SourceFailure) => () => Promise.reject(new SourceError('x', failure, 'x'))

test('after five failures in half a minute nobody asks for half a minute', async () => {
  const { call, calls, clock } = startService()
  for (let n = 0; n < 5; n += 1) {
    await call(fails('upstream'))
    clock.forward(5_000)
  }
  expect(await call(works)).toMatchObject({ failure: 'upstream', retryAfterMs: 25_000 })
  expect(calls()).toBe(5)
})

test('failures further apart, or that a healthy service gives, open nothing', async () => {
  const { call, clock } = startService()
  for (let n = 0; n < 10; n += 1) {
    await call(fails('timeout'))
    clock.forward(8_000)
  }
  for (const failure of ['plan', 'not_found', 'bad_request', 'cut'] as const)
    for (let n = 0; n < 5; n += 1) await call(fails(failure))
  for (let n = 0; n < 5; n += 1) await call(() => Promise.reject(new BudgetSpent('x', 'quota_day', 'our own')))
  expect(await call(works)).toBe('fine')
})

test('every second answer failing is failing too: successes between do not hide five failures', async () => {
  const { call, clock } = startService()
  for (let n = 0; n < 5; n += 1) {
    await call(fails('upstream'))
    await call(works)
    clock.forward(2_000)
  }
  expect(await call(works)).toMatchObject({ failure: 'upstream' })
})

const busyFor = (retryAfterMs: number) => () =>
  Promise.reject(new SourceError('x', 'rate_minute', 'x', { retryAfterMs }))

test('a service that says how long to wait is left alone for that long, whatever the clock’s minute', async () => {
  const { call, calls, clock } = startService()
  clock.forward(50_000)
  await call(busyFor(48_000))
  clock.forward(47_000)
  expect(await call(works)).toMatchObject({ retryAfterMs: 1_000 })
  expect(calls()).toBe(1)
  clock.forward(1_001)
  expect(await call(works)).toBe('fine')
})

test('the wait holds for every part of the service, and no failure beside it makes it shorter', async () => {
  const { call, calls, clock, guard, id } = startService()
  const odds = { kind: 'odds' as const, source: id.source }
  await guard.call(odds, works)
  for (let n = 0; n < 4; n += 1) await call(fails('upstream'))
  const late = await guard.enter(id)
  await call(busyFor(3_600_000))
  await late.failed(new SourceError('x', 'upstream', 'x'))
  clock.forward(3_599_000)
  await expect(guard.call(odds, works)).rejects.toMatchObject({ retryAfterMs: 1_000 })
  await call(works)
  expect(calls()).toBe(5)
})

test('being told to wait is no failure that opens the circuit', async () => {
  const { call, clock } = startService()
  for (let n = 0; n < 6; n += 1) {
    await call(busyFor(1_000))
    clock.forward(1_001)
  }
  expect(await call(works)).toBe('fine')
})

async function openCircuit() {
  const service = startService()
  for (let n = 0; n < 5; n += 1) await service.call(fails('upstream'))
  return service
}

test('then one caller tries, and its success lets everybody in', async () => {
  const { call, calls, clock } = await openCircuit()
  clock.forward(30_001)
  expect(await call(works)).toBe('fine')
  for (let n = 0; n < 4; n += 1) await call(fails('upstream'))
  expect(await call(works)).toBe('fine')
  expect(calls()).toBe(11)
})

test('its failure keeps everybody out for another half minute', async () => {
  const { call, calls, clock } = await openCircuit()
  clock.forward(30_001)
  await call(fails('timeout'))
  clock.forward(29_000)
  expect(await call(works)).toMatchObject({ failure: 'upstream' })
  expect(calls()).toBe(6)
})

test('of fifty callers in two processes exactly one tries', async () => {
  const { call, calls, clock, deps, guard } = await openCircuit()
  const second = database.url === null ? null : await openPostgresDatabase(database.url)
  const other = openGuard({ ...deps, db: (second ?? database).db })
  clock.forward(30_001)
  let finish = () => {}
  const held = new Promise<string>((resolve) => {
    finish = () => resolve('fine')
  })
  let refused = 0
  const asked = Array.from({ length: 50 }, async (_, n) => {
    const answer = await call(() => held, n % 2 === 0 ? guard : other)
    if (answer !== 'fine') refused += 1
    return answer
  })
  // Whoever comes after the one who tried has ended may be let in; so all others come before.
  await expect.poll(() => refused).toBe(49)
  finish()
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === 'fine')).toHaveLength(1)
  expect(calls()).toBe(6)
  await second?.close()
})

test('a caller that died while trying does not keep the others out for ever', async () => {
  const { call, clock, guard, id } = await openCircuit()
  clock.forward(30_001)
  await guard.enter(id)
  expect(await call(works)).toMatchObject({ failure: 'upstream' })
  clock.forward(15_001)
  expect(await call(works)).toBe('fine')
})

test('what happened last is written down by kind and time, without any words', async () => {
  const { call, clock, id, outcomes } = startService()
  await call(works)
  clock.forward(1_000)
  await call(() => Promise.reject(new SourceError('x', 'auth', 'key sk-secret is wrong')))
  const row = (await listStates(database.db)).find(({ source }) => source === id.source)
  expect(row).toMatchObject({
    last_success_at: new Date('2026-04-18T12:00:00Z'),
    last_failure_at: new Date('2026-04-18T12:00:01Z'),
    last_failure: 'auth',
  })
  expect(outcomes).toEqual(['success', 'auth'])
})
