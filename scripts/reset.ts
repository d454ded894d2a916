import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { draftOf } from '@prancheta/server/demo-past/demo-past.ts'
import { demoStateFile } from '@prancheta/server/demo-past/demo-state.ts'
import { databaseFolder } from '@prancheta/server/platform/db/embedded.ts'
import { lockFolder } from '@prancheta/server/platform/db/folder-lock.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'

const env = readEnv()
if (env.DATABASE_URL !== undefined) {
  throw new StartupError(
    '`npm run reset` empties the embedded database only; a PostgreSQL in DATABASE_URL is yours to empty.',
  )
}
const unlock = lockFolder(env.DATA_DIR) // refuses while a server is using the folder
const place = databaseFolder(env.DATA_DIR)
for (const folder of [place, draftOf(place)]) await rm(folder, { recursive: true, force: true })
for (const file of [join(env.DATA_DIR, 'auth-secret'), demoStateFile(env.DATA_DIR)]) await rm(file, { force: true })
unlock()
console.log(`Emptied ${env.DATA_DIR}. The next start makes the database and the demo anew.`)
