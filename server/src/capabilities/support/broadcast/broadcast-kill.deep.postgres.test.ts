import { openTicketForAll, readBroadcast } from '@prancheta/contract/support/admin-tickets.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { grantAdmin } from '#capabilities/identity/index.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { eventually } from '#test/eventually.ts'
import { Person } from '#test/person.ts'
import { signUpPerson } from '#test/sign-up-person.ts'
import { killAll, startProcess } from '#test/start-process.ts'
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
    (
      await db
        .selectFrom('support_threads')
        .select(db.fn.countAll<number>().as('n'))
        .where('kind', '=', 'ticket')
        .executeTakeFirstOrThrow()
    ).n

  const startTwo = () => Promise.all([startProcess(databaseUrl), startProcess(databaseUrl)])
  let running = await startTwo()
  onTestFinished(async () => void (await killAll(running)))
  const admin = await signUpPerson(running[0].url, 'Admin')
  await grantAdmin(db, admin.email, new Date())
  await addPeople(db, PEOPLE)
  const { id: broadcastId } = await admin.call(openTicketForAll, { subject: 'Aviso', message: 'A todos' })

  let before = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    await eventually(async () => expect(await made()).toBeGreaterThan(before))
    before = await made()
    await killAll(running)
    expect(before).toBeLessThan(PEOPLE)
    running = await startTwo()
    // The dead ones' lease runs out by itself in half a minute; the test does not wait for it.
    await sql`update jobs set lease_until = now() where kind = 'tickets.broadcast' and state = 'waiting'`.execute(db)
  }

  const survivor = new Person(running[0].url)
  for (const [name, value] of admin.cookies) survivor.cookies.set(name, value)
  await eventually(async () => expect((await survivor.call(readBroadcast, { broadcastId })).finished_at).not.toBeNull())
  expect(await survivor.call(readBroadcast, { broadcastId })).toMatchObject({
    ...{ total: PEOPLE, created: PEOPLE, failed: 0 },
  })
  const { rows } = await sql`select count(*) as tickets, count(distinct user_id) as people,
    (select count(*) from support_messages) as messages from support_threads where kind = 'ticket'`.execute(db)
  expect(rows).toEqual([{ tickets: PEOPLE, people: PEOPLE, messages: PEOPLE }])
})
