import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type TableShape = {
  table: string
  /** In the order of the table, without those the database makes of others. */
  columns: string[]
  /** The primary key with its columns' types; empty where there is none. */
  key: { column: string; type: string }[]
}

/**
 * The references that delete with what they refer to, as the database itself lists them, and those that only forget whose the
 * row was (`user_id` set to null): until then it tells of somebody too.
 */
export async function listOwnerships(db: Queryable): Promise<Ownership[]> {
  const { rows } = await sql<Ownership>`
    select child.relname as "child", child_column.attname as "childColumn",
      parent.relname as "parent", parent_column.attname as "parentColumn"
    from pg_constraint reference
    join pg_class child on child.oid = reference.conrelid
    join pg_class parent on parent.oid = reference.confrelid
    join pg_attribute child_column
      on child_column.attrelid = child.oid and child_column.attnum = reference.conkey[1]
    join pg_attribute parent_column
      on parent_column.attrelid = parent.oid and parent_column.attnum = reference.confkey[1]
    where reference.contype = 'f' and (reference.confdeltype = 'c' or reference.confdeltype = 'n' and child_column.attname = 'user_id')
      and cardinality(reference.conkey) = 1
      and reference.connamespace = 'public'::regnamespace
    order by child.relname, child_column.attname`.execute(db)
  return rows
}

export async function listTables(db: Queryable): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select t.relname as "table",
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as "columns",
      coalesce((select json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)
        from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum
        where i.indrelid = t.oid and i.indisprimary), '[]') as "key"
    from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    order by t.relname`.execute(db)
  return rows
}

/** A reference by which the child's row belongs to the parent's. */
type Ownership = { child: string; childColumn: string; parent: string; parentColumn: string }

/** Rows of a table whose `column` is one of the values that `parentColumn` has in the reader's rows of `parent`. */
type Belonging = { column: string; parent: string; parentColumn: string }

export type OwnedTable = { table: string; belongings: Belonging[] }

export const ROOT_TABLE = 'profiles'

/**
 * Every table that holds rows of a user, found from the profile along the references that delete with it: what goes with an
 * account is what its owner may take along. Parents come before children.
 */
export function ownedTables(ownerships: readonly Ownership[]): OwnedTable[] {
  const owned = new Map<string, OwnedTable>([[ROOT_TABLE, { table: ROOT_TABLE, belongings: [] }]])
  // A map yields what is added while it is walked, so this reaches children of children.
  for (const parent of owned.keys()) {
    for (const { child, childColumn, parentColumn } of ownerships.filter((one) => one.parent === parent)) {
      if (child === parent) continue
      const entry = owned.get(child) ?? { table: child, belongings: [] }
      entry.belongings.push({ column: childColumn, parent, parentColumn })
      owned.set(child, entry)
    }
  }
  return [...owned.values()]
}
