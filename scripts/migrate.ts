import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (database) => {
  const applied = await migrate(database)
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
})
