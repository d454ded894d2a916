import { writeFile } from 'node:fs/promises'
import { embeddedDatabase, openPGlite } from '@prancheta/server/platform/db/embedded.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { readCatalogue, triggerCensus } from '../server/test/schema/read-catalogue.ts'
import { schemaSql } from '../server/test/schema/schema-sql.ts'
import { OWNERS } from './shape/table-owners.ts'

const database = embeddedDatabase(await openPGlite())
await migrate(database)
const catalogue = await readCatalogue(database)
await writeFile('server/schema.sql', schemaSql(catalogue, OWNERS))
await writeFile('server/trigger-census.txt', triggerCensus(catalogue))
await database.close()
