import type { Catalogue, Relation, Routine, Trigger } from './read-catalogue.ts'

export type SchemaOwners = Readonly<
  Record<string, { tables: readonly string[]; views?: readonly string[]; functions?: readonly string[] }>
>

const HEAD = `-- The whole schema as the migrations leave it, grouped by who owns what (scripts/shape/table-owners.ts).
-- Written by \`npm run db:schema\` from a migrated database; a test compares the two, and makes a database from this file.
-- To read, not to run: databases are made and changed by server/migrations.
`

/** The whole of server/schema.sql: SQL that makes the same database, in an order that depends on names alone. */
export function schemaSql(catalogue: Catalogue, owners: SchemaOwners): string {
  refuseOwnerless(catalogue, owners)
  const groups = Object.entries(owners).map(([owner, owned]) => {
    const named = (names: readonly string[] = []) => catalogue.relations.filter(({ name }) => names.includes(name))
    const routines = inOrderOfNeed(catalogue.routines.filter(({ name }) => owned.functions?.includes(name)))
    const tables = inOrderOfNeed(named(owned.tables))
    const triggers = catalogue.triggers.filter(({ table }) => owned.tables.includes(table))
    return [
      `\n-- ${owner} ${'-'.repeat(Math.max(0, 120 - owner.length - 4))}\n`,
      ...routines.filter(({ is_plain }) => is_plain).map(routineSql),
      ...tables.map(tableSql),
      ...routines.filter(({ is_plain, is_trigger }) => !is_plain && !is_trigger).map(routineSql),
      ...named(owned.views).map(viewSql),
      ...routines.filter(({ is_trigger }) => is_trigger).map(routineSql),
      ...triggers.map(triggerSql),
    ].join('\n')
  })
  const extensions = catalogue.extensions.map((name) => `create extension if not exists ${name};\n`)
  return [HEAD, ...extensions, ...groups].join('\n')
}

function refuseOwnerless({ relations, routines }: Catalogue, owners: SchemaOwners): void {
  const owned = Object.values(owners).flatMap(({ tables, views = [], functions = [] }) => [
    ...tables,
    ...views,
    ...functions,
  ])
  const ownerless = [...relations, ...routines].filter(({ name }) => !owned.includes(name)).map(({ name }) => name)
  if (ownerless.length > 0)
    throw new Error(`nobody owns ${ownerless.join(', ')}: name the owner in scripts/shape/table-owners.ts`)
}

/** By name, but each behind those it needs. */
function inOrderOfNeed<Item extends { name: string; needs: string[] }>(items: readonly Item[]): Item[] {
  const placed: Item[] = []
  const waiting = [...items]
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ needs }) => !waiting.some(({ name }) => needs.includes(name)))
    if (at < 0) throw new Error(`these need each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    placed.push(...waiting.splice(at, 1))
  }
  return placed
}

function tableSql({ name, comment, columns, constraints, indexes }: Relation): string {
  const parts = [
    ...columns.map(({ definition }) => `  ${short(definition)}`),
    ...constraints.map((constraint) => `  constraint ${constraint.name} ${constraint.definition}`),
  ]
  const comments = columns.flatMap((column) =>
    column.comment === null ? [] : [`comment on column ${name}.${column.name} is ${quoted(column.comment)};`],
  )
  return [
    `create table ${name} (`,
    `${parts.join(',\n')}`,
    ');',
    `comment on table ${name} is ${quoted(comment)};`,
    ...comments,
    ...indexes.map((definition) => `${definition};`),
    '',
  ].join('\n')
}

function viewSql({ name, comment, query }: Relation): string {
  return `create view ${name} as\n${query ?? ''}\ncomment on view ${name} is ${quoted(comment)};\n`
}

function routineSql({ signature, definition, comment }: Routine): string {
  return `${definition.trimEnd()};\ncomment on function ${signature} is ${quoted(comment)};\n`
}

function triggerSql({ table, name, definition, comment }: Trigger): string {
  return `${definition};\ncomment on trigger ${name} on ${table} is ${quoted(comment)};\n`
}

/** The same types under the names that people write. */
function short(definition: string): string {
  return definition
    .replace(/timestamp(\(\d\))? with time zone/, 'timestamptz$1')
    .replace('character varying', 'varchar')
    .replace('double precision', 'float8')
}

function quoted(text: string | null): string {
  return text === null ? 'null' : `'${text.replaceAll("'", "''")}'`
}
