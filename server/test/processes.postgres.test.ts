import { health } from '@prancheta/contract/protocol/platform.ts'
import { openTicketForAll, readBroadcast } from '@prancheta/contract/support/admin-tickets.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantAdmin, productPasswordHashing } from '#capabilities/identity/index.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { eventually } from './eventually.ts'
import { LiveListener } from './live-listener.ts'
import { Person } from './person.ts'
import { signUpPerson, TEST_PASSWORD } from './sign-up-person.ts'
import { killAll, type ServerProcess, startProcess } from './start-process.ts'
import { startTestApp } from './start-test-app.ts'
import { addPeople, userIdOf } from './support.ts'
import { createPostgresDatabase, type TestDatabase } from './test-database.ts'

/** Three of the product itself, started at once on a database that was empty. */
let processes: ServerProcess[] = []
let database: TestDatabase
beforeAll(async () => {
  const url = await createPostgresDatabase('template0')
  database = { ...(await openPostgres({ url, poolSize: 4 })), url }
  processes = await Promise.all([1, 2, 3].map(() => startProcess(url)))
})
afterAll(async () => {
  await killAll(processes)
  await database.close()
})

const urlOf = (index: 0 | 1 | 2) => processes[index]?.url ?? ''
const planOf = (person: Person, plan: 'starter' | 'pro') =>
  sql`update plans set plan = ${plan} from profiles where id = user_id and email = ${person.email}`.execute(database.db)

async function signUpAdmin(url: string): Promise<Person> {
  const admin = await signUpPerson(url, 'Admin')
  await grantAdmin(database.db, admin.email, new Date())
  return admin
}

/** The same person, with the same cookies, at another process. */
function at(url: string, person: Person): Person {
  const there = new Person(url, person)
  for (const [name, value] of person.cookies) there.cookies.set(name, value)
  return there
}

test('ten live streams are a user’s over all processes together, and the oldest goes wherever it is', async () => {
  const ana = await signUpPerson(urlOf(0), 'Ana')
  const first = await LiveListener.open(at(urlOf(2), ana))
  const others: LiveListener[] = []
  for (let n = 0; n < 9; n += 1) others.push(await LiveListener.open(at(urlOf(n % 2 === 0 ? 0 : 1), ana)))
  expect(first.closed).toBe(false)
  others.push(await LiveListener.open(at(urlOf(1), ana)))
  await first.hears('replaced')
  await eventually(() => expect(first.closed).toBe(true))
  expect(others.some(({ closed }) => closed)).toBe(false)
  await Promise.all(others.map((listener) => listener.cut()))
})

test('streams of a process that was killed take nobody’s place: a live one used to be sent away for them', async () => {
  const ana = await signUpPerson(urlOf(0), 'Ana')
  const dying = await startProcess(database.url ?? '')
  const first = await LiveListener.open(at(urlOf(0), ana))
  for (let n = 0; n < 6; n += 1) await LiveListener.open(at(dying.url, ana))
  await killAll([dying])
  const others: LiveListener[] = []
  for (let n = 0; n < 9; n += 1) others.push(await LiveListener.open(at(urlOf(1), ana)))
  // Sent after everything above, and on the same way.
  await planOf(ana, 'pro')
  await first.hears('plan.changed')
  expect([first, ...others].some(({ closed }) => closed)).toBe(false)
  others.push(await LiveListener.open(at(urlOf(1), ana)))
  await first.hears('replaced')
  await Promise.all(others.map((listener) => listener.cut()))
})

test('three processes may start at once on an empty database', async () => {
  for (const { url } of processes)
    expect(await new Person(url).call(health, {})).toEqual({ status: 'ok', database: 'postgres' })
})

test('the product itself stores passwords at full cost', async () => {
  const userId = await userIdOf(database.db, await signUpPerson(urlOf(0), 'Ana'))
  const { password } = await database.db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(await productPasswordHashing.verify({ hash: password ?? '', password: TEST_PASSWORD })).toBe(true)
})

test('what happens in one process reaches a reader at another, and a session opens both', async () => {
  const ana = await signUpPerson(urlOf(0), 'Ana')
  const elsewhere = at(urlOf(1), ana)
  expect((await elsewhere.send('get', '/api/profile')).status).toBe(200)
  const listener = await LiveListener.open(elsewhere)
  await planOf(ana, 'pro')
  await listener.hears('plan.changed')
  await listener.cut()
})

