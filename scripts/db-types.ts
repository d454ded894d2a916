import { writeFile } from 'node:fs/promises'
import { embeddedDatabase, openPGlite } from '@prancheta/server/platform/db/embedded.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { schemaTypes } from '../server/test/schema-types.ts'

const database = embeddedDatabase(await openPGlite())
await migrate(database)
await writeFile('server/src/platform/db/schema.ts', await schemaTypes(database))
await database.close()
