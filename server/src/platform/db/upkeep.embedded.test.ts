import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '#test/open-empty-database.ts'
import { startTestApp } from '#test/start-test-app.ts'
import type { Queryable } from './database.ts'
import { tendTables } from './upkeep.ts'

/** The database counts changes once a second at most; a test need not wait for that. */
const tend = async (db: Queryable) => {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  await tendTables(db)
}

/** How the database goes about a query that it knows by name. */
async function planOf(db: Queryable, text: string): Promise<string> {
  const named = sql<{ name: string }>`select name from pg_prepared_statements where statement like ${`%${text}%`}`
  const [known] = (await named.execute(db)).rows
  const { rows } = await sql`explain execute ${sql.id(known?.name ?? '')} (5)`.execute(db)
  return JSON.stringify(rows)
}

test('a query known since its table was small is planned anew once the table has grown; a search of tickets used to hold up everybody for half a minute', async () => {
  const { db, inScript } = await openEmptyDatabase()
  await inScript((run) => run.exec('create table games (id int primary key, name text not null)'))
  const add = (from: number, to: number) =>
    sql`insert into games select n, 'Jogo ' || n from generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) n`.execute(
      db,
    )
  await add(1, 60)
  await tend(db)
  for (let times = 0; times < 8; times += 1) await sql`select name from games where id = ${times}::int`.execute(db)
  await add(61, 20_000)
  expect(await planOf(db, 'select name from games')).toContain('Seq Scan')

  await tend(db)
  expect(await planOf(db, 'select name from games')).toContain('Index Scan')
})

test('the room of rows that are gone is given to new ones, and a table that hardly changed is left alone', async () => {
  const { db, inScript } = await openEmptyDatabase()
  await inScript((run) => run.exec('create table events (id int); create table leagues (id int)'))
  const sizeOf = async () =>
    (await sql<{ size: number }>`select pg_relation_size('events') as size`.execute(db)).rows[0]?.size
  const addEvents = () => sql`insert into events select n from generate_series(1, 5000) n`.execute(db)
  await sql`insert into leagues values (1)`.execute(db)
  await addEvents()
  const size = await sizeOf()

  for (const _day of [1, 2, 3]) {
    await sql`delete from events`.execute(db)
    await tend(db)
    await addEvents()
  }
  expect(await sizeOf()).toBe(size)
  const counted = sql<{ reltuples: number }>`select reltuples from pg_class where relname = 'leagues'`
  expect((await counted.execute(db)).rows).toEqual([{ reltuples: -1 }])
})

test('a running server tends its tables by itself', async () => {
  const { database, runJob } = await startTestApp()
  const { db } = database
  const kept = db.selectFrom('jobs').select('every_ms').where('kind', '=', 'platform.upkeep')
  expect(await kept.execute()).toEqual([{ every_ms: 60_000 }])
  await sql`insert into rate_limits select 'x' || n, 1, 0 from generate_series(1, 100) n`.execute(db)
  await sql`select pg_stat_force_next_flush()`.execute(db)
  await runJob('platform.upkeep', {}, { attempt: 1, signal: AbortSignal.timeout(60_000) })
  const counted = sql<{ reltuples: number }>`select reltuples from pg_class where relname = 'rate_limits'`
  expect((await counted.execute(db)).rows[0]?.reltuples).toBeGreaterThanOrEqual(100)
})
