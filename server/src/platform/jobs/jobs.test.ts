import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { tidyPlatform } from '#app-jobs.ts'
import type { Database } from '#platform/db/database.ts'
import { eventually } from '#test/eventually.ts'
import { openPostgresDatabase, openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { claimDueJob, finishJob, listJobs } from './job-store.ts'
import { currentCaller, JobDeferred, type JobHandler, jobs, scheduleRepeating } from './jobs.ts'
import { backoffMs, runJobs } from './run-jobs.ts'

const silent = pino({ level: 'silent' })

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await sql`delete from jobs`.execute(database.db)
})
afterAll(() => database.close())

async function work(process: Database, ...lanes: Record<string, JobHandler>[]): Promise<void> {
  const runner = await runJobs(process, lanes, silent)
  onTestFinished(() => runner.stop())
}

/** Another process's view of the same database, where there can be one. */
async function secondProcess(): Promise<Database> {
  if (database.url === null) return database
  const second = await openPostgresDatabase(database.url)
  onTestFinished(() => second.close())
  return second
}

/** None is left that anybody could still take up. */
const allDone = (count: number) =>
  eventually(async () => {
    const { rows } = await sql`select state, count(*) as n from jobs group by state`.execute(database.db)
    expect(rows).toEqual([{ state: 'done', n: count }])
  })

const hurry = () => sql`update jobs set run_at = now() where state = 'waiting'`.execute(database.db)

test('three workers in two processes do each of a hundred jobs exactly once', async () => {
  const second = await secondProcess()
  const done: unknown[] = []
  const handler: JobHandler = async (payload) => {
    done.push(payload)
  }
  await work(database, { count: handler })
  await work(database, { count: handler })
  await work(second, { count: handler })
  for (let n = 0; n < 100; n += 1) await jobs.enqueue(database.db, { kind: 'count', payload: { n } })
  await allDone(100)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(100)
  expect(done).toHaveLength(100)
})

test('a job enqueued in a transaction that fails never runs, and a key keeps a job from being doubled', async () => {
  const done: unknown[] = []
  await database.db
    .transaction()
    .execute(async (tx) => {
      await jobs.enqueue(tx, { kind: 'mail', payload: { to: 'nobody' } })
      throw new Error('the cause failed')
    })
    .catch(() => {})
  await jobs.enqueue(database.db, { kind: 'mail', key: 'welcome-1', payload: { to: 'ana' } })
  await jobs.enqueue(database.db, { kind: 'mail', key: 'welcome-1', payload: { to: 'ana' } })
  await work(database, { mail: async (payload) => void done.push(payload) })
  await allDone(1)
  expect(done).toEqual([{ to: 'ana' }])
})

test('whatever a job leads to counts as done by a job, and nothing else does', async () => {
  const callers: string[] = []
  await work(database, {
    deep: async () => {
      await database.ping()
      callers.push(currentCaller())
    },
  })
  await jobs.enqueue(database.db, { kind: 'deep', payload: {} })
  await eventually(() => expect(callers).toEqual(['rest']))
  expect(currentCaller()).toBe('user')
})

test('a failing job is tried again later, each time later still, and its failure can be seen', async () => {
  let attempts = 0
  await work(database, {
    flaky: async () => {
      attempts += 1
      if (attempts < 3) throw new Error(`attempt ${attempts} failed`)
    },
  })
  await jobs.enqueue(database.db, { kind: 'flaky', payload: {} })
  await eventually(async () =>
    expect((await listJobs(database.db))[0]).toMatchObject({
      failures: 1,
      last_failure: 'Error: attempt 1 failed',
      state: 'waiting',
    }),
  )
  await hurry()
  await eventually(async () => expect((await listJobs(database.db))[0]).toMatchObject({ failures: 2 }))
  await hurry()
  await eventually(async () => expect((await listJobs(database.db))[0]).toMatchObject({ state: 'done', failures: 2 }))
  expect(
    [1, 2, 3, 20]
      .map((attempt) => backoffMs(attempt))
      .every((ms, index) => ms > ([0.7, 1.4, 2.9, 2600][index] ?? 0) * 1000),
  ).toBe(true)
})

test('a job that may not go on yet waits without using up its tries, and is no failure', async () => {
  let runs = 0
  await work(database, {
    early: async () => {
      runs += 1
      if (runs < 12) throw new JobDeferred(0)
    },
  })
  await jobs.enqueue(database.db, { kind: 'early', payload: {}, attemptsMax: 2 })
  await eventually(async () => expect((await listJobs(database.db))[0]).toMatchObject({ state: 'done', failures: 0 }))
  expect(runs).toBe(12)
})

