import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/database.ts'

export type BroadcastText = { id: string; created_by: string | null; subject: string; message: string }

export type BroadcastProgress = {
  id: string
  subject: string
  total: number
  created: number
  failed: number
  created_at: Date
  finished_at: Date | null
  stopped_at: Date | null
}

type NewBroadcast = { createdBy: string; clientId: string | undefined; subject: string; message: string }

/** The new one's id with its recipients, every user but the admins; or the one that the same request made before. */
export async function insertBroadcast(
  db: Queryable,
  { createdBy, clientId, subject, message }: NewBroadcast,
): Promise<{ id: string; isNew: boolean }> {
  const made = await db
    .insertInto('ticket_broadcasts')
    .values({ created_by: createdBy, client_id: clientId ?? null, subject, message })
    .onConflict((conflict) => conflict.columns(['created_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const before = await db
      .selectFrom('ticket_broadcasts')
      .select('id')
      .where('created_by', '=', createdBy)
      .where('client_id', '=', clientId ?? '')
      .executeTakeFirstOrThrow()
    return { id: before.id, isNew: false }
  }
  await sql`
    insert into broadcast_recipients (broadcast_id, user_id)
    select ${made.id}::uuid, id from people where not is_admin`.execute(db)
  return { id: made.id, isNew: true }
}

/** Whom a new one would reach. */
export async function countRecipients(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from people where not is_admin`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether it still runs. Until the transaction ends nobody can stop it, so that nothing is made after a stop was confirmed. */
export async function holdRunning(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_broadcasts')
    .select('id')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** One that has ended already stays as it is. */
export async function markStopped(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable('ticket_broadcasts')
    .set({ stopped_at: now, finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

export async function findBroadcastText(db: Queryable, id: string): Promise<BroadcastText | null> {
  const row = await db
    .selectFrom('ticket_broadcasts')
    .select(['id', 'created_by', 'subject', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks up to `limit` recipients who still wait; those in another process's hands are passed over. */
export async function takeWaiting(db: Queryable, broadcastId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('broadcast_recipients')
    .select('user_id')
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'waiting')
    .orderBy('user_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The tickets with their first message. The unique key on (broadcast, user) is the last word on "one each". */
export async function insertBroadcastTickets(
  db: Queryable,
  broadcast: BroadcastText,
  userIds: string[],
): Promise<void> {
  const tickets = await db
    .insertInto('support_threads')
    .values(
      userIds.map((userId) => ({
        kind: 'ticket' as const,
        user_id: userId,
        subject: broadcast.subject,
        opened_by: 'admin' as const,
        broadcast_id: broadcast.id,
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('support_messages')
    .values(
      tickets.map(({ id }) => ({
        thread_id: id,
        sender_type: 'admin' as const,
        sender_id: broadcast.created_by,
        message: broadcast.message,
      })),
    )
    .execute()
}

export async function setRecipients(
  db: Queryable,
  broadcastId: string,
  userIds: string[],
  state: 'created' | 'failed',
): Promise<void> {
  await db
    .updateTable('broadcast_recipients')
    .set({ state })
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', 'in', userIds)
    .execute()
}

/** Says whether nobody waits any more; the first to notice writes down when. */
export async function finishBroadcast(db: Queryable, broadcastId: string): Promise<boolean> {
  await sql`
    update ticket_broadcasts set finished_at = now() where id = ${broadcastId}::uuid and finished_at is null
    and not exists (select 1 from broadcast_recipients where broadcast_id = ticket_broadcasts.id and state = 'waiting')`.execute(
    db,
  )
  const row = await db
    .selectFrom('ticket_broadcasts')
    .select('finished_at')
    .where('id', '=', broadcastId)
    .executeTakeFirst()
  return row?.finished_at !== null
}

export async function findProgress(db: Queryable, id: string): Promise<BroadcastProgress | null> {
  if (!isUuid(id)) return null
  const row = await progress(db).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export function latestProgress(db: Queryable, limit: number): Promise<BroadcastProgress[]> {
  return progress(db).orderBy('created_at', 'desc').limit(limit).execute()
}

function progress(db: Queryable) {
  const count = (state: 'created' | 'failed' | null) =>
    sql<number>`(select count(*) from broadcast_recipients r where r.broadcast_id = ticket_broadcasts.id
      and (${state}::text is null or r.state = ${state}))`
  return db
    .selectFrom('ticket_broadcasts')
    .select([
      'id',
      'subject',
      'created_at',
      'finished_at',
      'stopped_at',
      count(null).as('total'),
      count('created').as('created'),
      count('failed').as('failed'),
    ])
}
