import { connect, createServer, type Server } from 'node:net'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { LiveListener } from '#test/live-listener.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { isDatabaseAway } from './is-away.ts'
import { openPostgres } from './postgres.ts'

async function openServerWide() {
  const database = await openPostgres({ url: inject('postgresUrl'), poolSize: 2 })
  onTestFinished(() => database.close())
  return database
}

test('a lost listening connection is taken up again and nothing is missed', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  const listener = await LiveListener.open(ana)
  const admin = await openServerWide()
  const name = new URL(app.database.url ?? '').pathname.slice(1)
  const { rows: ended } = await sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = ${name} and query ilike 'listen%'`.execute(admin.db)
  expect(ended).toContainEqual({ ended: true })
  await app.database.db.updateTable('plans').set({ plan: 'pro' }).execute()
  await listener.hears('plan.changed')
  await listener.cut()
})

test('a connection cut between two statements of a transaction fails that transaction alone; it used to end the process', async () => {
  const [database, other] = [await openServerWide(), await openServerWide()]
  const cut = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.db)
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toSatisfy(isDatabaseAway)
  await database.ping()
})

test('a statement that takes too long is ended, so that it cannot hold the others up', async () => {
  const database = await openServerWide()
  expect(await database.inScript((run) => run.rows('show statement_timeout'))).toEqual([{ statement_timeout: '0' }]) // migrations may take their time
  const { rows } = await sql`show statement_timeout`.execute(database.db)
  expect(rows).toEqual([{ statement_timeout: '10s' }])
})

test('a process goes on signing people in after another one migrated', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  const signInTwelveTimes = () =>
    Promise.all(
      Array.from({ length: 12 }, () => app.visitor().call(signIn, { email: ana.email, password: TEST_PASSWORD })),
    )
  await signInTwelveTimes()
  await sql`alter table profiles add column added_by_the_next_version text`.execute(app.database.db)
  await signInTwelveTimes()
})

test('behind a pooler, listening and migrations go past it', async () => {
  const named = (name: string) => `${inject('postgresUrl')}?application_name=${name}`
  const database = await openPostgres({ url: named('pooled'), directUrl: named('direct'), poolSize: 2 })
  onTestFinished(() => database.close())
  onTestFinished(await database.listen('nobody-speaks', () => {}))
  const { rows } = await sql<{ name: string }>`select application_name as name from pg_stat_activity
    where query = 'listen "nobody-speaks"'`.execute(database.db)
  expect(rows).toEqual([{ name: 'direct' }])
  const shown = 'show application_name'
  expect(await database.inScript((run) => run.rows(shown))).toEqual([{ application_name: 'direct' }])
  expect((await sql.raw(shown).execute(database.db)).rows).toEqual([{ application_name: 'pooled' }])
})

test('a database that comes up a little later than we do is waited for', async () => {
  const target = new URL(inject('postgresUrl'))
  const gate = createServer((socket) => socket.pipe(connect(Number(target.port), '127.0.0.1')).pipe(socket))
  onTestFinished(() => void gate.close())
  const port = await portOf(gate)
  await new Promise((resolve) => gate.close(resolve))
  const url = `postgres://postgres@127.0.0.1:${port}${target.pathname}`
  const opening = openPostgres({ url, poolSize: 2 })
  // Refused at first: the port is free until the first try has failed.
  await expect(connectTo(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await portOf(gate, port)
  const database = await opening
  await database.ping()
  await database.close()
})

async function portOf(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function connectTo(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve())
    socket.on('error', reject)
  })
}
