import { z } from 'zod'
import { StartupError } from '#platform/errors/errors.ts'
import type { Database, ScriptRunner } from './database.ts'
import { MIGRATIONS_DIR, type Migration, readFrozenMigrations } from './migration-files.ts'

/** Any fixed number: every process asks for the same one, so only one at a time migrates. */
const MIGRATION_LOCK = 7_261_001

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }))

/**
 * Brings the database to the newest schema; returns the names it applied. All pending files run in one
 * transaction under a lock, so several processes may start at once and a failure leaves the old schema whole. An edited
 * file is refused before anything runs, also on an empty database.
 */
export async function migrate(database: Database, dir = MIGRATIONS_DIR): Promise<string[]> {
  const files = await readFrozenMigrations(dir)
  return database.inScript((run) => applyPending(run, files))
}

/** Brings an empty database to the schema that ran exactly these migrations, inside the caller's transaction. */
export async function migrateLike(
  run: ScriptRunner,
  past: readonly AppliedMigration[],
  dir = MIGRATIONS_DIR,
): Promise<void> {
  const files = await readFrozenMigrations(dir)
  const wanted = new Map(past.map(({ name, checksum }) => [name, checksum]))
  refuseUnknown(wanted, files, 'backup')
  await applyPending(
    run,
    files.filter(({ name }) => wanted.has(name)),
  )
}

async function applyPending(run: ScriptRunner, files: readonly Migration[]): Promise<string[]> {
  await run.exec(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await run.exec(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const applied = await readApplied(run)
  refuseUnknown(applied, files, 'database')

  const pending = files.filter(({ name }) => !applied.has(name))
  for (const { name, sql, checksum } of pending) {
    await run.exec(sql)
    await run.exec(`insert into schema_migrations (name, checksum) values ('${name}', '${checksum}')`)
  }
  return pending.map(({ name }) => name)
}

export type AppliedMigration = Omit<Migration, 'sql'>

async function readApplied(run: ScriptRunner): Promise<Map<string, string>> {
  const rows = appliedRows.parse(await run.rows('select name, checksum from schema_migrations'))
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** A database ahead of the code, or a file changed after it ran, means that code and schema no longer agree. */
function refuseUnknown(applied: Map<string, string>, files: readonly Migration[], held: 'database' | 'backup'): void {
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new StartupError(`The ${held} was made by a newer Prancheta: it holds migration ${name}.`)
    if (known.get(name) !== checksum)
      throw new StartupError(
        `Migration ${name} was changed after the ${held} ${held === 'backup' ? 'was made' : 'ran it'}.`,
      )
  }
}
