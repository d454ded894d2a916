import { LLMock } from '@copilotkit/aimock'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { movingClock } from '../moving-clock.ts'
import { openTestApp, type TestApp } from '../start-test-app.ts'

/** The day of the demo world that the golden analyses are of, and the league their matches are played in. */
const DAY = '2026-11-20'
const LEAGUE = 'Liga Ipê Ouro'
const job = { attempt: 1, signal: new AbortController().signal }

export type Stage = { app: TestApp; ai: LLMock; games: readonly FixtureView[]; close(): Promise<unknown> }

/** The product half an hour after the newest golden analysis was made, with its league rated and an AI to talk to. */
export async function openStage(): Promise<Stage> {
  const ai = new LLMock({ port: 0 })
  ai.onMessage('Pergunta', { content: 'O mandante.' })
  ai.onMessage('Explique', { content: 'Não sei explicar em pontos.' })
  await ai.start()
  const env = { AI_BASE_URL: `${ai.url}/v1`, AI_API_KEY: 'sk-test', AI_MODEL: 'modelo' }
  const app = await openTestApp({ clock: movingClock(`${DAY}T16:30:00Z`), env })
  const { fixtures } = await (await app.signUp('Ana')).call(getFixtures, { date: DAY })
  const games = fixtures.filter(({ leagueName }) => leagueName === LEAGUE)
  await app.runJob('fixtures.plan-ratings', {}, job)
  await app.runJob('fixtures.rate-league', { leagueId: games[0]?.leagueId }, job)
  return { app, ai, games, close: () => Promise.all([app.stop(), ai.stop()]) }
}
