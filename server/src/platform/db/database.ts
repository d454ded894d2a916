import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema.ts'

/** Where a store sends its queries. Inside a transaction that is `tx`, never the database itself. */
export type Queryable = Kysely<DB> | Transaction<DB>

/** Plain SQL inside one transaction, for migrations and backups, which need more than Kysely gives. */
export type ScriptRunner = {
  exec(script: string): Promise<void>
  rows(query: string, values?: unknown[]): Promise<unknown[]>
}

export type Database = {
  kind: 'embedded' | 'postgres'
  db: Kysely<DB>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  inScript<Result>(work: (run: ScriptRunner) => Promise<Result>): Promise<Result>
  /** Calls back on every NOTIFY of the channel, and once after a lost connection came back. Returns how to stop. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * How column types become values, once for both drivers. Left to themselves they disagree: `count(*)` is a
 * number in PGlite and a string in pg, and a `date` becomes midnight of the server's own time zone.
 */
export const COLUMN_PARSERS: Record<number, (text: string) => unknown> = {
  20: toSafeInteger, // bigint
  1700: Number, // numeric
  1082: (text) => text, // date stays yyyy-MM-dd
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint too large for a number: ${text}`)
  return value
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Asked before an id from an address goes into a query: the database would answer any other text with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
