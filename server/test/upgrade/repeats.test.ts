import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, migrateLike } from '#platform/db/migrate.ts'
import { MIGRATIONS_DIR, readFrozenMigrations } from '#platform/db/migration-files.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'

const ANA = '00000000-0000-7000-8000-000000000001'
const row = (n: number) => `00000000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`

test('of analyses saved twice before one was the rule the first stays, with a mark set on another, and none that was published goes', async () => {
  const past = (await readFrozenMigrations(MIGRATIONS_DIR)).filter(({ name }) => name < '0021')
  const database = await openEmptyDatabase()
  await database.inScript((run) => migrateLike(run, past))
  const { db } = database
  const add = (n: number, fixtureId: number | null, pick: string | null, result: string | null = null) =>
    sql`insert into analyses (id, user_id, fixture_id, league_name, home_name, away_name, match_date, confidence, created_at,
        pick_market_id, pick_name, pick_probability, pick_odd, result)
      values (${row(n)}, ${ANA}, ${fixtureId}, 'Liga', 'Casa', 'Fora', now() + interval '1 day', 70,
        now() - interval '1 hour' + ${n} * interval '1 minute', ${pick}, ${pick}, ${pick && 0.5}, ${pick && 2 + n}, ${result})`.execute(
      db,
    )
  await sql`insert into profiles (id, name, email, tipster_slug) values (${ANA}, ${'\u202EAna\u2066 Lima'}, 'ana@test.example', 'ana')`.execute(
    db,
  )
  // One match and pick three times, the mark on the second; the same match with another pick and with none, twice.
  await add(1, 7, 'result.home')
  await add(2, 7, 'result.home', 'green')
  await add(3, 7, 'result.home')
  await add(4, 7, 'btts.yes')
  await add(5, 7, null)
  await add(6, 7, null)
  // Published later than the first, twice.
  await add(7, 8, 'result.home')
  await add(8, 8, 'result.home')
  await add(9, 8, 'result.home')
  await sql`update analyses set public = true where id in (${row(8)}, ${row(9)})`.execute(db)
  // Rows without a match of ours are nobody's repeat.
  await add(10, null, null)
  await add(11, null, null)

  await migrate(database)
  const { rows } = await sql`select id, result, pick_odd::float8 as odd, is_repeat from analyses order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { id: row(1), result: 'green', odd: 3, is_repeat: false },
    { id: row(4), result: null, odd: 6, is_repeat: false },
    { id: row(5), result: null, odd: null, is_repeat: false },
    { id: row(7), result: null, odd: 9, is_repeat: false },
    { id: row(8), result: null, odd: 10, is_repeat: true },
    { id: row(9), result: null, odd: 11, is_repeat: true },
    { id: row(10), result: null, odd: null, is_repeat: false },
    { id: row(11), result: null, odd: null, is_repeat: false },
  ])
  const tally = await sql`select total, green, red from analysis_tallies where user_id = ${ANA}`.execute(db)
  expect(tally.rows).toEqual([{ total: 8, green: 1, red: 0 }])
  await expect(add(12, 7, 'result.home')).rejects.toThrow('analyses_once')
  await expect(sql`update analyses set pick_odd = 9 where id = ${row(8)}`.execute(db)).rejects.toThrow(
    'what was published stays as it was',
  )

  // Marks that turn writing round are out of names, too.
  expect(await db.selectFrom('profiles').select('name').execute()).toEqual([{ name: 'Ana Lima' }])
})
