import { demoFootball } from '@prancheta/adapters/football/demo/demo-football.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { type FixtureView, readFixture } from '@prancheta/contract/fixtures/routes.ts'
import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { directSources } from '#capabilities/providers/index.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { amount } from '#test/amount.ts'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import type { TestApp } from '#test/start-test-app.ts'
import { analyseFixture } from './analyse-match.ts'

const NOW = new Date('2026-11-20T14:00:00Z')
let app: TestApp
let games: FixtureView[]
beforeAll(async () => {
  ;({ app, games } = await openRatedApp())
})
afterAll(() => app.stop())

const game = (at = 0) => {
  const found = games[at]
  if (!found) throw new Error('not enough games today')
  return found
}
const analyse = (person: Person, { fixtureId }: FixtureView) => person.call(analyzeMatchPro, { fixtureId })

const AT_ONCE = amount(40, 100)

test(`${AT_ONCE} analyses at once are all answered, and each match is counted once`, async () => {
  const people = await Promise.all(Array.from({ length: AT_ONCE / 10 }, () => app.signUp('Ana')))
  const [one, other] = [game(0), game(1)]
  const asked = people.flatMap((person) => Array.from({ length: 10 }, (_, n) => analyse(person, n % 2 ? one : other)))
  const answers = await Promise.all(asked)
  expect(answers).toHaveLength(AT_ONCE)
  for (const person of people) expect(await person.call(readPlan, {})).toMatchObject({ analyses_count_month: 2 })
})

test('with every service down in the middle, what we hold serves, and what is missing is named', async () => {
  const down = () => Promise.reject(new SourceError('test', 'upstream', 'down'))
  const football = demoFootball(new DemoWorld(), () => NOW.getTime())
  const sources = directSources({
    football: { ...football, standings: down, lastGames: down, headToHead: down },
    odds: { name: 'test', isDemo: false, quotesFor: down },
    weather: { name: 'test', isDemo: false, forecast: down },
  })
  const deps = {
    db: app.database.db,
    clock: { now: () => NOW },
    log: pino({ level: 'silent' }),
    sources,
    geocoder: null,
    jobs,
    leagues: null,
    isOffered: () => true,
  }
  const { body } = await analyseFixture(deps, game(2).fixtureId, { stakeBase: 100 })
  const parts = new Map(body.parts.map((part) => [part.part, part]))
  expect(parts.get('weather')).toMatchObject({ isMissing: true, source: null, at: null })
  expect(parts.get('form')).toMatchObject({ isMissing: false, isStale: true, source: 'own records' })
  expect(parts.get('odds')?.isMissing).toBe(true)
  expect(body.pick).toBeNull()
  expect(body.markets.every(({ odd, edge, stake }) => odd === null && edge === null && stake === null)).toBe(true)
  expect(body.reasoning.length).toBeGreaterThanOrEqual(3)
})

test('a club just promoted is analysed as the newcomers are, with less confidence', async () => {
  const { db } = app.database
  const { homeId, leagueId } = game()
  const known = await analyse(await app.signUp('Ana'), game())
  const shape = z.looseObject({ clubs: z.record(z.string(), z.unknown()) })
  const rows = await db.selectFrom('league_ratings').selectAll().where('league_id', '=', leagueId).execute()
  const rewrite = async (change: (ratings: z.output<typeof shape>) => unknown) => {
    for (const row of rows)
      await db
        .updateTable('league_ratings')
        .set({ ratings: JSON.stringify(change(shape.parse(row.ratings))) })
        .where('league_id', '=', leagueId)
        .where('as_of', '=', row.as_of)
        .execute()
  }
  await rewrite((ratings) => {
    const { [String(homeId)]: _, ...clubs } = ratings.clubs
    return { ...ratings, clubs }
  })
  const promoted = await analyse(await app.signUp('Bia'), game())
  await rewrite((ratings) => ratings)
  const sampleOf = ({ confidenceParts }: typeof known) => confidenceParts.find(({ name }) => name === 'amostra')?.pct
  expect(sampleOf(promoted)).toBeLessThan(sampleOf(known) ?? 0)
  expect(promoted.reasoning.length).toBeGreaterThanOrEqual(3)
})

test('looking at the quota uses nothing, and a counted match stays open at nothing remaining', async () => {
  const ana = await app.signUp('Ana')
  const look = (fixtureId?: number) => ana.call(checkChatQuota, { fixtureId })
  expect(await look()).toEqual({
    allowed: true,
    remaining: 3,
    limit: 3,
    plan: 'teste',
    current: 0,
    alreadyCounted: false,
  })
  for (const at of [0, 1, 2]) await analyse(ana, game(at))
  expect(await look(999_999_999)).toMatchObject({
    allowed: false,
    remaining: 0,
    current: 3,
    alreadyCounted: false,
  })
  expect(await look(game(1).fixtureId)).toMatchObject({ allowed: true, remaining: 0, current: 3, alreadyCounted: true })
  const admin = await app.signUpAdmin()
  expect(await admin.call(checkChatQuota, {})).toMatchObject({ allowed: true, remaining: 999_999, limit: 999_999 })
})

test('a link to a game finds it; one to no game is told so', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(readFixture, { fixtureId: game().fixtureId })).toEqual(game())
  for (const id of ['999999999', '9007199254740991'])
    expect((await ana.send('get', `/api/fixtures/${id}`)).status).toBe(404)
  for (const id of ['0', 'abc', '1.5', '99999999999999999999'])
    expect((await ana.send('get', `/api/fixtures/${id}`)).status).toBe(400)
})
