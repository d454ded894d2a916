import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { type OwnedTable, ROOT_TABLE, type TableShape } from './catalogue-store.ts'

export type Row = Record<string, unknown>

/** An analysis weighs some 150 kB, so few at a time. */
const PAGE = 20

/** What is of nobody by reference, yet tells of somebody. */
export const LOOSE_TABLES = [
  'live_events',
  'mail_outbox',
  'verifications',
  'demo_payment_records',
  'admin_actions',
  'plan_changes',
] as const

/** Secrets that would let a finder of the file in, and texts that are sealed anyway. */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  accounts: ['password'],
  sessions: ['token'],
  mail_outbox: ['body'],
  verifications: ['identifier'],
  // Somebody else.
  admin_actions: ['admin_id'],
}

export const columnsOf = ({ table, columns }: TableShape) =>
  columns.filter((column) => !WITHHELD[table]?.includes(column))

/** Which rows of a table are this user's. */
export function ownCondition(owned: readonly OwnedTable[], table: string, userId: string): RawBuilder<boolean> {
  const loose = looseCondition(table, userId)
  if (loose) return loose
  if (table === ROOT_TABLE) return sql<boolean>`id = ${userId}::uuid`
  const entry = owned.find((one) => one.table === table)
  if (!entry) throw new Error(`${table} belongs to nobody`)
  const ways = entry.belongings.map(
    ({ column, parent, parentColumn }) =>
      sql<boolean>`${sql.id(column)} in (select ${sql.id(parent, parentColumn)} from ${sql.id(parent)}
        where ${ownCondition(owned, parent, userId)})`,
  )
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

function looseCondition(table: string, userId: string): RawBuilder<boolean> | null {
  const user = sql`${userId}::uuid`
  switch (table) {
    case 'live_events':
    // These two stay when an account goes, without the person.
    case 'admin_actions':
    case 'plan_changes':
      return sql<boolean>`user_id = ${user}`
    case 'verifications':
      return sql<boolean>`value = ${userId}`
    case 'mail_outbox':
      return sql<boolean>`recipient = (select email from profiles where id = ${user})`
    case 'demo_payment_records':
      return sql<boolean>`customer = (select stripe_customer from plans where user_id = ${user})`
    default:
      return null
  }
}

/** A user's rows of one table, few at a time, so that years of analyses never stand in memory at once. */
export async function* ownRows(db: Queryable, shape: TableShape, mine: RawBuilder<boolean>): AsyncGenerator<Row> {
  let after: Row | null = null
  while (true) {
    const rows: Row[] = await readPage(db, shape, mine, after)
    const columns = columnsOf(shape)
    for (const row of rows) yield Object.fromEntries(columns.map((column) => [column, row[column]]))
    after = rows.at(-1) ?? null
    if (shape.key.length === 0 || rows.length < PAGE) return
  }
}

async function readPage(db: Queryable, { table, key }: TableShape, mine: RawBuilder<boolean>, after: Row | null) {
  // Only a key that is never null gives a place to go on from; a table without one holds little of anybody.
  const keyColumns = sql.join(key.map(({ column }) => sql.id(column)))
  const place = after && sql.join(key.map(({ column, type }) => sql`${String(after[column])}::${sql.raw(type)}`))
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.id(table)} t where ${mine}
    ${place ? sql`and (${keyColumns}) > (${place})` : sql``}
    ${key.length > 0 ? sql`order by ${keyColumns} limit ${PAGE}` : sql``}`.execute(db)
  return rows.map(({ row }) => row)
}
