import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { freezeNewMigrations, MIGRATIONS_DIR } from '#platform/db/migration-files.ts'
import { StartupError } from '#platform/errors/errors.ts'
import { migrationsIn } from '../migrations-in.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { schemaTypes } from '../schema-types.ts'
import { openTestDatabase } from '../test-database.ts'

test('a migration edited after it ran, or one from a newer version, stops the start with a sentence', async () => {
  const database = await openEmptyDatabase()
  await migrate(
    database,
    await migrationsIn({ '0001_first.sql': 'create table first (id int)', '0002_second.sql': 'select 1' }),
  )
  const edited = await migrationsIn({ '0001_first.sql': 'create table other (id int)', '0002_second.sql': 'select 1' })
  await expect(migrate(database, edited)).rejects.toThrow(
    'Migration 0001_first.sql was changed after the database ran it.',
  )
  const older = await migrationsIn({ '0001_first.sql': 'create table first (id int)' })
  await expect(migrate(database, older)).rejects.toThrow(
    'The database was made by a newer Prancheta: it holds migration 0002_second.sql.',
  )
})

test('a migration edited after it was frozen is refused, also on an empty database, and nothing of it runs', async () => {
  const database = await openEmptyDatabase()
  const dir = await migrationsIn({ '0001_first.sql': 'create table first (id int)', '0002_second.sql': 'select 1' })
  await appendFile(join(dir, '0002_second.sql'), '; create table second (id int)')
  const sentence =
    'Migration 0002_second.sql was changed after it was frozen: put it back as it was and write a new migration instead.'
  await expect(migrate(database, dir)).rejects.toThrow(new StartupError(sentence))
  await expect(freezeNewMigrations(dir)).rejects.toThrow(sentence)
  const { rows } = await sql`select from information_schema.tables where table_schema = 'public'`.execute(database.db)
  expect(rows).toEqual([])
})

test('a migration that nobody froze, and one that is gone, stop the start with a sentence', async () => {
  const database = await openEmptyDatabase()
  const dir = await migrationsIn({ '0001_first.sql': 'create table first (id int)' })
  const before = await readFile(join(dir, 'checksums.txt'), 'utf8')
  await writeFile(join(dir, '0002_second.sql'), 'select 1')
  await expect(migrate(database, dir)).rejects.toThrow(
    new StartupError('Migration 0002_second.sql is not in checksums.txt yet: `npm run db:freeze` adds it.'),
  )
  expect(await freezeNewMigrations(dir)).toEqual(['0002_second.sql'])
  expect(await readFile(join(dir, 'checksums.txt'), 'utf8')).toMatch(
    new RegExp(`^${before}[0-9a-f]{64}  0002_second.sql\\n$`),
  )
  await rm(join(dir, '0001_first.sql'))
  await expect(migrate(database, dir)).rejects.toThrow(
    'Migration 0001_first.sql is missing: checksums.txt names it, and migrations are never removed.',
  )
})

test('the types in the code are those of the migrated database', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const written = await readFile(join(MIGRATIONS_DIR, '../src/platform/db/schema.ts'), 'utf8')
  expect(await schemaTypes(database)).toBe(written)
})
