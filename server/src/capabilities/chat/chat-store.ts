import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export async function insertConversation(db: Queryable, userId: string, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('chat_conversations')
    .values({ user_id: userId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody else's conversation is as unknown as one that never was. */
export async function hasConversation(db: Queryable, userId: string, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldConversations(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('chat_conversations').where('created_at', '<', before).execute()
}

export type StreamTurn = { userId: string; streamId: string; until: Date }

/** Takes the user's one turn in one statement; false while another stream holds it and lives. */
export async function takeTurn(db: Queryable, { userId, streamId, until }: StreamTurn, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into chat_streams (user_id, stream_id, lives_until)
    values (${userId}::uuid, ${streamId}::uuid, ${until}::timestamptz)
    on conflict (user_id) do update set stream_id = excluded.stream_id, lives_until = excluded.lives_until
      where chat_streams.lives_until <= ${now}::timestamptz
    returning stream_id`.execute(db)
  return rows.length > 0
}

export async function renewTurns(db: Queryable, streamIds: readonly string[], until: Date): Promise<void> {
  await db
    .updateTable('chat_streams')
    .set({ lives_until: until })
    .where('stream_id', 'in', [...streamIds])
    .execute()
}

/** Gives up this stream's own turn, never one that another stream has taken since. */
export async function releaseTurn(db: Queryable, streamId: string): Promise<void> {
  await db.deleteFrom('chat_streams').where('stream_id', '=', streamId).execute()
}

export async function deleteDeadTurns(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('chat_streams').where('lives_until', '<=', now).execute()
}
