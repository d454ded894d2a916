import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { endSession, listSessions, signIn } from '@prancheta/contract/identity/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { amount } from '#test/amount.ts'
import { eventually } from '#test/eventually.ts'
import { hasConnection, hasTakenAll, SYSTEM_KEEPS_TO_SEND_MB, unsent } from '#test/held-connection.ts'
import { LiveListener } from '#test/live-listener.ts'
import type { Person } from '#test/person.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, startTestApp, type TestApp } from '#test/start-test-app.ts'
import { openTestDatabase } from '#test/test-database.ts'
import { pruneEvents } from './live-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

const userIdOf = async ({ email }: Person) =>
  (await app.database.db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

async function changePlan(person: Person, plan: 'starter' | 'pro' | 'black'): Promise<void> {
  await app.database.db
    .updateTable('plans')
    .set({ plan })
    .where('user_id', '=', await userIdOf(person))
    .execute()
}

const heard = (listener: LiveListener, type: string) => eventually(() => expect(listener.types()).toContain(type))

test('a change of plan reaches its owner and the admins, and nobody else', async () => {
  const [ana, bruno, admin] = [await app.signUp('Ana'), await app.signUp('Bruno'), await app.signUpAdmin()]
  const atAna = await LiveListener.open(ana)
  const atBruno = await LiveListener.open(bruno)
  const atAdmin = await LiveListener.open(admin)
  await changePlan(ana, 'pro')
  await heard(atAna, 'plan.changed')
  await heard(atAdmin, 'plan.changed')
  expect(atAna.events.at(-1)?.data).toEqual({ plan: 'pro', active: true })
  await changePlan(bruno, 'starter')
  await heard(atBruno, 'plan.changed')
  expect(atBruno.types()).toEqual(['ready', 'plan.changed'])
  expect(atAna.types()).toEqual(['ready', 'plan.changed'])
  await Promise.all([atAna, atBruno, atAdmin].map((listener) => listener.cut()))
})

test('a session ended elsewhere is told so, and its stream closes', async () => {
  const ana = await app.signUp('Ana')
  const elsewhere = app.visitor()
  await elsewhere.call(signIn, { email: ana.email, password: TEST_PASSWORD })
  const listener = await LiveListener.open(elsewhere)
  const { sessions } = await ana.call(listSessions, {})
  const other = sessions.find(({ current }) => !current)
  await ana.call(endSession, { sessionId: other?.id ?? '' })
  await heard(listener, 'session.ended')
  await eventually(() => expect(listener.closed).toBe(true))
  await expect(LiveListener.open(elsewhere)).rejects.toThrow('401')
})

test('what happened while the reader was away arrives on return, once and in order', async () => {
  const ana = await app.signUp('Ana')
  const listener = await LiveListener.open(ana)
  await changePlan(ana, 'starter')
  await heard(listener, 'plan.changed')
  await listener.cut()
  await changePlan(ana, 'pro')
  await changePlan(ana, 'black')
  await listener.connect(ana)
  await eventually(() => expect(listener.events).toHaveLength(4))
  expect(listener.events.slice(1).map(({ data }) => data)).toEqual(
    ['starter', 'pro', 'black'].map((plan) => ({ plan, active: true })),
  )
  await listener.cut()
})

test('a reader from another time is told to load everything anew', async () => {
  const ana = await app.signUp('Ana')
  for (const id of ['nonsense', '99999999999-1', "1-1' or 1=1"]) {
    const listener = await LiveListener.open(ana, id)
    await heard(listener, 'reset')
    await listener.cut()
  }
  const early = await LiveListener.open(ana)
  await changePlan(ana, 'pro')
  await early.cut()
  await pruneEvents(app.database.db, new Date(Date.now() + 1000))
  const late = await LiveListener.open(ana, early.events[0]?.id)
  await heard(late, 'reset')
  await late.cut()
})

test('on a database restored from another server, readers load everything anew once and then follow as ever', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const elsewhere = sql`'99999999999'::xid8`
  await sql`insert into live_events (xid, user_id, type, data) values (${elsewhere}, uuidv7(), 'plan.changed', '{}')`.execute(
    database.db,
  )
  await sql`update live_horizon set xid = ${elsewhere}`.execute(database.db)

  const restored = await startTestApp({ database })
  const ana = await restored.signUp('Ana')
  // Whoever comes while something from before the restore is still under way, loads twice.
  await eventually(async () => {
    const { rows } = await sql`select datname, state, xact_start, query from pg_stat_activity, live_horizon
      where live_horizon.xid > pg_snapshot_xmin(pg_current_snapshot()) and backend_xid is not null
        and datname = current_database()`.execute(database.db)
    expect(rows).toEqual([])
  })
  const listener = await LiveListener.open(ana, '99999999999-1')
  await heard(listener, 'reset')
  await listener.cut()
  await database.db.updateTable('plans').set({ plan: 'pro' }).execute()
  await listener.connect(ana)
  await heard(listener, 'plan.changed')
  expect(listener.types()).toEqual(['reset', 'plan.changed'])
  await listener.cut()
})

