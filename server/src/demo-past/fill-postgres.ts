import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admitsDemo } from '#capabilities/identity/index.ts'
import { isEmpty } from '#platform/backup/catalogue-store.ts'
import { checkPack } from '#platform/backup/read-pack.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import type { Database } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import type { Env } from '#platform/env/env.ts'
import { StartupError } from '#platform/errors/errors.ts'
import { VERSION } from '#version.ts'
import { hasDemoPast, type PastOptions, playDemoPast } from './demo-past.ts'

/**
 * The demo on an empty PostgreSQL: its past is played in an embedded database and brought over as a backup, because no other
 * database takes its time and its dice from us.
 */
export async function fillWithDemo(database: Database, env: Env, options: PastOptions = {}): Promise<void> {
  const played: Env = { ...env, DATABASE_URL: undefined, DEMO_PAST: 'on' }
  if (!hasDemoPast(played))
    throw new StartupError(
      'The demo accounts have a known password: they are never made in production, nor where a real service is set.',
    )
  if (!admitsDemo(env))
    throw new StartupError(
      'Set DEMO_PAYMENTS=on, here and for the server: it says that this PostgreSQL is for trying. Without it nobody can enter the demo accounts.',
    )
  if (!(await database.inScript(isEmpty)))
    throw new StartupError('The database is not empty; the demo is made in an empty one only.')
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-demo-'))
  try {
    await playDemoPast({ ...played, DATA_DIR: folder }, options)
    const pack = join(folder, 'demo.jsonl.gz')
    const source = await openEmbedded(folder)
    await takeBackup(source, pack, { product: VERSION, madeAt: new Date() }).finally(() => source.close())
    await restoreBackup(database, await checkPack(pack))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
