import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { schemaTypes } from '#test/schema-types.ts'
import { createPostgresDatabase, openTestDatabase } from '#test/test-database.ts'
import { embeddedDatabase, openPGlite } from './embedded.ts'
import { MIGRATIONS_DIR, migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

async function openEmpty() {
  const database =
    inject('databaseKind') === 'embedded'
      ? embeddedDatabase(await openPGlite())
      : await openPostgres({ url: await createPostgresDatabase('template0'), poolSize: 10 })
  onTestFinished(() => database.close())
  return database
}

async function migrationsIn(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'prancheta-migrations-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  return dir
}

test('several processes may start at once on an empty database: each migration runs once', async () => {
  const database = await openEmpty()
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database)))
  expect(applied.flat().sort()).toEqual((await readdir(MIGRATIONS_DIR)).sort())
})

test('a migration that fails leaves the schema as it was', async () => {
  const database = await openEmpty()
  const dir = await migrationsIn({
    '0001_good.sql': 'create table kept (id int)',
    '0002_bad.sql': 'create table kept (id int)',
  })
  await expect(migrate(database, dir)).rejects.toThrow()
  const tables = await sql<{
    n: number
  }>`select count(*) as n from information_schema.tables where table_name = 'kept'`.execute(database.db)
  expect(tables.rows).toEqual([{ n: 0 }])
})

test('a migration edited after it ran, or one from a newer version, stops the start with a sentence', async () => {
  const database = await openEmpty()
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

test('the types in the code are those of the migrated database', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const written = await readFile(join(MIGRATIONS_DIR, '../src/platform/db/schema.ts'), 'utf8')
  expect(await schemaTypes(database)).toBe(written)
})

test('counts, money and dates are the same values on both databases', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { rows } =
    await sql`select count(*) as n, 1234.50::numeric as money, date '2026-02-28' as day, now() as moment`.execute(
      database.db,
    )
  expect(rows).toEqual([{ n: 1, money: 1234.5, day: '2026-02-28', moment: expect.any(Date) }])
})
