import { catchMails } from '@prancheta/adapters/test/mail-catcher.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import {
  openTicketFor,
  openTicketForAll,
  readBroadcast,
  stopBroadcast,
} from '@prancheta/contract/support/admin-tickets.ts'
import { markMessagesRead, sendMessageTo } from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'
import { addPeople, userIdOf } from '#test/support.ts'

const MINUTE_MS = 60_000

async function start() {
  const clock = movingClock(new Date().toISOString())
  const app = await startTestApp({ clock })
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  return { app, clock, ana, admin, userId: await userIdOf(app.database.db, ana) }
}

const mailNow = (app: TestApp) =>
  app.runJob('tickets.mail-unread', {}, { attempt: 1, signal: new AbortController().signal })

/** Mails in the outbox, the oldest first. */
const mailsSeenBy = async (admin: Person) => (await admin.call(listOutbox, {})).mails.toReversed()

/** A ticket for everybody, once all of them have theirs. */
async function openForAll(app: TestApp, admin: Person, people: number): Promise<string> {
  const { id } = await admin.call(openTicketForAll, { subject: 'Manutenção', message: 'Domingo' })
  const waiting = sql<{ count: number }>`select count(*) as count from support_threads where unread_by_user > 0`
  await eventually(async () => expect((await waiting.execute(app.database.db)).rows[0]?.count).toBe(people))
  await eventually(async () =>
    expect((await admin.call(readBroadcast, { broadcastId: id })).finished_at).not.toBeNull(),
  )
  return id
}

test('a message from support left unread for ten minutes is mailed once, with the way to it and none of its words', async () => {
  const { app, clock, ana, admin, userId } = await start()
  const text = { subject: 'Cobrança', message: 'O estorno saiu.' }
  const { id: ticketId } = await admin.call(openTicketFor, { user_id: userId, ...text })
  clock.forward(9 * MINUTE_MS)
  await mailNow(app)
  expect(await mailsSeenBy(admin)).toEqual([])

  clock.forward(2 * MINUTE_MS)
  await mailNow(app)
  await admin.call(tickets.replyToTicket, { ticketId, message: 'Mais uma coisa' })
  clock.forward(60 * MINUTE_MS)
  await mailNow(app)
  const mails = await mailsSeenBy(admin)
  expect(mails).toMatchObject([
    { recipient: ana.email, subject: 'Nova resposta do suporte da Prancheta', state: 'kept' },
  ])
  expect(mails[0]?.text).toContain(`${app.url}/tickets/${ticketId}`)
  expect(mails[0]?.text).toContain(`ticket #${ticketId.slice(0, 8)}`)
  expect(mails[0]?.text).not.toMatch(/estorno|Cobrança/)
})

test('once everything is read, the next message left unread is mailed again, and each thread has its own mail', async () => {
  const { app, clock, ana, admin, userId } = await start()
  const subjects = async () => (await mailsSeenBy(admin)).map(({ subject }) => subject)
  const later = async () => {
    clock.forward(11 * MINUTE_MS)
    await mailNow(app)
  }
  await admin.call(sendMessageTo, { userId, message: 'Olá' })
  await admin.call(sendMessageTo, { userId, message: 'Tudo bem?' })
  await later()
  expect(await subjects()).toEqual(['Nova mensagem do suporte da Prancheta'])
  await ana.call(markMessagesRead, { up_to: 1 })
  await later()
  expect(await subjects()).toHaveLength(1)
  await ana.call(markMessagesRead, { up_to: 2 })
  await admin.call(sendMessageTo, { userId, message: 'Ainda aí?' })
  await admin.call(openTicketFor, { user_id: userId, subject: 'Aviso', message: 'Veja' })
  await later()
  expect(await subjects()).toHaveLength(3)
})

