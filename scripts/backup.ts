import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { backUpFolder } from '@prancheta/server/platform/backup/back-up-folder.ts'
import { checkPack } from '@prancheta/server/platform/backup/read-pack.ts'
import { takeBackup } from '@prancheta/server/platform/backup/take-backup.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { VERSION } from '@prancheta/server/version.ts'
import { databaseName, requireDatabase, withDatabase } from './with-database.ts'

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const target = resolve(process.argv[2] ?? `backups/prancheta-${stamp}.jsonl.gz`)
if (existsSync(target)) throw new StartupError(`${target} is there already; a backup overwrites nothing.`)

const env = readEnv()
requireDatabase(env)
if (env.DATABASE_URL === undefined) await backUpFolder(env.DATA_DIR, target, VERSION)
else await withDatabase((database) => takeBackup(database, target, { product: VERSION, madeAt: new Date() }))

// Read back, because a backup that cannot be read is none.
const { rowCount, accountCount } = await checkPack(target)
if (env.DATABASE_URL === undefined && accountCount === 0) {
  // The product never leaves a folder like that: a command made it that was not told where the real database is.
  await rm(target)
  throw new StartupError(
    `There is no account in ${databaseName(env)}, so nothing was kept. Run this with the server’s settings: DATABASE_URL is not set.`,
  )
}
console.log(`Backed up ${rowCount} rows, with ${accountCount} accounts, of ${databaseName(env)} into ${target}.`)
