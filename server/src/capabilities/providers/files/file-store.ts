import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type FileId = { source: string; path: string }
export type FileState = Awaited<ReturnType<typeof findFileStates>>[number]

/** Everything but the texts, which are long. */
export function findFileStates(db: Queryable, source: string) {
  return db
    .selectFrom('source_files')
    .select(['path', 'games', 'version', 'etag', 'last_modified', 'changed_at', 'checked_at', 'asked_at', 'failure'])
    .select(['is_announced', sql<boolean>`body is not null`.as('is_kept')])
    .where('source', '=', source)
    .execute()
}

export async function findFileText(db: Queryable, { source, path }: FileId): Promise<string | null> {
  const row = await db
    .selectFrom('source_files')
    .select('body')
    .where('source', '=', source)
    .where('path', '=', path)
    .executeTakeFirst()
  return row?.body ?? null
}

export type NewText = {
  text: string
  games: number
  etag: string | null
  lastModified: string | null
  changedAt: Date
}

export async function writeText(db: Queryable, id: FileId, given: NewText, now: Date): Promise<void> {
  const row = {
    body: given.text,
    games: given.games,
    etag: given.etag,
    last_modified: given.lastModified,
    changed_at: given.changedAt,
    checked_at: now,
    asked_at: now,
    failure: null,
    is_announced: false,
  }
  await db
    .insertInto('source_files')
    .values({ ...id, ...row })
    .onConflict((conflict) =>
      conflict.columns(['source', 'path']).doUpdateSet({ ...row, version: sql`source_files.version + 1` }),
    )
    .execute()
}

/** It is as it was, or there is still none. */
export async function writeUnchanged(db: Queryable, id: FileId, now: Date): Promise<void> {
  const row = { checked_at: now, asked_at: now, failure: null }
  await db
    .insertInto('source_files')
    .values({ ...id, ...row })
    .onConflict((conflict) => conflict.columns(['source', 'path']).doUpdateSet(row))
    .execute()
}

export async function writeFileFailure(db: Queryable, id: FileId, failure: string, now: Date): Promise<void> {
  const row = { asked_at: now, failure }
  await db
    .insertInto('source_files')
    .values({ ...id, ...row })
    .onConflict((conflict) => conflict.columns(['source', 'path']).doUpdateSet(row))
    .execute()
}

export async function markAnnounced(db: Queryable, source: string, paths: readonly string[]): Promise<void> {
  await db
    .updateTable('source_files')
    .set({ is_announced: true })
    .where('source', '=', source)
    .where('path', 'in', [...paths])
    .execute()
}

/** Of leagues and seasons that are no longer wanted. */
export async function deleteOtherFiles(db: Queryable, source: string, wanted: readonly string[]): Promise<void> {
  await db
    .deleteFrom('source_files')
    .where('source', '=', source)
    .where('path', 'not in', [...wanted])
    .execute()
}
