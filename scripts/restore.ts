import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoStateFile } from '@prancheta/server/demo-past/demo-state.ts'
import { checkPack } from '@prancheta/server/platform/backup/read-pack.ts'
import { restoreBackup, restoreFolder } from '@prancheta/server/platform/backup/restore-backup.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
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
} else await withDatabase((database) => restoreBackup(database, pack))
console.log(
  `Restored ${pack.rowCount} rows, with ${pack.accountCount} accounts, as they were at ${pack.header.madeAt}, into ${databaseName(env)}.`,
)
