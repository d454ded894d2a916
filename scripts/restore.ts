import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { admitsDemo, productPasswordHashing, shutDemoAccounts } from '@prancheta/server/capabilities/identity/index.ts'
import { demoStateFile } from '@prancheta/server/demo-past/demo-state.ts'
import { checkPack } from '@prancheta/server/platform/backup/read-pack.ts'
import { restoreBackup, restoreFolder } from '@prancheta/server/platform/backup/restore-backup.ts'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { type Env, readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { databaseName, withDatabase } from './with-database.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
const [path] = positionals
if (path === undefined) throw new StartupError('Say which: npm run restore -- backups/prancheta-….jsonl.gz')

const env = readEnv()
const replace = values.replace === true
if (env.DATABASE_URL !== undefined && replace)
  throw new StartupError('--replace is for the embedded database; on PostgreSQL restore into a new, empty database.')
const pack = await checkPack(resolve(path))
if (env.DATABASE_URL === undefined) {
  const aside = await restoreFolder(env.DATA_DIR, pack, { replace, now: new Date() })
  await rm(demoStateFile(env.DATA_DIR), { force: true }) // the demo is played on in its own database only
  if (aside !== null) console.log(`The database that was there is now ${aside}.`)
} else await withDatabase(restoreInto)
console.log(
  `Restored ${pack.rowCount} rows, with ${pack.accountCount} accounts, as they were at ${pack.header.madeAt}, into ${databaseName(env)}.`,
)

/** A backup of the embedded database holds the demo accounts, whose password everybody knows. */
async function restoreInto(database: Database, settings: Env): Promise<void> {
  await restoreBackup(database, pack)
  const shut = admitsDemo(settings) ? 0 : await shutDemoAccounts(database.db, productPasswordHashing)
  if (shut > 0)
    console.log(
      `${shut} demo accounts came without their password, which is public: nobody can sign in to them. Make an admin of your own: npm run admin:grant -- e-mail.`,
    )
}
