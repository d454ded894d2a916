import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** As PostgreSQL has them: more rows than this and than this share of the table. */
const FEW_ROWS = 50
const SHARE_CHANGED = 0.1
const SHARE_GONE = 0.2

/**
 * Does for the embedded database what a PostgreSQL server has a process for. A table that changed much is counted anew, and
 * with that the plans go that were made when it was small; the room of rows that are gone is given to new ones.
 */
export async function tendTables(db: Queryable): Promise<void> {
  const { rows } = await sql<{ name: string; isFullOfGone: boolean }>`
    select c.relname as name, n_dead_tup > ${FEW_ROWS} + ${SHARE_GONE} * greatest(c.reltuples, 0) as "isFullOfGone"
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where n_dead_tup > ${FEW_ROWS} + ${SHARE_GONE} * greatest(c.reltuples, 0)
      or n_mod_since_analyze > ${FEW_ROWS} + ${SHARE_CHANGED} * greatest(c.reltuples, 0)`.execute(db)
  for (const { name, isFullOfGone } of rows)
    await (isFullOfGone ? sql`vacuum (analyze) ${sql.table(name)}` : sql`analyze ${sql.table(name)}`).execute(db)
}
