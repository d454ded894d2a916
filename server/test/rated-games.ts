import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures.ts'
import type { TestApp } from './start-test-app.ts'

const run = { attempt: 1, signal: new AbortController().signal }

/** The games of a day whose first league is rated, as its jobs would have done: those can be analysed. */
export async function ratedGames(app: TestApp, date: string): Promise<FixtureView[]> {
  const ana = await app.signUp('Ana')
  const { fixtures } = await ana.call(getFixtures, { date })
  const leagueId = fixtures[0]?.leagueId
  const games = fixtures.filter((game) => game.leagueId === leagueId)
  await app.fixtures.jobHandlers['fixtures.plan-ratings']?.({}, run)
  await app.fixtures.jobHandlers['fixtures.rate-league']?.({ leagueId }, run)
  return games
}
