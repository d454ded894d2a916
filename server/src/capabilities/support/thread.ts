import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { openTicketFor as openTicketForRoute } from '@prancheta/contract/support/admin-tickets.ts'
import {
  type AdminTicketView,
  PAGE_SIZE,
  type ThreadMessage,
  type ThreadPage,
  type TicketView,
} from '@prancheta/contract/support/thread.ts'
import type { openTicket as openTicketRoute } from '@prancheta/contract/support/tickets.ts'
import type { ThreadKind } from '@prancheta/core/support/status.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import type { Session } from '#platform/session/session.ts'
import { findOwnedThread } from './list-store.ts'
import {
  findSent,
  findThreadFor,
  insertMessage,
  insertTicket,
  markReadUpTo,
  messagesOf,
  namesOf,
  type Speaker,
  setStatus,
  type ThreadPart,
  type ThreadRef,
} from './thread-store.ts'
import { type ThreadRow, toAdminTicketView, toThreadMessage, toTicketView } from './views.ts'

export type SupportDeps = {
  db: Kysely<DB>
  clock: Clock
  jobs: Jobs
  /** How quickly one user may open tickets and write into threads of a kind; admins work without. */
  limits: { opening: RateLimit; writing: Record<ThreadKind, RateLimit> }
}

const NOT_FOUND = { ticket: 'ticket.notFound', direct: 'user.notFound' } as const

/** A thread as its speaker may see it. With `lock`, whoever else writes into it waits. */
export async function requireThread(
  db: Queryable,
  speaker: Speaker,
  ref: ThreadRef,
  options?: { lock: boolean },
): Promise<ThreadRow> {
  const thread = await findThreadFor(db, speaker, ref, options)
  if (!thread) throw new AppError(NOT_FOUND[ref.kind])
  return thread
}

export async function readPart(
  { db }: SupportDeps,
  speaker: Speaker,
  ref: ThreadRef,
  part: ThreadPart,
): Promise<ThreadPage> {
  await requireThread(db, speaker, ref)
  const { rows, hasMore } = await messagesOf(db, ref.id, part, PAGE_SIZE)
  const senders = new Set(rows.flatMap(({ sender_id }) => sender_id ?? []))
  const names = speaker.side === 'admin' ? await namesOf(db, [...senders]) : new Map<string, string>()
  const messages = rows.map((row) => toThreadMessage(row, speaker, names.get(row.sender_id ?? '') ?? null))
  return { messages, has_more: hasMore }
}

type Sent = { message: string; subject?: string | null | undefined; client_id?: string | undefined }

/** The thread is locked while we look, so that it cannot close between the look and the message. */
export async function write(deps: SupportDeps, speaker: Speaker, ref: ThreadRef, sent: Sent): Promise<ThreadMessage> {
  const { message, subject = null, client_id: clientId } = sent
  if (speaker.side === 'user') await deps.limits.writing[ref.kind].count(speaker.userId)

  return deps.db.transaction().execute(async (tx) => {
    const { status } = await requireThread(tx, speaker, ref, { lock: true })
    const before = clientId === undefined ? null : await findSent(tx, ref.id, speaker, clientId)
    if (before) return toThreadMessage(before, speaker)
    if (status === 'closed') throw new AppError('ticket.closed')
    return toThreadMessage(await insertMessage(tx, ref.id, speaker, { clientId, subject, message }), speaker)
  })
}

/** Only the other side's messages, and only those the reader has on screen: one that comes meanwhile stays unread. */
export async function markRead({ db }: SupportDeps, reader: Speaker, ref: ThreadRef, upTo: number) {
  await db.transaction().execute(async (tx) => {
    await requireThread(tx, reader, ref, { lock: true })
    await markReadUpTo(tx, ref.id, reader.side, upTo)
  })
  return { done: true as const }
}

/** A user's own ticket with its first message. Support does not write to itself. */
export async function openTicket(
  deps: SupportDeps,
  { userId, role }: Session,
  input: InputOf<typeof openTicketRoute>,
): Promise<TicketView> {
  if (role === 'admin') throw new AppError('access.denied')
  await deps.limits.opening.count(userId)

  return deps.db.transaction().execute(async (tx) => {
    const owner: Speaker = { side: 'user', userId }
    const id = await openOnce(tx, owner, userId, input)
    return toTicketView(await requireThread(tx, owner, { kind: 'ticket', id }))
  })
}

/** Support opens a ticket for one user: open, unread by the user, read by the admins. */
export async function openTicketFor(
  deps: SupportDeps,
  author: Session,
  input: InputOf<typeof openTicketForRoute>,
): Promise<AdminTicketView> {
  return deps.db.transaction().execute(async (tx) => {
    const support: Speaker = { side: 'admin', userId: author.userId }
    // Whoever support may talk to may get a ticket.
    await requireThread(tx, support, { kind: 'direct', id: input.user_id })
    const id = await openOnce(tx, support, input.user_id, input)
    const ticket = await findOwnedThread(tx, { kind: 'ticket', id })
    if (!ticket) throw new AppError('ticket.notFound')
    return toAdminTicketView(ticket, deps.clock.now())
  })
}

type Opening = { subject: string; message: string; client_id?: string | undefined }

async function openOnce(
  tx: Queryable,
  author: Speaker,
  userId: string,
  { subject, message, client_id: clientId }: Opening,
): Promise<string> {
  const { id, isNew } = await insertTicket(tx, { userId, subject, openedBy: author.side, clientId })
  if (isNew) await insertMessage(tx, id, author, { clientId, subject: null, message })
  return id
}

/** Resolves or reopens. What already is so stays so: two who press at once both see it done. Closed is the end. */
export async function changeStatus(
  { db }: SupportDeps,
  speaker: Speaker,
  ticketId: string,
  status: 'open' | 'resolved',
): Promise<TicketView> {
  return db.transaction().execute(async (tx) => {
    const ticket = await requireThread(tx, speaker, { kind: 'ticket', id: ticketId }, { lock: true })
    if (ticket.status === 'closed') throw new AppError('ticket.closed')
    return toTicketView(ticket.status === status ? ticket : await setStatus(tx, ticketId, status))
  })
}
