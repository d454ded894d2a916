import { grantAdmin } from '@prancheta/server/capabilities/identity/index.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { requireDatabase, withDatabase } from './with-database.ts'

const email = process.argv[2]
if (email === undefined) throw new StartupError('Say whom: npm run admin:grant -- somebody@example.com')

requireDatabase(readEnv())
await withDatabase(async (database) => {
  await migrate(database)
  if (!(await grantAdmin(database.db, email, new Date())))
    throw new StartupError('Nobody has signed up with that e-mail.')
  console.log(`${email} is an admin now.`)
})
