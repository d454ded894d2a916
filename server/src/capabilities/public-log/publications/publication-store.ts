import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** The mark of a tipster, `fresh` for who has none yet. */
export async function authorOf(tx: Queryable, userId: string, fresh: string): Promise<string> {
  await tx
    .insertInto('log_authors')
    .values({ user_id: userId, author: fresh })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const row = await tx
    .selectFrom('log_authors')
    .select('author')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.author
}

export async function findAuthor(db: Queryable, userId: string): Promise<string | null> {
  const row = await db.selectFrom('log_authors').select('author').where('user_id', '=', userId).executeTakeFirst()
  return row?.author ?? null
}

export async function insertPublication(
  tx: Queryable,
  publication: { user_id: string; analysis_id: string; n: number },
): Promise<void> {
  await tx.insertInto('log_publications').values(publication).execute()
}

export type LoggedPublication = {
  analysis_id: string
  n: number
  line: string
  settlement: string | null
}

/** All that a tipster published, hidden ones too, with the settlement that counts; oldest first. */
export async function findPublications(db: Queryable, userId: string): Promise<LoggedPublication[]> {
  const { rows } = await sql<LoggedPublication>`
    select p.analysis_id, p.n, e.line, settled.line as settlement
    from log_publications p
    join log_entries e on e.n = p.n
    left join lateral (select s.line from log_entries s
      where s.about = p.n and s.kind = 'settlement' order by s.n desc limit 1) settled on true
    where p.user_id = ${userId}::uuid order by p.n`.execute(db)
  return rows
}
