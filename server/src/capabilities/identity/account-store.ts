import type { Queryable } from '#platform/db/database.ts'

const CREDENTIAL = 'credential'

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', CREDENTIAL)
    .executeTakeFirst()
  return row?.password ?? null
}

export async function setPasswordHash(db: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', CREDENTIAL)
    .execute()
}
