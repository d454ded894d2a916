import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { StartupError } from '#platform/errors/errors.ts'
import { openEmptyDatabase } from '#test/open-empty-database.ts'
import { schemaTypes } from '#test/schema-types.ts'
import { openTestDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'
import { freezeNewMigrations, MIGRATIONS_DIR, readFrozenMigrations } from './migration-files.ts'

async function migrationsIn(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'prancheta-migrations-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  await freezeNewMigrations(dir)
  return dir
}

test('several processes may start at once on an empty database: each migration runs once', async () => {
  const database = await openEmptyDatabase()
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database)))
  expect(applied.flat().sort()).toEqual((await readFrozenMigrations(MIGRATIONS_DIR)).map(({ name }) => name))
})

test('a migration that fails leaves the schema as it was', async () => {
  const database = await openEmptyDatabase()
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

test('every migration of the repository is the one that was frozen', async () => {
  expect((await readFrozenMigrations(MIGRATIONS_DIR)).length).toBeGreaterThan(16)
})

test('the types in the code are those of the migrated database', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const written = await readFile(join(MIGRATIONS_DIR, '../src/platform/db/schema.ts'), 'utf8')
  expect(await schemaTypes(database)).toBe(written)
})

test('counts, money, dates, bytes and lists are the same values on both databases', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { rows } = await sql<{ bytes: Uint8Array }>`select count(*) as n, 1234.50::numeric as money,
    date '2026-02-28' as day, now() as moment, decode('00ff', 'hex') as bytes, ${JSON.stringify([{ odd: 1.85 }])}::jsonb as list`.execute(
    database.db,
  )
  const [{ bytes, ...values } = { bytes: new Uint8Array() }] = rows
  expect(values).toEqual({ n: 1, money: 1234.5, day: '2026-02-28', moment: expect.any(Date), list: [{ odd: 1.85 }] })
  expect([...bytes]).toEqual([0, 255])
})
