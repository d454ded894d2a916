import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { expect, test } from 'vitest'
import { ratingsFor } from '#capabilities/fixtures/index.ts'
import { startTestApp } from '#test/start-test-app.ts'

const run = { attempt: 1, signal: new AbortController().signal }
const DAY = '2026-08-09'

test('a game of long ago is analysed on a new installation, with what was known before its day', async () => {
  const app = await startTestApp({ clock: { now: () => new Date('2026-11-20T14:00:00Z') } })
  const { db } = app.database
  const ana = await app.signUp('Ana')
  const [game] = (await ana.call(getFixtures, { date: DAY })).fixtures
  if (!game) throw new Error('no game that day')
  const ask = () => ana.send('post', analyzeMatchPro.path, { fixtureId: game.fixtureId })
  for (let time = 0; time < 2; time++)
    expect(await (await ask()).json()).toMatchObject({ code: 'analysis.ratingsNotReady' })

  const asked = await db.selectFrom('jobs').select('payload').where('kind', '=', 'fixtures.rate-league').execute()
  const ofThatDay = asked.filter(({ payload }) => JSON.stringify(payload).includes(DAY))
  expect(ofThatDay).toHaveLength(1)
  await app.runJob('fixtures.rate-league', ofThatDay[0]?.payload, run)
  await app.runJob('fixtures.plan-ratings', {}, run)

  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(analyzeMatchPro.output.parse(await answer.json())).toMatchObject({ hasStarted: true, quota: { current: 1 } })
  const ratings = await ratingsFor(db, game.leagueId, DAY)
  const before = await db
    .selectFrom('fixtures')
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where('league_id', '=', game.leagueId)
    .where('state', '=', 'finished')
    .where('kick_off', '<', new Date(`${DAY}T03:00:00Z`))
    .executeTakeFirstOrThrow()
  expect(ratings).toMatchObject({ asOf: DAY, matches: before.games })
  expect(before.games).toBeGreaterThan(300)
})
