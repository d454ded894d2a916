import type { Env } from '#platform/env/env.ts'
import type { Log } from '#platform/log/log.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL where DATABASE_URL names one, otherwise the embedded database. */
export function openDatabase(env: Env, log: Log): Promise<Database> {
  if (env.DATABASE_URL === undefined) return openEmbedded(env.DATA_DIR)

  return openPostgres({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    patienceMs: env.DATABASE_WAIT_MS,
    onIdleError: (error) => log.warn({ reason: error.message }, 'idle database connection lost'),
  })
}
