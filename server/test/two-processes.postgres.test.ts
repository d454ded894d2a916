import { connect, createServer } from 'node:net'
import { signIn } from '@prancheta/contract/identity.ts'
import { health } from '@prancheta/contract/platform.ts'
import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { productPasswordHashing } from '#capabilities/identity/index.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { LiveListener } from './live-listener.ts'
import { Person } from './person.ts'
import { TEST_PASSWORD } from './sign-up-person.ts'
import { startProcess as startServerProcess } from './start-process.ts'
import { startTestApp } from './start-test-app.ts'
import { createPostgresDatabase } from './test-database.ts'

/** Only its address matters here. */
const startProcess = async (databaseUrl: string) => (await startServerProcess(databaseUrl)).url

test('three processes may start at once on an empty database', async () => {
  const url = await createPostgresDatabase('template0')
  const urls = await Promise.all([startProcess(url), startProcess(url), startProcess(url)])
  for (const address of urls)
    expect(await new Person(address).call(health, {})).toEqual({ status: 'ok', database: 'postgres' })
})

test('what happens in one process reaches a reader at another, and a session opens both', async () => {
  // The other process is the product itself, so it knows only passwords stored as the product stores them.
  const app = await startTestApp({ passwordHashing: productPasswordHashing })
  const second = await startProcess(app.database.url ?? '')
  const ana = await app.signUp('Ana')
  const elsewhere = new Person(second)
  await elsewhere.call(signIn, { email: ana.email, password: TEST_PASSWORD })
  const listener = await LiveListener.open(elsewhere)
  await app.database.db.updateTable('plans').set({ plan: 'pro' }).execute()
  await vi.waitFor(() => expect(listener.types()).toContain('plan.changed'), 10_000)

  elsewhere.cookies.clear()
  for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.send('get', '/api/profile')).status).toBe(200)
  await listener.cut()
})

test('a lost listening connection is taken up again and nothing is missed', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  const listener = await LiveListener.open(ana)
  const admin = await openPostgres({ url: inject('postgresUrl'), poolSize: 2 })
  const database = new URL(app.database.url ?? '').pathname.slice(1)
  await admin.inScript((run) =>
    run.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and query ilike 'listen%'`,
    ),
  )
  await app.database.db.updateTable('plans').set({ plan: 'pro' }).execute()
  await vi.waitFor(() => expect(listener.types()).toContain('plan.changed'), 10_000)
  await listener.cut()
  await admin.close()
})

test('a statement that takes too long is ended, so that it cannot hold the others up', async () => {
  const database = await openPostgres({ url: inject('postgresUrl'), poolSize: 2 })
  expect(await database.inScript((run) => run.rows('show statement_timeout'))).toEqual([{ statement_timeout: '0' }]) // migrations may take their time
  const { rows } = await sql`show statement_timeout`.execute(database.db)
  expect(rows).toEqual([{ statement_timeout: '10s' }])
  await database.close()
})

test('a process goes on signing people in after another one migrated', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  for (let n = 0; n < 12; n += 1) await app.visitor().call(signIn, { email: ana.email, password: TEST_PASSWORD })
  await sql`alter table profiles add column added_by_the_next_version text`.execute(app.database.db)
  await Promise.all(
    Array.from({ length: 12 }, () => app.visitor().call(signIn, { email: ana.email, password: TEST_PASSWORD })),
  )
})

test('a reader may return to another process than the one it came from', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  await app.database.db.updateTable('plans').set({ plan: 'starter' }).execute()
  const second = await startProcess(app.database.url ?? '')
  const elsewhere = new Person(second)
  for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value)
  const listener = await LiveListener.open(elsewhere)
  await listener.cut()
  await listener.connect(ana)
  await app.database.db.updateTable('plans').set({ plan: 'pro' }).execute()
  await vi.waitFor(() => expect(listener.types()).toContain('plan.changed'), 10_000)
  expect(listener.types()).toEqual(['ready', 'plan.changed'])
  await listener.cut()
})

test('a database that comes up a little later than we do is waited for', async () => {
  const target = new URL(inject('postgresUrl'))
  const gate = createServer((socket) => socket.pipe(connect(Number(target.port), target.hostname)).pipe(socket))
  const port = 20_000 + (process.pid % 20_000)
  setTimeout(() => gate.listen(port, '127.0.0.1'), 1_500)
  const database = await openPostgres({ url: inject('postgresUrl').replace(target.port, String(port)), poolSize: 2 })
  await database.ping()
  await database.close()
  gate.close()
})
