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
