import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Jobs that were to mail a link to this address, done or not: their payload holds it. */
export async function deleteResetJobs(db: Queryable, kind: string, email: string): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', kind).where(sql`payload ->> 'email'`, '=', email).execute()
}
