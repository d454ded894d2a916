import { deleteAccount, EXPORT_PATH } from '@prancheta/contract/account/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillEveryTable, NOBODYS, PLANTS } from '#test/fill-every-table.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { readZip } from '#test/read-zip.ts'
import { runRepeatingJob } from '#test/run-job.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

const clock = movingClock(new Date().toISOString())
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
  const visitor = await app.signUp('Caio')
  await visitor.call(getFixtures, { date: clock.now().toISOString().slice(0, 10) })
})
afterAll(() => app.stop())

async function tablesOfTheDatabase(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(app.database.db)
  return rows.map(({ name }) => name)
}

async function planted(name: string): Promise<{ person: Person; userId: string; mark: string }> {
  const person = await app.signUp(name)
  const userId = await userIdOf(app.database.db, person)
  const mark = `sentinela-${name.toLowerCase()}-${userId}`
  await fillEveryTable(app.database.db, { userId, email: person.email, mark })
  return { person, userId, mark }
}

async function exportOf(person: Person): Promise<Map<string, string>> {
  const response = await person.send('get', EXPORT_PATH)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="prancheta-\d{4}-\d\d-\d\d\.zip"$/)
  return readZip(Buffer.from(await response.arrayBuffer()))
}

/** Rows in which any of the words stands, by table, over the whole database. */
async function rowsWith(words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of await tablesOfTheDatabase()) {
    const anyWord = sql.join(
      words.map((word) => sql`strpos(to_jsonb(t)::text, ${word}) > 0`),
      sql` or `,
    )
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table)} t
      where ${anyWord}`.execute(app.database.db)
    if (rows[0]?.count) found[table] = rows[0].count
  }
  return found
}

test('every table of the database is known to hold people’s data or not', async () => {
  expect(await tablesOfTheDatabase()).toEqual([...Object.keys(PLANTS), ...Object.keys(NOBODYS)].sort())
})

test('an export holds a row of every table with people’s data, twice, without secrets and without anybody else', async () => {
  const [ana, bia] = [await planted('Ana'), await planted('Bia')]
  const files = await exportOf(ana.person)
  const missing = Object.keys(PLANTS).filter((table) => {
    const texts = [files.get(`json/${table}.json`), files.get(`csv/${table}.csv`)]
    return !texts.every((text) => text?.includes(ana.mark) || text?.includes(ana.userId))
  })
  expect(missing).toEqual([])
  expect([...files.keys()].filter((path) => path.startsWith('json/'))).toHaveLength(Object.keys(PLANTS).length)

  const all = [...files.values()].join('\n')
  expect(all).not.toContain('secret-')
  expect(all).not.toContain(bia.mark)
  expect(all).not.toContain(bia.userId)
  expect(files.get('LEIA-ME.txt')).toContain('Seus dados na Prancheta')
  for (const [path, text] of files) if (path.endsWith('.json')) expect(JSON.parse(text)).toBeInstanceOf(Array)
})

test('a plan has the name it has on screen in the files that people open, and its id in those for programs', async () => {
  const files = await exportOf((await planted('Ana')).person)
  expect(files.get('csv/plans.csv')).toContain('"Free"')
  expect(files.get('csv/plans.csv')).not.toContain('teste')
  expect(JSON.parse(files.get('json/plans.json') ?? '')).toMatchObject([{ plan: 'teste' }])
})

test('after the deletion nothing of the person is left in any table, and nothing of anybody else is missing', async () => {
  const [davi, eva] = [await planted('Davi'), await planted('Eva')]
  const ofEva = [eva.mark, eva.userId]
  const before = await rowsWith(ofEva)
  expect(Object.keys(await rowsWith([davi.mark, davi.userId])).sort()).toEqual(Object.keys(PLANTS).sort())

  const { deletion } = await davi.person.call(deleteAccount, { password: TEST_PASSWORD })
  clock.forward(120_000)
  const { db } = app.database
  await runRepeatingJob(db, 'account.finish-deletions')
  const finished = async () => {
    const row = await db.selectFrom('account_deletions').selectAll().where('id', '=', deletion.id).executeTakeFirst()
    return row?.purged_at != null && row.payment_customer === null
  }
  await expect.poll(finished).toBe(true)
  expect(await rowsWith([davi.mark, davi.userId, davi.person.email])).toEqual({})
  expect(await rowsWith(ofEva)).toEqual(before)
})

test('years of analyses arrive whole and in order', async () => {
  const ana = await planted('Ana')
  await sql`insert into analysis_runs (user_id, fixture_id, result)
    select ${ana.userId}, min(id), '{}' from fixtures, generate_series(1, 207) group by generate_series`.execute(
    app.database.db,
  )
  const files = await exportOf(ana.person)
  expect(JSON.parse(files.get('json/analysis_runs.json') ?? '')).toHaveLength(208)
  expect(files.get('csv/analysis_runs.csv')?.trimEnd().split('\r\n')).toHaveLength(209)
})
