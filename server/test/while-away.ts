import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

type Write = { table: string; event: 'insert' | 'update'; when?: string }

/** Does `work` while every such write fails as it does in a database that is just being stopped; everything else goes well. */
export async function whileAway<Result>(
  db: Queryable,
  { table, event, when = 'true' }: Write,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`create function be_away() returns trigger language plpgsql as $$
    begin raise 'away' using errcode = 'admin_shutdown'; end $$`.execute(db)
  await sql`create trigger away before ${sql.raw(event)} on ${sql.table(table)} for each row when (${sql.raw(when)})
    execute function be_away()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function be_away cascade`.execute(db)
  }
}
