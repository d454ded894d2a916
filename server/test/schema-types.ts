import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'

const columnRows = z.array(
  z.object({
    table_name: z.string(),
    column_name: z.string(),
    udt_name: z.string(),
    nullable: z.boolean(),
    generated: z.boolean(),
    check_def: z.string().nullable(),
  }),
)
type Column = z.output<typeof columnRows>[number]

/** A view's column is what the table's column of the same name is; a yes or no that a view works out is never null. */
const COLUMNS_QUERY = `
  select c.table_name, c.column_name, c.udt_name,
    c.is_nullable = 'YES' and not coalesce(base.attnotnull, t.table_type = 'VIEW' and c.udt_name = 'bool') as nullable,
    c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as generated,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.contype = 'c' and k.conrelid = coalesce(base.attrelid, format('%I', c.table_name)::regclass)
        and k.conkey = array[coalesce(base.attnum, c.ordinal_position::smallint)]
        and (pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%' or pg_get_constraintdef(k.oid) like '% = ''%')
      limit 1) as check_def
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join lateral (
    select a.attrelid, a.attnum, a.attnotnull
    from pg_rewrite r
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid and a.attname = c.column_name
    where r.ev_class = format('%I', c.table_name)::regclass and a.attrelid <> r.ev_class
    order by a.attnotnull desc limit 1) base on true
  where c.table_schema = 'public' and c.table_name <> 'schema_migrations'
  order by c.table_name, c.ordinal_position`

/** What each column type is in TypeScript, given the parsers of platform/db/database.ts. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
}

const LINE_WIDTH = 120

/** The whole of platform/db/schema.ts, written from a migrated database. */
export async function schemaTypes(database: Database): Promise<string> {
  const columns = columnRows.parse(await database.inScript((run) => run.rows(COLUMNS_QUERY)))
  const tables = Map.groupBy(columns, (column) => column.table_name)
  const names = [...tables.keys()]
  return [
    '// Written by `npm run db:types` from the migrated database; a test compares the two.',
    "import type { Generated } from 'kysely'",
    '',
    ...[...tables].flatMap(([name, rows]) => [`type ${typeName(name)} = {`, ...rows.map(field), '}', '']),
    'export type DB = {',
    ...names.map((name) => `  ${name}: ${typeName(name)}`),
    '}',
    '',
  ].join('\n')
}

function field(column: Column): string {
  const base = allowedValues(column) ?? TYPES[column.udt_name]
  if (base === undefined)
    throw new Error(`no TypeScript type for ${column.table_name}.${column.column_name} (${column.udt_name})`)
  const type = column.nullable && base !== 'unknown' ? `${base} | null` : base
  const line = `  ${column.column_name}: ${column.generated ? `Generated<${type}>` : type}`
  if (line.length <= LINE_WIDTH || column.generated) return line
  // As the formatter writes a union that is too long for its line.
  return [`  ${column.column_name}:`, ...type.split(' | ').map((part) => `    | ${part}`)].join('\n')
}

/** A column whose check lists its values is typed as exactly those. */
function allowedValues({ udt_name, check_def }: Column): string | null {
  if (udt_name !== 'text' || check_def === null) return null
  const values = [...check_def.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`)
  return values.length > 0 ? values.join(' | ') : null
}

function typeName(table: string): string {
  return table.replaceAll(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}
