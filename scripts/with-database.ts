import type { Database } from '@prancheta/server/platform/db/database.ts'
import { openDatabase } from '@prancheta/server/platform/db/open-database.ts'
import { type Env, readEnv } from '@prancheta/server/platform/env/env.ts'
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