test('connections cut at once leave nothing behind', async () => {
  const ana = await app.signUp('Ana')
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(app.url)
  for (let n = 0; n < 60; n += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}) // cut on purpose
    socket.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nLast-Event-ID: 1-1\r\n\r\n`)
    await pause(n % 3)
    socket.destroy()
  }
  await eventually(async () => expect(await openStreams()).toBe(0))
  expect((await ana.send('head', '/api/live')).status).toBe(200)
})

test('a reader that reads well gets a megabyte at once, live and on return', async () => {
  const ana = await app.signUp('Ana')
  const listener = await LiveListener.open(ana)
  const userId = await userIdOf(ana)
  const flood = () =>
    sql`insert into live_events (user_id, type, data) select ${userId}::uuid, 'flood', to_jsonb(repeat('x', 10000)) from generate_series(1, 100)`.execute(
      app.database.db,
    )
  const floods = () => listener.types().filter((type) => type === 'flood').length
  await flood()
  await eventually(() => expect(floods()).toBe(100))
  await listener.cut()
  await flood()
  await listener.connect(ana)
  await eventually(() => expect(floods()).toBe(200))
  await listener.cut()
})

test('a reader that does not read is dropped, and the others go on', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const atBruno = await LiveListener.open(bruno)
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(app.url)
  const deaf = connect(Number(port), hostname)
  deaf.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`)
  deaf.pause()
  const ended = new Promise<void>((resolve) => deaf.on('error', () => resolve()).on('close', () => resolve()))
  await eventually(async () => expect(await openStreams()).toBe(2))

  const userId = await userIdOf(ana)
  for (let n = 0; n < 40; n += 1) {
    await sql`insert into live_events (user_id, type, data) select ${userId}::uuid, 'flood', to_jsonb(repeat('x', 10000)) from generate_series(1, 50)`.execute(
      app.database.db,
    )
  }
  await eventually(async () => expect(await openStreams()).toBe(1))
  await changePlan(bruno, 'pro')
  await heard(atBruno, 'plan.changed')
  deaf.resume()
  await ended
  await atBruno.cut()
})

test('of more than ten streams of one user the oldest are told to go, and nobody else’s', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const atBruno = await LiveListener.open(bruno)
  const listeners: LiveListener[] = []
  for (let n = 0; n < 13; n += 1) listeners.push(await LiveListener.open(ana))
  const [first, second, third, ...kept] = listeners
  for (const gone of [first, second, third]) {
    await eventually(() => expect(gone?.closed).toBe(true))
    expect(gone?.types()).toEqual(['ready', 'replaced'])
  }
  await changePlan(ana, 'pro')
  for (const listener of kept) {
    await heard(listener, 'plan.changed')
    expect(listener.types()).toEqual(['ready', 'plan.changed'])
  }
  // A place that is free again is free for a younger one, which costs nobody theirs.
  await kept[0]?.cut()
  await eventually(async () => expect(await openStreams()).toBe(10))
  const late = await LiveListener.open(ana, first?.lastEventId)
  await heard(late, 'plan.changed')
  expect([...kept.slice(1), atBruno].some(({ closed }) => closed)).toBe(false)
  await Promise.all([...kept, late, atBruno].map((listener) => listener.cut()))
})

