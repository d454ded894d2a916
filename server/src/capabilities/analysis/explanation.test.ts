import { LLMock } from '@copilotkit/aimock'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'

const clock = { now: () => new Date('2026-11-20T14:00:00Z') }
/** A service that speaks the protocol and that nobody here wrote. */
const ai = new LLMock({ port: 0 })
let settings: Record<string, string>
let app: TestApp
let game: FixtureView
let own: AnalysisResult

beforeAll(async () => {
  await ai.start()
  settings = { AI_BASE_URL: `${ai.url}/v1`, AI_API_KEY: 'sk-test', AI_MODEL: 'modelo' }
  ;({ app, game } = await openRatedApp({ clock, env: settings }))
  fails(500)
  own = await analyse(await app.signUp('Ana'))
})
beforeEach(async () => {
  ai.clearFixtures()
  ai.clearRequests()
  await forgetShared()
})
afterAll(() => Promise.all([app.stop(), ai.stop()]))

/** Every test has an AI that says something else of the same facts. */
const forgetShared = () => app.database.db.deleteFrom('cache_entries').where('key', 'like', 'explanation:%').execute()
const says = (content: string) => ai.onMessage('Explique', { content })
const fails = (status: number) => ai.onMessage('Explique', { error: { message: 'x', type: 'x', code: 'x' }, status })
const analyse = (person: Person) => person.call(analyzeMatchPro, { fixtureId: game.fixtureId })
const points = (...texts: string[]) => texts.map((text) => `- ${text}`).join('\n')

test('an AI explains in its own words, from our facts alone, and is named', async () => {
  const [fact = ''] = own.reasoning
  says(points('O jogo parece equilibrado.', fact, 'A variância existe.'))
  const result = await analyse(await app.signUp('Ana'))
  expect(result.reasoning).toEqual(['O jogo parece equilibrado.', fact, 'A variância existe.'])
  expect(result).toMatchObject({ explainedBy: expect.stringContaining('modelo'), explanationStandsIn: false })
  expect(result.warning).toBe(own.warning)
  const sent = JSON.stringify(ai.getRequests().at(-1)?.body)
  const named = new RegExp([game.homeName, game.awayName].map(RegExp.escape).join('|'), 'g')
  for (const told of own.reasoning) expect(sent).toContain(JSON.stringify(told.replaceAll(named, '"$&"')).slice(1, -1))
})

test('our own reasons, told again by an AI, are what it may say', async () => {
  says(points(...own.reasoning))
  expect(await analyse(await app.signUp('Ana'))).toMatchObject({
    reasoning: own.reasoning,
    explanationStandsIn: false,
  })
})

test('when the AI gives one club the other’s chance, our own explanation serves', async () => {
  const away = own.markets.find(({ id }) => id === 'result.away')?.probability ?? 0
  says(points(`${game.homeName} tem ${away.toFixed(1).replace('.', ',')}% de chance de vencer.`, 'Dois.', 'Três.'))
  expect(await analyse(await app.signUp('Ana'))).toMatchObject({ reasoning: own.reasoning, explanationStandsIn: true })
})

test.each([
  ['a number that nobody computed', points('Chance de 97,3%.', 'Dois.', 'Três.')],
  ['a promise', points('Lucro garantido.', 'Dois.', 'Três.')],
  ['an essay', 'Era uma vez um jogo de futebol que ninguém quis explicar em pontos.'],
])('when the AI writes %s, our own explanation serves and says that it stands in', async (_what, reply) => {
  says(reply)
  const result = await analyse(await app.signUp('Ana'))
  expect(result.reasoning).toEqual(own.reasoning)
  expect(result).toMatchObject({ explainedBy: null, explanationStandsIn: true })
  expect(result.quota.current).toBe(1)
})

test('when the AI has no credits left, our own explanation serves and the admins see why', async () => {
  fails(402)
  const result = await analyse(await app.signUp('Ana'))
  expect(result).toMatchObject({ reasoning: own.reasoning, explainedBy: null, explanationStandsIn: true })
  const { providers } = await (await app.signUpAdmin()).call(listProviders, {})
  expect(providers.find(({ kind }) => kind === 'ai')).toMatchObject({ last_failure: 'quota_day' })
})

test('where nobody may stand in for the AI, its failure is told and the match is not counted', async () => {
  const strict = await startTestApp({ clock, database: app.database, env: { ...settings, AI_FALLBACK: 'off' } })
  const ana = await strict.signUp('Ana')
  fails(402)
  const failed = await ana.send('post', analyzeMatchPro.path, { fixtureId: game.fixtureId })
  expect([failed.status, await failed.json()]).toEqual([
    502,
    { error: 'Erro ao gerar análise', code: 'analysis.failed' },
  ])
  expect(await ana.call(readPlan, {})).toMatchObject({ analyses_count_month: 0 })
  ai.clearFixtures()
  await forgetShared()
  says(points('Chance de 97,3%.', 'Dois.', 'Três.'))
  expect(await analyse(ana)).toMatchObject({ reasoning: own.reasoning, quota: { current: 1 } })
})
