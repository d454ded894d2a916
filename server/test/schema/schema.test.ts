import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { embeddedDatabase, openPGlite } from '#platform/db/embedded.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { createPostgresDatabase, openTestDatabase } from '#test/test-database.ts'
import { OWNERS } from '../../../scripts/shape/table-owners.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'
import { schemaSql } from './schema-sql.ts'
import { triggerCensus } from './trigger-census.ts'

const written = (name: string) => readFile(join(import.meta.dirname, '../..', name), 'utf8')

async function closedLater<Opened extends Database>(opening: Promise<Opened>): Promise<Opened> {
  const database = await opening
  onTestFinished(() => database.close())
  return database
}

const migrated = async (): Promise<Catalogue> => readCatalogue(await closedLater(openTestDatabase()))

async function openEmpty(): Promise<Database> {
  if (inject('databaseKind') === 'embedded') return embeddedDatabase(await openPGlite())
  return openPostgres({ url: await createPostgresDatabase('template0'), poolSize: 2 })
}

test('schema.sql is the schema of the migrated database, word for word on both databases', async () => {
  expect(schemaSql(await migrated(), OWNERS)).toBe(await written('schema.sql'))
})

test('a database made from schema.sql alone is the same as a migrated one', async () => {
  const database = await closedLater(openEmpty())
  const schema = await written('schema.sql')
  await database.inScript((run) => run.exec(schema))
  expect(await readCatalogue(database)).toEqual(await migrated())
})

test('every table, view, function and trigger says in a sentence what it is', async () => {
  const { relations, routines, triggers } = await migrated()
  const silent = [...relations, ...routines, ...triggers].filter(({ comment }) => !/^[A-Z].*\.$/.test(comment ?? ''))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every trigger is in the census with its reason, so that a new one shows', async () => {
  await expect(triggerCensus(await migrated())).toMatchFileSnapshot('../../trigger-census.txt')
})