test('a wish whose job was given up is tried anew when somebody wishes it later', async () => {
  const wish = { kind: 'wish', payload: {}, key: 'wish-1', attemptsMax: 1, reviveAfterMs: 60_000 }
  await jobs.enqueue(database.db, wish)
  await sql`update jobs set state = 'failed', attempts = 1, last_failed_at = now() - interval '30 seconds'`.execute(
    database.db,
  )
  await jobs.enqueue(database.db, wish)
  expect(await listJobs(database.db)).toMatchObject([{ state: 'failed' }])
  await sql`update jobs set last_failed_at = now() - interval '2 minutes'`.execute(database.db)
  await jobs.enqueue(database.db, wish)
  expect(await listJobs(database.db)).toMatchObject([{ state: 'waiting' }])
})

test('a one-off that never succeeds ends as failed and stays to be looked at', async () => {
  await work(database, { broken: () => Promise.reject(new Error('always')) })
  await jobs.enqueue(database.db, { kind: 'broken', payload: {} })
  await sql`update jobs set attempts = attempts_max - 1`.execute(database.db)
  await eventually(async () => expect((await listJobs(database.db))[0]).toMatchObject({ state: 'failed' }))
})

test('a repeating job exists once however many processes start, and runs again after its interval', async () => {
  const second = await secondProcess()
  const repeating = [{ kind: 'tick', everyMs: 60_000 }]
  await Promise.all([scheduleRepeating(database.db, repeating), scheduleRepeating(second.db, repeating)])
  let runs = 0
  await work(database, {
    tick: async () => {
      runs += 1
    },
  })
  await eventually(async () =>
    expect(await listJobs(database.db)).toMatchObject([{ state: 'waiting', last_finished_at: expect.any(Date) }]),
  )
  const [job] = await listJobs(database.db)
  expect((job?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000)
  expect(runs).toBe(1)
})

test('a job whose process died is done by another, and the dead one’s late word changes nothing', async () => {
  await jobs.enqueue(database.db, { kind: 'orphan', payload: {} })
  const dead = await claimDueJob(database.db, ['orphan'], 60_000)
  expect(dead).not.toBeNull()
  expect(await claimDueJob(database.db, ['orphan'], 60_000)).toBeNull()
  await sql`update jobs set lease_until = now() - interval '1 second'`.execute(database.db)
  const heir = await claimDueJob(database.db, ['orphan'], 60_000)
  expect(heir).toMatchObject({ attempts: 2 })
  if (dead) await finishJob(database.db, dead)
  expect((await listJobs(database.db))[0]).toMatchObject({ state: 'waiting' })
  if (heir) await finishJob(database.db, heir)
  expect((await listJobs(database.db))[0]).toMatchObject({ state: 'done' })
})

test('a job that ends its process at every attempt is given up and can be seen', async () => {
  await jobs.enqueue(database.db, { kind: 'deadly', payload: {} })
  await sql`update jobs set attempts = attempts_max`.execute(database.db)
  let runs = 0
  await work(database, {
    deadly: async () => {
      runs += 1
    },
  })
  await eventually(async () => expect((await listJobs(database.db))[0]).toMatchObject({ state: 'failed' }))
  expect(runs).toBe(0)
})

test('a job that takes long, and a queue behind it, keep nobody waiting in the other lane', async () => {
  const slow = Promise.withResolvers<void>()
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  await jobs.enqueue(database.db, { kind: 'slow', payload: {} })
  await jobs.enqueue(database.db, { kind: 'queued', payload: {} })
  await work(database, { mail: note('mail') }, { slow: () => slow.promise.then(note('slow')), queued: note('queued') })
  await jobs.enqueue(database.db, { kind: 'mail', payload: {} })
  await eventually(() => expect(done).toEqual(['mail']))
  slow.resolve()
  await eventually(() => expect(done).toEqual(['mail', 'slow', 'queued']))
})

test('hundreds of failures hide nothing that still waits, the latest is shown first, and a month later they are gone', async () => {
  await sql`insert into jobs (kind, state, run_at, last_failed_at)
    select 'broken', 'failed', now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 800) n`.execute(database.db)
  await jobs.enqueue(database.db, { kind: 'patient', payload: {}, runAt: new Date(0) })
  const [first, second] = await listJobs(database.db)
  expect(first).toMatchObject({ kind: 'patient', state: 'waiting' })
  expect(Date.now() - (second?.last_failed_at?.getTime() ?? 0)).toBeLessThan(2 * 3_600_000)

  await tidyPlatform(database.db, new Date())
  const { rows } = await sql`select state, count(*) as n from jobs group by state order by state`.execute(database.db)
  expect(rows).toEqual([
    { state: 'failed', n: expect.toSatisfy((n: number) => n >= 718 && n <= 720) },
    { state: 'waiting', n: 1 },
  ])
})
