import { once } from 'node:events'
import { openTicketForAll, readBroadcast } from '@prancheta/contract/admin-tickets.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { grantAdmin } from '#capabilities/identity/index.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { Person } from '#test/person.ts'
import { signUpPerson } from '#test/sign-up-person.ts'
import { startProcess } from '#test/start-process.ts'
import { addPeople } from '#test/support.ts'
import { createPostgresDatabase } from '#test/test-database.ts'

const PEOPLE = 6000
const KILLS = 3

test('processes killed in the middle of tickets for everybody leave nobody out and nobody with two', async () => {
  const databaseUrl = await createPostgresDatabase('template')
  const watcher = await openPostgres({ url: databaseUrl, poolSize: 2 })
  onTestFinished(() => watcher.close())
  const { db } = watcher
  const made = async () =>
    (await db.selectFrom('support_tickets').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

  let [doomed, other] = await Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)])
  const admin = await signUpPerson(doomed.url, 'Admin')
  await grantAdmin(db, admin.email, new Date())
  await addPeople(db, PEOPLE)
  const { id: broadcastId } = await admin.call(openTicketForAll, { subject: 'Aviso', message: 'A todos' })

  let before = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    await vi.waitFor(async () => expect(await made()).toBeGreaterThan(before), 30_000)
    before = await made()
    const exits = [doomed, other].map(({ child }) => once(child, 'exit'))
    doomed.child.kill('SIGKILL')
    other.child.kill('SIGKILL')
    await Promise.all(exits)
    expect(before).toBeLessThan(PEOPLE)
    ;[doomed, other] = await Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)])
    // The dead ones' lease runs out by itself in half a minute; the test does not wait for it.
    await sql`update jobs set lease_until = now() where kind = 'tickets.broadcast' and state = 'waiting'`.execute(db)
  }

  const survivor = new Person(doomed.url)
  for (const [name, value] of admin.cookies) survivor.cookies.set(name, value)
  await vi.waitFor(
    async () => expect((await survivor.call(readBroadcast, { broadcastId })).finished_at).not.toBeNull(),
    60_000,
  )
  expect(await survivor.call(readBroadcast, { broadcastId })).toMatchObject({
    ...{ total: PEOPLE, created: PEOPLE, failed: 0 },
  })
  const { rows } = await sql`select count(*) as tickets, count(distinct user_id) as people,
    (select count(*) from ticket_messages) as messages from support_tickets`.execute(db)
  expect(rows).toEqual([{ tickets: PEOPLE, people: PEOPLE, messages: PEOPLE }])
}, 180_000)
