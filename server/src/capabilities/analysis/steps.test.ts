import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { ANALYSIS_STEPS, analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { STEPS_TYPE, type StepLine, stepLine } from '@prancheta/contract/protocol/route.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import type { TestApp } from '#test/start-test-app.ts'

let app: TestApp
let game: FixtureView
beforeAll(async () => {
  ;({ app, game } = await openRatedApp({ onlyFirstLeague: true }))
})
afterAll(() => app.stop())

async function askForSteps(person: Person, fixtureId: number): Promise<{ status: number; type: string; text: string }> {
  person.headers = { accept: STEPS_TYPE }
  const answer = await person.send('post', analyzeMatchPro.path, { fixtureId })
  person.headers = {}
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}

const linesOf = (text: string): StepLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => stepLine.parse(JSON.parse(line)))

test('who asks for it hears every step as it begins, and then the very answer others get', async () => {
  const ana = await app.signUp('Ana')
  const { status, type, text } = await askForSteps(ana, game.fixtureId)
  expect([status, type]).toEqual([200, STEPS_TYPE])
  const lines = linesOf(text)
  const last = lines.pop()
  expect(lines).toEqual(ANALYSIS_STEPS.map((step) => ({ step })))
  const answer = analyzeMatchPro.output.parse(last && 'answer' in last ? last.answer : null)
  const { quota: _, ...same } = await ana.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  expect(answer).toMatchObject(same)
})

test('an answer that needs no work has no steps', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  const { type, text } = await askForSteps(ana, game.fixtureId)
  expect(type).toContain('application/json')
  expect(analyzeMatchPro.output.parse(JSON.parse(text)).match).toContain(game.homeName)
})

test('a refusal before the first step is an ordinary one', async () => {
  const { status, text } = await askForSteps(await app.signUp('Ana'), 999_999_999)
  expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'fixture.notFound' }])
})

test('what fails on the way is told at the end of the steps, and the unit is given back', async () => {
  const { db } = app.database
  const ana = await app.signUp('Ana')
  const ratings = db.updateTable('league_ratings').where('league_id', '=', game.leagueId)
  await ratings.set({ as_of: '2099-01-01' }).execute()
  const { status, text } = await askForSteps(ana, game.fixtureId)
  await ratings.set({ as_of: '2026-11-20' }).execute()
  expect(status).toBe(200)
  expect(linesOf(text).map((line) => ('refused' in line ? [line.refused.code, line.refused.status] : line))).toEqual([
    { step: 'facts' },
    { step: 'ratings' },
    ['analysis.ratingsNotReady', 503],
  ])
  expect(await ana.call(readPlan, {})).toMatchObject({ analyses_count_month: 0 })
  // Counted, though its request was answered with 200: whoever watches the product would see no failure otherwise.
  const figures = await (await app.visitor().send('get', '/metrics')).text()
  expect(figures).toContain(`answers_refused_total{route="${analyzeMatchPro.path}",status="503"} 1`)
})

test('a reader who leaves in the middle finds the analysis made, and counted once', async () => {
  const ana = await app.signUp('Ana')
  const leaving = new AbortController()
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(app.url + analyzeMatchPro.path, {
    method: 'post',
    signal: leaving.signal,
    headers: { accept: STEPS_TYPE, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ fixtureId: game.fixtureId }),
  })
  await answer.body?.getReader().read()
  leaving.abort()
  const runs = () =>
    app.database.db
      .selectFrom('analysis_runs')
      .innerJoin('profiles', 'profiles.id', 'user_id')
      .select('analysis_runs.id')
      .where('email', '=', ana.email)
      .execute()
  await expect.poll(runs).toHaveLength(1)
  expect(await ana.call(analyzeMatchPro, { fixtureId: game.fixtureId })).toMatchObject({
    id: (await runs())[0]?.id,
    quota: { current: 1, newUnit: false },
  })
})
