import { z } from 'zod'
import type { ScriptRunner } from '#platform/db/database.ts'

const tableRows = z.array(
  z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) }),
)
export type StoredTable = z.output<typeof tableRows>[number]

const sequenceRows = z.array(z.object({ name: z.string(), value: z.string() }))
export type StoredSequence = z.output<typeof sequenceRows>[number]

const foreignKeyRows = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }))
export type ForeignKey = z.output<typeof foreignKeyRows>[number]

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Every table with the columns that are written, not those the database works out by itself. */
export async function readTables(run: ScriptRunner): Promise<StoredTable[]> {
  return tableRows.parse(
    await run.rows(`
      select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`),
  )
}

/** Where each counter of ids stands; one that never counted is left out. */
export async function readSequences(run: ScriptRunner): Promise<StoredSequence[]> {
  return sequenceRows.parse(
    await run.rows(`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`),
  )
}

export async function readForeignKeys(run: ScriptRunner): Promise<ForeignKey[]> {
  return foreignKeyRows.parse(
    await run.rows(`select r.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class r on r.oid = k.conrelid
      where k.contype = 'f' and r.relnamespace = 'public'::regnamespace order by 1, 2`),
  )
}

/** Nothing of anybody's: no table, view or sequence. */
export async function isEmpty(run: ScriptRunner): Promise<boolean> {
  const found = await run.rows(`select 1 from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`)
  return found.length === 0
}

/** How values are written as text, the same at both ends whatever the server's own settings are. */
export async function fixTextForms(run: ScriptRunner): Promise<void> {
  await run.exec(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
}
