import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#platform/env/env.ts'

/**
 * The secret that signs sessions: AUTH_SECRET, or beside the embedded database one made at the first start and
 * kept, so that people stay signed in over a restart. With DATABASE_URL the settings already demand AUTH_SECRET.
 */
export function authSecret(env: Pick<Env, 'AUTH_SECRET' | 'DATA_DIR'>): string {
  if (env.AUTH_SECRET !== undefined) return env.AUTH_SECRET

  const path = join(env.DATA_DIR, 'auth-secret')
  mkdirSync(env.DATA_DIR, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}
