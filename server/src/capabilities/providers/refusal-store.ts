import type { Queryable } from '#platform/db/database.ts'

export async function writeRefusal(db: Queryable, source: string, asked: string, now: Date): Promise<void> {
  await db
    .insertInto('refused_questions')
    .values({ source, asked, refused_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'asked']).doUpdateSet({ refused_at: now }))
    .execute()
}

export async function findRefusal(db: Queryable, source: string, asked: string): Promise<Date | null> {
  const row = await db
    .selectFrom('refused_questions')
    .select('refused_at')
    .where('source', '=', source)
    .where('asked', '=', asked)
    .executeTakeFirst()
  return row?.refused_at ?? null
}

export function listRefusals(db: Queryable, since: Date) {
  return db
    .selectFrom('refused_questions')
    .select(['source', 'asked'])
    .where('refused_at', '>', since)
    .orderBy('asked')
    .execute()
}

export async function deleteOldRefusals(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('refused_questions').where('refused_at', '<', before).execute()
}
