import type { Queryable } from '#platform/db/database.ts'

export async function findSlug(db: Queryable, userId: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('tipster_slug').where('id', '=', userId).executeTakeFirst()
  return row?.tipster_slug ?? null
}

export function listOwnPublications(db: Queryable, userId: string) {
  return db
    .selectFrom('saved_analyses')
    .select(['id', 'published_at', 'hidden_at'])
    .where('user_id', '=', userId)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute()
}
