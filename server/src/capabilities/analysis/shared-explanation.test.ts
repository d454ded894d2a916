import { LLMock } from '@copilotkit/aimock'
import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'
import { aiExplainer } from './ai-explainer.ts'

const clock = { now: () => new Date('2026-11-20T14:00:00Z') }
const REASONS = ['O jogo parece equilibrado.', 'Os dois marcam pouco.', 'A variância existe.']
const OWN = { reasoning: ['Um.', 'Dois.', 'Três.'], teamAnalysis: 'Quatro.' }
const ai = new LLMock({ port: 0 })
let app: TestApp
/** Another process on the same database. */
let other: TestApp
let game: FixtureView

beforeAll(async () => {
  await ai.start()
  const env = { AI_BASE_URL: `${ai.url}/v1`, AI_API_KEY: 'sk-test', AI_MODEL: 'modelo' }
  ;({ app, game } = await openRatedApp({ clock, env, onlyFirstLeague: true }))
  other = await openTestApp({ clock, env, database: app.database })
})
beforeEach(async () => {
  ai.clearFixtures()
  ai.clearRequests()
  await app.database.db.deleteFrom('cache_entries').where('key', 'like', 'explanation:%').execute()
})
afterAll(async () => {
  await other.stop()
  await app.stop()
  await ai.stop()
})

const says = (texts: readonly string[], latency = 0) =>
  ai.onMessage('Explique', { content: texts.map((text) => `- ${text}`).join('\n') }, { latency })
const analyse = (person: Person) => person.call(analyzeMatchPro, { fixtureId: game.fixtureId })

test('the readers of a match share its explanation, whichever process serves them', async () => {
  says(REASONS)
  const first = await analyse(await app.signUp('Ana'))
  const second = await analyse(await other.signUp('Bia'))
  expect([first.reasoning, second.reasoning]).toEqual([REASONS, REASONS])
  expect(second).toMatchObject({ explainedBy: first.explainedBy, explanationStandsIn: false })
  expect(ai.getRequests()).toHaveLength(1)
})

test('readers who ask at once make one call', async () => {
  says(REASONS, 60)
  const readers = await Promise.all([app, app, other, other].map((one) => one.signUp('Ana')))
  const results = await Promise.all(readers.map(analyse))
  expect(results.map(({ reasoning }) => reasoning)).toEqual(readers.map(() => REASONS))
  expect(ai.getRequests()).toHaveLength(1)
})

test('nothing of a reader goes to the AI: with another base of stakes the explanation is the same, the stakes are not', async () => {
  says(REASONS)
  const [ana, bia] = [await app.signUp('Ana'), await app.signUp('Bia')]
  const { db } = app.database
  await db
    .updateTable('profiles')
    .set({ stake_default: 7_654 })
    .where('id', '=', await userIdOf(db, ana))
    .execute()
  const [first, second] = [await analyse(ana), await analyse(bia)]
  expect([first.stakeBase, second.reasoning]).toEqual([7_654, REASONS])
  expect(second.stakeBase).not.toBe(7_654)
  expect(ai.getRequests()).toHaveLength(1)
  expect(JSON.stringify(ai.getLastRequest()?.body)).not.toMatch(/7\.?654/)
})

test('other facts are explained anew', async () => {
  says(REASONS)
  const { db } = app.database
  await analyse(await app.signUp('Ana'))
  await db.updateTable('teams').set({ name: 'Outro Nome' }).where('id', '=', game.homeId).execute()
  await analyse(await app.signUp('Bia'))
  await db.updateTable('teams').set({ name: game.homeName }).where('id', '=', game.homeId).execute()
  expect(ai.getRequests()).toHaveLength(2)
  await analyse(await app.signUp('Caio'))
  expect(ai.getRequests()).toHaveLength(2)
})

test('an explanation that may not be shown is asked for anew after a minute, not by every reader before', async () => {
  says(['Chance de 97,3%.', 'Dois.', 'Três.'])
  for (const name of ['Ana', 'Bia'])
    expect(await analyse(await app.signUp(name))).toMatchObject({ explainedBy: null, explanationStandsIn: true })
  expect(ai.getRequests()).toHaveLength(1)
  const aMinuteAgo = new Date(Date.now() - 61_000)
  const { db } = app.database
  await db.updateTable('cache_entries').set({ fetched_at: aMinuteAgo }).where('key', 'like', 'explanation:%').execute()
  ai.clearFixtures()
  says(REASONS)
  expect(await analyse(await app.signUp('Caio'))).toMatchObject({ reasoning: REASONS, explanationStandsIn: false })
})

/** Answers nothing, and lets go when whoever asked does or the test ends it. */
const ending = new AbortController()
const silent: ChatSource = {
  name: 'Silêncio',
  isDemo: false,
  async *reply({ signal }) {
    yield* [] as string[]
    const over = AbortSignal.any([signal, ending.signal])
    over.throwIfAborted() // on a busy machine either may be over before the call begins
    await new Promise((_, reject) => over.addEventListener('abort', () => reject(over.reason)))
  },
}
const noFacts = () => {
  throw new Error('nothing was said that could be checked')
}
const explainer = (patienceMs: number) =>
  aiExplainer(silent, {
    db: app.database.db,
    log: pino({ level: 'silent' }),
    mayStandIn: true,
    patienceMs,
  })

test('an AI that never answers is not waited for', async () => {
  expect(await explainer(10)({ ...OWN, clubs: [] }, noFacts)).toMatchObject({ ...OWN, explanationStandsIn: true })
})

test('who waits for the call of another process waits no longer than for their own', async () => {
  // Not the one of the test before, whose call may still be on its way out.
  const own = { ...OWN, teamAnalysis: 'Outra partida.', clubs: [] }
  let hasEnded = false
  const patient = explainer(60_000)(own, noFacts).finally(() => {
    hasEnded = true
  })
  const entries = app.database.db.selectFrom('cache_entries').select('key').where('key', 'like', 'explanation:%')
  await expect.poll(() => entries.where('lease_token', 'is not', null).execute()).toHaveLength(1)
  expect(await explainer(10)(own, noFacts)).toMatchObject({ explanationStandsIn: true })
  expect(hasEnded).toBe(false)
  ending.abort()
  await patient
})
