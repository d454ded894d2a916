import type { Queryable } from '#platform/db/database.ts'

/** Begins a pause or makes one longer; false when the one that runs ends later. */
export async function lengthenPause(
  db: Queryable,
  { userId, now, endsAt }: { userId: string; now: Date; endsAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('play_pauses')
    .values({ user_id: userId, started_at: now, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ started_at: now, ends_at: endsAt })
        .where('play_pauses.ends_at', '<', endsAt),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