test('a reader may return to another process than the one it came from', async () => {
  const ana = await signUpPerson(urlOf(0), 'Ana')
  const listener = await LiveListener.open(at(urlOf(1), ana))
  await planOf(ana, 'starter')
  await listener.hears('plan.changed')
  await listener.cut()
  await listener.connect(ana)
  await planOf(ana, 'pro')
  await listener.hears('plan.changed', 2)
  expect(listener.types()).toEqual(['ready', 'plan.changed', 'plan.changed'])
  await listener.cut()
})

test('user and admin at two processes see one thread, one set of unread flags and each other’s news', async () => {
  const [ana, admin] = [await signUpPerson(urlOf(0), 'Ana'), await signUpAdmin(urlOf(0))]
  const elsewhere = at(urlOf(1), ana)
  const [atOther, atThis] = [await LiveListener.open(elsewhere), await LiveListener.open(admin)]

  const { id: ticketId } = await elsewhere.call(tickets.openTicket, { subject: 'Oi', message: 'Oi' })
  await atThis.hears('thread.message')
  await Promise.all([
    admin.call(tickets.replyToTicket, { ticketId, message: 'de cá' }),
    elsewhere.call(tickets.replyToTicket, { ticketId, message: 'de lá' }),
  ])
  await atOther.hears('thread.message', 3)
  const seenBy = async (person: Person) =>
    (await person.call(tickets.readTicketMessages, { ticketId })).messages.map((one) => [
      one.id,
      one.number,
      one.message,
    ])
  expect(await seenBy(elsewhere)).toEqual(await seenBy(admin))
  expect(await ana.call(tickets.countUnreadTickets, {})).toMatchObject({ count: 1 })
  await elsewhere.call(tickets.markTicketRead, { ticketId, up_to: 3 })
  expect(await ana.call(tickets.countUnreadTickets, {})).toMatchObject({ count: 0 })
  await Promise.all([atOther.cut(), atThis.cut()])
})

// The last one: it leaves no process alive. Many kills at moments of chance are in broadcast-kill.deep.postgres.test.ts.
test('processes killed in the middle of tickets for everybody leave nobody out and nobody with two', async () => {
  const { db } = database
  const admin = await signUpAdmin(urlOf(0))
  await addPeople(db, 350)
  await sql`create function wait_in_the_middle() returns trigger language plpgsql as $$
    begin
      if (select email from profiles where id = new.user_id) = 'pessoa150@test.example' then
        perform pg_advisory_xact_lock(150);
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger wait_in_the_middle before insert on support_threads
    for each row execute function wait_in_the_middle()`.execute(db)

  const broadcastId = await db.connection().execute(async (gate) => {
    await sql`select pg_advisory_lock(150)`.execute(gate)
    const { id } = await admin.call(openTicketForAll, { subject: 'Aviso', message: 'A todos' })
    const stuck = sql`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and objid = 150 and not granted`
    await eventually(async () => expect((await stuck.execute(db)).rows).toHaveLength(1))
    await killAll(processes)
    await sql`select pg_advisory_unlock(150)`.execute(gate)
    return id
  })
  const { tickets: before } = await countOf(broadcastId)
  expect(before).toBeGreaterThan(0)

  // The dead ones' lease runs out by itself in half a minute; the test does not wait for it.
  await sql`update jobs set lease_until = now() where kind = 'tickets.broadcast' and state = 'waiting'`.execute(db)
  const app = await startTestApp({ database })
  const survivor = at(app.url, admin)
  const progress = () => survivor.call(readBroadcast, { broadcastId })
  await eventually(async () => expect((await progress()).finished_at).not.toBeNull())
  const { total, created, failed } = await progress()
  expect([created, failed]).toEqual([total, 0])
  expect(total).toBeGreaterThan(350)
  expect(total).toBeGreaterThan(before)
  expect(await countOf(broadcastId)).toEqual({ tickets: total, people: total, messages: total })
})

async function countOf(broadcastId: string) {
  const { rows } = await sql<{ tickets: number; people: number; messages: number }>`
    select count(distinct t.id) as tickets, count(distinct user_id) as people, count(m.thread_id) as messages
    from support_threads t left join support_messages m on m.thread_id = t.id where broadcast_id = ${broadcastId}`.execute(
    database.db,
  )
  return rows[0] ?? { tickets: 0, people: 0, messages: 0 }
}