// It takes as long as a reader is given to read the last words.
test.runIf(process.env.DEEP === '1' && process.platform === 'linux')(
  'a stream that had to give up its place and does not read is cut; it used to keep its connection and memory for ever',
  async () => {
    const ana = await app.signUp('Ana')
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { hostname, port } = new URL(app.url)
    const deaf = connect(Number(port), hostname)
    onTestFinished(() => void deaf.destroy())
    deaf.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`)
    deaf.pause()
    await eventually(async () => expect(await openStreams()).toBe(1))
    const userId = await userIdOf(ana)
    const flood = (megabytes: number) =>
      sql`insert into live_events (user_id, type, data)
        select ${userId}::uuid, 'flood', to_jsonb(repeat('x', 10000)) from generate_series(1, ${megabytes * 100}::int)`.execute(
        app.database.db,
      )
    // What the system itself keeps for a reader differs from one to the next; past that, the words wait in the product.
    while (await hasTakenAll(Number(port), deaf.localPort)) await flood(1)
    await flood(SYSTEM_KEEPS_TO_SEND_MB + 1)
    const heldBytes = (SYSTEM_KEEPS_TO_SEND_MB / 2) * 1024 * 1024
    await eventually(async () => expect(await unsent(Number(port), deaf.localPort)).toBeGreaterThan(heldBytes))
    const others = await Promise.all(Array.from({ length: 10 }, () => LiveListener.open(ana)))
    await eventually(async () => expect(await openStreams()).toBe(10))
    // On a machine that stands still meanwhile it may be gone by now, for having been deaf too long.
    await expect.poll(() => hasConnection(Number(port), deaf.localPort), { timeout: 60_000 }).toBe(false)
    await Promise.all(others.map((listener) => listener.cut()))
  },
)

async function openStreams(): Promise<number> {
  const text = await (await app.visitor().send('get', '/metrics')).text()
  return Number(/^live_streams (\d+)$/m.exec(text)?.[1])
}

const AT_A_TIME = 50
const EVENTS = amount(20, 2_000) * AT_A_TIME
const CUTS_EACH = amount(10, 100)
const READERS = 10

test(`${EVENTS} events through ${READERS * CUTS_EACH} cut connections: none lost, none twice`, async () => {
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const userId = await userIdOf(ana)
  const readerOf = (n: number) => (n % 2 === 0 ? ana : admin)
  const listeners = await Promise.all(Array.from({ length: READERS }, (_, n) => LiveListener.open(readerOf(n))))
  let written = 0
  const write = async () => {
    while (written < EVENTS) {
      const first = written
      written += AT_A_TIME
      await sql`insert into live_events (user_id, type, data) select ${userId}::uuid, 'n', to_jsonb(n) from generate_series(${first}::int, ${first + AT_A_TIME - 1}::int) n`.execute(
        app.database.db,
      )
      await pause(2)
    }
  }
  const cutOften = async (listener: LiveListener, n: number) => {
    for (let cut = 0; cut < CUTS_EACH; cut += 1) {
      // From the first to the last of them.
      while (written < (EVENTS * cut) / CUTS_EACH) await pause(1)
      await listener.cut()
      await listener.connect(readerOf(n))
      await pause(5)
    }
  }
  await Promise.all([write(), write(), write(), ...listeners.map(cutOften)])
  for (const [n, listener] of listeners.entries()) {
    const numbers = () => listener.events.filter(({ type }) => type === 'n').map(({ data }) => Number(data))
    await eventually(async () => {
      // One that was behind for too long is dropped, and comes back by itself as a browser does.
      if (listener.closed) await listener.connect(readerOf(n))
      expect(numbers().length).toBeGreaterThanOrEqual(EVENTS)
    })
    expect(numbers().toSorted((a, b) => a - b)).toEqual(Array.from({ length: EVENTS }, (_, n) => n))
    await listener.cut()
  }
}, 600_000)
