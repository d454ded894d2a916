import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrationsIn } from '#test/migrations-in.ts'
import { openEmptyDatabase } from '#test/open-empty-database.ts'
import { openTestDatabase } from '#test/test-database.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS_DIR, readFrozenMigrations } from './migration-files.ts'

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

test('every migration of the repository is the one that was frozen', async () => {
  expect((await readFrozenMigrations(MIGRATIONS_DIR)).length).toBeGreaterThan(16)
})

test('counts, money, dates, bytes and lists are the same values on both databases', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { rows } = await sql<{ bytes: Buffer }>`select count(*) as n, 1234.50::numeric as money,
    date '2026-02-28' as day, now() as moment, decode('00ff', 'hex') as bytes, ${JSON.stringify([{ odd: 1.85 }])}::jsonb as list`.execute(
    database.db,
  )
  const [{ bytes, ...values } = { bytes: Buffer.alloc(0) }] = rows
  expect(values).toEqual({ n: 1, money: 1234.5, day: '2026-02-28', moment: expect.any(Date), list: [{ odd: 1.85 }] })
  expect(bytes.toString('hex')).toBe('00ff')
})
