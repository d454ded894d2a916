import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { listHistory, readUnfinished, setResult } from '@prancheta/contract/history/routes.ts'
import { updateProfile } from '@prancheta/contract/identity/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import type { TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
let game: FixtureView
beforeAll(async () => {
  ;({ app, game } = await openRatedApp({ onlyFirstLeague: true }))
})
afterAll(() => app.stop())

const analyse = (person: Person) => person.call(analyzeMatchPro, { fixtureId: game.fixtureId })
const save = (person: Person, pick: string | null, analysis_id?: string) =>
  person.call(saveAnalysis, { fixture_id: game.fixtureId, pick, ...(analysis_id === undefined ? {} : { analysis_id }) })

/** With another unit the same request is another analysis, as after a minute. */
async function analyseAnew(person: Person, unit: number) {
  await person.call(updateProfile, { stake_default: unit })
  return analyse(person)
}

async function rowsOf(person: Person) {
  const userId = await userIdOf(app.database.db, person)
  return app.database.db
    .selectFrom('analyses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

const PICK = 'goals.over2.5'

test('a match analysed again after the unit changed is still saved, and saved again with the same pick it stays one', async () => {
  const ana = await app.signUp('Ana')
  const first = await analyse(ana)
  const { id } = await save(ana, PICK)
  // What the market paid, and when: as of the first save.
  await sql`update analyses set pick_odd = 3.21, created_at = created_at - interval '1 hour' where id = ${id}`.execute(
    app.database.db,
  )
  const [before] = await rowsOf(ana)

  const second = await analyseAnew(ana, 250)
  expect(second.id).not.toBe(first.id)
  expect(await ana.call(readUnfinished, {})).toMatchObject({ matches: [{ fixtureId: game.fixtureId, isSaved: true }] })
  expect(await save(ana, PICK)).toEqual({ id, alreadySaved: true })
  const [after, ...more] = await rowsOf(ana)
  expect(more).toEqual([])
  expect(after).toEqual({ ...before, run_id: second.id, markets: after?.markets, why: after?.why })
  expect((await ana.call(listHistory, {})).counts).toEqual({ total: 1, green: 0, red: 0 })
})

test('another pick of the same match, or none, is another row, of one analysis too', async () => {
  const ana = await app.signUp('Ana')
  const { id } = await analyse(ana)
  const made = [await save(ana, PICK, id), await save(ana, 'btts.yes', id), await save(ana, null, id)]
  expect(made.every(({ alreadySaved }) => !alreadySaved)).toBe(true)
  expect(await save(ana, null, id)).toEqual({ id: made[2]?.id, alreadySaved: true })
  expect((await rowsOf(ana)).map((row) => row.pick_market_id)).toEqual([PICK, 'btts.yes', null])
})

test('two analyses of a match saved with one pick at the same moment, many times over, make one row', async () => {
  const ana = await app.signUp('Ana')
  const made = [(await analyse(ana)).id, (await analyseAnew(ana, 70)).id]
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save(ana, PICK, made[at % 2])))
  expect(answers.filter(({ alreadySaved }) => !alreadySaved)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(await rowsOf(ana)).toHaveLength(1)
})

test('what ended or was published is not changed by saving it again', async () => {
  const ana = await app.signUp('Ana')
  const userId = await userIdOf(app.database.db, ana)
  await analyse(ana)
  const [ended, published] = [await save(ana, PICK), await save(ana, 'btts.yes')]
  await analyseAnew(ana, 80)
  const { db } = app.database
  await ana.call(setResult, { analysisId: ended.id, result: 'red' })
  await sql`update analyses set settled_at = now(), settled_from = now() where id = ${ended.id}`.execute(db)
  await sql`update profiles set tipster_slug = 'salva-de-novo' where id = ${userId}`.execute(db)
  // The database publishes by its own clock, for which this match is long over or far away.
  await sql`update analyses set match_date = now() + interval '1 day' where id = ${published.id}`.execute(db)
  await sql`update fixtures set kick_off = now() + interval '1 day' where id = ${game.fixtureId}`.execute(db)
  await sql`update analyses set public = true where id = ${published.id}`.execute(db)
  const before = await rowsOf(ana)

  expect(await save(ana, PICK)).toEqual({ id: ended.id, alreadySaved: true })
  expect(await save(ana, 'btts.yes')).toEqual({ id: published.id, alreadySaved: true })
  expect(await rowsOf(ana)).toEqual(before)
})
