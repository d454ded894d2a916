import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUpFolder } from '@prancheta/server/platform/backup/back-up-folder.ts'
import { checkPack } from '@prancheta/server/platform/backup/read-pack.ts'
import { takeBackup } from '@prancheta/server/platform/backup/take-backup.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { VERSION } from '@prancheta/server/version.ts'
import { withDatabase } from './with-database.ts'

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const target = resolve(process.argv[2] ?? `backups/prancheta-${stamp}.jsonl.gz`)
if (existsSync(target)) throw new StartupError(`${target} is there already; a backup overwrites nothing.`)

const env = readEnv()
if (env.DATABASE_URL === undefined) await backUpFolder(env.DATA_DIR, target, VERSION)
else await withDatabase((database) => takeBackup(database, target, { product: VERSION, madeAt: new Date() }))

// Read back, because a backup that cannot be read is none.
const { rowCount } = await checkPack(target)
console.log(`Backed up ${rowCount} rows into ${target}.`)
