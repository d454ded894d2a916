import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { OWNERS } from '../../../scripts/shape/table-owners.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { openTestDatabase } from '../test-database.ts'
import { type Catalogue, readCatalogue, triggerCensus } from './read-catalogue.ts'
import { schemaSql } from './schema-sql.ts'

const written = (name: string) => readFile(join(import.meta.dirname, '../..', name), 'utf8')

let migrated: Catalogue
beforeAll(async () => {
  const database = await openTestDatabase()
  migrated = await readCatalogue(database)
  await database.close()
})

test('schema.sql is the schema of the migrated database, word for word on both databases', async () => {
  expect(schemaSql(migrated, OWNERS)).toBe(await written('schema.sql'))
})

test('a database made from schema.sql alone is the same as a migrated one', async () => {
  const database = await openEmptyDatabase()
  const schema = await written('schema.sql')
  await database.inScript((run) => run.exec(schema))
  expect(await readCatalogue(database)).toEqual(migrated)
})

test('every table, view, function and trigger says in a sentence what it is', async () => {
  const { relations, routines, triggers } = migrated
  const silent = [...relations, ...routines, ...triggers].filter(({ comment }) => !/^[A-Z].*\.$/.test(comment ?? ''))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every trigger is in the census with its reason, so that a new one shows', async () => {
  await expect(triggerCensus(migrated)).toMatchFileSnapshot('../../trigger-census.txt')
})