test('nobody is mailed about what they wrote themselves or have read, nor while suspended', async () => {
  const { app, clock, ana, admin, userId } = await start()
  await ana.call(tickets.openTicket, { subject: 'Dúvida', message: 'Olá' })
  await admin.call(sendMessageTo, { userId, message: 'Lida' })
  await ana.call(markMessagesRead, { up_to: 1 })
  const bia = await app.signUp('Bia')
  await admin.call(sendMessageTo, { userId: await userIdOf(app.database.db, bia), message: 'Não entra' })
  await sql`update profiles set suspended_at = now() where email = ${bia.email}`.execute(app.database.db)
  clock.forward(11 * MINUTE_MS)
  await mailNow(app)
  expect(await mailsSeenBy(admin)).toEqual([])
})

test('a ticket for everybody is mailed to each who leaves it unread, a hundred at a time, and nobody twice', async () => {
  const { app, clock, admin } = await start()
  await addPeople(app.database.db, 250)
  await openForAll(app, admin, 251)
  clock.forward(11 * MINUTE_MS)
  await Promise.all([mailNow(app), mailNow(app)])
  for (let turn = 0; turn < 3; turn += 1) await mailNow(app)
  const { rows } = await sql`select count(*) as mails, count(distinct recipient) as people from mail_outbox`.execute(
    app.database.db,
  )
  expect(rows).toEqual([{ mails: 251, people: 251 }])
})

test('what was written to one person is mailed before what went to everybody', async () => {
  const { app, clock, ana, admin, userId } = await start()
  await addPeople(app.database.db, 150)
  await openForAll(app, admin, 151)
  clock.forward(MINUTE_MS)
  await admin.call(sendMessageTo, { userId, message: 'Só para você' })
  clock.forward(11 * MINUTE_MS)
  await mailNow(app)
  const { mails } = await admin.call(listOutbox, {})
  expect(mails.filter(({ subject }) => subject.startsWith('Nova mensagem'))).toMatchObject([{ recipient: ana.email }])
})

test('a ticket for everybody that an admin stopped is mailed to nobody further, but an answer in it is', async () => {
  const { app, clock, ana, admin, userId } = await start()
  await addPeople(app.database.db, 150)
  const { db } = app.database
  const broadcastId = await openForAll(app, admin, 151)
  // Its last tickets were just being made when it was stopped.
  await sql`update ticket_broadcasts set finished_at = null`.execute(db)
  await admin.call(stopBroadcast, { broadcastId })
  clock.forward(11 * MINUTE_MS)
  await mailNow(app)
  expect(await mailsSeenBy(admin)).toEqual([])
  const { id: ticketId } = await db
    .selectFrom('support_threads')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'ticket')
    .executeTakeFirstOrThrow()
  await admin.call(tickets.replyToTicket, { ticketId, message: 'Desculpe o engano' })
  clock.forward(11 * MINUTE_MS)
  await mailNow(app)
  expect(await mailsSeenBy(admin)).toMatchObject([{ recipient: ana.email }])
})

test('a mail about an unread message goes through the mail server, and a hundred of them do not stand in its way at once', async () => {
  const catcher = await catchMails()
  onTestFinished(catcher.stop)
  const clock = movingClock(new Date().toISOString())
  const env = { SMTP_URL: `smtp://127.0.0.1:${catcher.port}`, MAIL_FROM: 'Prancheta <nao-responda@prancheta.example>' }
  const app = await startTestApp({ clock, env })
  const [ana, bia, admin] = [await app.signUp('Ana'), await app.signUp('Bia'), await app.signUpAdmin()]
  for (const person of [ana, bia])
    await admin.call(sendMessageTo, { userId: await userIdOf(app.database.db, person), message: 'Olá' })
  clock.forward(11 * MINUTE_MS)
  await mailNow(app)
  const delivery = app.database.db.selectFrom('jobs').select('run_at').where('kind', '=', 'mail.deliver')
  const [first, second] = (await delivery.orderBy('run_at').execute()).map(({ run_at }) => run_at.getTime())
  expect((second ?? 0) - (first ?? 0)).toBe(600)
  await sql`update jobs set run_at = now() where kind = 'mail.deliver'`.execute(app.database.db)
  await eventually(() =>
    expect(catcher.mails.flatMap(({ to }) => to).toSorted()).toEqual([ana.email, bia.email].toSorted()),
  )
})
