import { existsSync } from 'node:fs'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { databaseFolder } from '@prancheta/server/platform/db/embedded.ts'
import { openDatabase } from '@prancheta/server/platform/db/open-database.ts'
import { type Env, readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { openLog } from '@prancheta/server/platform/log/log.ts'

/** Opens the database that the settings name, and closes it whatever happens. */
export async function withDatabase<Result>(work: (database: Database, env: Env) => Promise<Result>): Promise<Result> {
  const env = readEnv()
  const database = await openDatabase(env, openLog(env))
  try {
    return await work(database, env)
  } finally {
    await database.close()
  }
}

/** For what only makes sense in a database that is there: without the server's settings, a new one would be made aside. */
export function requireDatabase(env: Env): void {
  if (env.DATABASE_URL !== undefined || existsSync(databaseFolder(env.DATA_DIR))) return
  throw new StartupError(
    `There is no database in ${env.DATA_DIR}, and DATABASE_URL is not set. Run this with the server’s settings.`,
  )
}

/** For the person at the keyboard, so that a backup of the wrong one is seen. Never the user or the password. */
export function databaseName({ DATABASE_URL, DATA_DIR }: Env): string {
  if (DATABASE_URL === undefined) return `the embedded database in ${DATA_DIR}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `PostgreSQL at ${host}${pathname}`
}
