import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { onTestFinished } from 'vitest'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { startTestApp } from '../start-test-app.ts'
import { saturdayMorning } from './first-hour.ts'
import type { MadeUpLeague } from './made-up-season.ts'
import { type ApiFootballPlan, replayApiFootball } from './replay-api-football.ts'

const run = { attempt: 1, signal: new AbortController().signal }

/** An app on a Saturday morning whose football comes from API-Football, replayed, and somebody without a limit of analyses who has seen the day's games. */
export async function startReplayedApp(leagues: readonly MadeUpLeague[], plan: ApiFootballPlan) {
  const clock = saturdayMorning()
  const vendor = await replayApiFootball(leagues, plan, clock.now)
  onTestFinished(() => vendor.stop())
  const app = await startTestApp({ clock, env: { API_FOOTBALL_KEY: 'replay', API_FOOTBALL_URL: vendor.url } })
  const ana = await app.signUpAdmin('Ana')
  const { fixtures } = await ana.call(getFixtures, { date: dateInSaoPaulo(clock.now()) })
  await app.runJob('fixtures.plan-ratings', {}, run)
  /** As the jobs of a running server would do, a minute later. */
  const work = async (kind: string, leagueId: number) => {
    clock.forward(60_000)
    await app.runJob(kind, { leagueId }, run)
  }
  const firstGames = [...Map.groupBy(fixtures, ({ leagueId }) => leagueId).values()].flatMap(([game]) => game ?? [])
  return { vendor, clock, app, ana, fixtures, firstGames, work }
}
