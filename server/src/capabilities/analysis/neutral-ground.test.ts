import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { expect, test } from 'vitest'
import { madeUpLeagues } from '#test/first-hour/made-up-season.ts'
import { startReplayedApp } from '#test/first-hour/replayed-app.ts'

const PLAN = { aMinute: 300, aDay: 7_500, hasIds: true, hasThisSeason: true }

test('a final on a ground of neither club is forecast without home advantage, also when the ground is told late or had finals before', async () => {
  // The clubs of both leagues have played the same scores, so that only the ground tells them apart.
  const [league, other] = madeUpLeagues(20)
  if (!league || !other) throw new Error('no leagues were made up')
  const finals: { ground: string | null } = { ground: null }
  const { ana, firstGames, work } = await startReplayedApp([league, { ...other, finals }], PLAN)
  finals.ground = 'Campo neutro'
  for (const { leagueId } of firstGames) await work('fixtures.rate-league', leagueId)

  const [atHome, inFinal] = await Promise.all(
    firstGames
      .toSorted((one, next) => one.leagueName.localeCompare(next.leagueName))
      .map(async ({ fixtureId }) => (await ana.call(analyzeMatchPro, { fixtureId })).modelGoals),
  )
  if (!atHome || !inFinal) throw new Error('the two games were not analysed')
  expect(atHome.home / atHome.away).toBeGreaterThan(1.2)
  expect(inFinal.home).toBeLessThan(atHome.home)
  expect(inFinal.away).toBeGreaterThan(atHome.away)
  // What the ground takes from the one it gives to the other.
  expect(inFinal.home * inFinal.away).toBeCloseTo(atHome.home * atHome.away, 2)
})
