import {
  addFavourite,
  listFavouriteGames,
  listFavourites,
  removeFavourite,
} from '@prancheta/contract/fixtures/favourites.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putOnPlan } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
let game: FixtureView
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => new Date('2026-11-20T14:00:00Z') } })
  const [first] = (await (await app.signUp('Ana')).call(getFixtures, { date: '2026-11-20' })).fixtures
  if (!first) throw new Error('no game today')
  game = first
})
afterAll(() => app.stop())

async function pro(name: string) {
  const person = await app.signUp(name)
  await putOnPlan(app.database.db, person, 'pro')
  return person
}

test('starring is refused without the right, and a plan that ran out keeps its stars for later', async () => {
  const ana = await app.signUp('Ana')
  const star = { kind: 'team', id: game.homeId } as const
  const missing = { status: 403, code: 'plan.rightMissing' }
  await expect(ana.call(addFavourite, star)).rejects.toMatchObject(missing)
  await putOnPlan(app.database.db, ana, 'black')
  await ana.call(addFavourite, star)
  await putOnPlan(app.database.db, ana, 'teste')
  await expect(ana.call(listFavourites, {})).rejects.toMatchObject(missing)
  await putOnPlan(app.database.db, ana, 'pro')
  expect((await ana.call(listFavourites, {})).favourites).toEqual([{ ...star, name: game.homeName }])
})

test('a club and a league are starred once each, and unstarred', async () => {
  const ana = await pro('Ana')
  const [team, league] = [{ kind: 'team', id: game.homeId } as const, { kind: 'league', id: game.leagueId } as const]
  await Promise.all([team, team, league].map((star) => ana.call(addFavourite, star)))
  const { favourites } = await ana.call(listFavourites, {})
  expect(favourites.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
    `league ${game.leagueName}`,
    `team ${game.homeName}`,
  ])
  await ana.call(removeFavourite, team)
  await ana.call(removeFavourite, team)
  expect((await ana.call(listFavourites, {})).favourites).toEqual([{ ...league, name: game.leagueName }])
})

test('the next games of what is starred come soonest first, and nobody else’s', async () => {
  const [ana, bruno] = [await pro('Ana'), await pro('Bruno')]
  await ana.call(addFavourite, { kind: 'league', id: game.leagueId })
  const { fixtures } = await ana.call(listFavouriteGames, {})
  expect(fixtures.length).toBeGreaterThan(0)
  expect(fixtures.every(({ leagueId, state }) => leagueId === game.leagueId && state === 'scheduled')).toBe(true)
  expect(fixtures.map(({ dateUTC }) => dateUTC)).toEqual(fixtures.map(({ dateUTC }) => dateUTC).toSorted())
  expect((await bruno.call(listFavouriteGames, {})).fixtures).toEqual([])
})

test('what does not exist cannot be starred, and the hundred and first is refused', async () => {
  const ana = await pro('Ana')
  await expect(ana.call(addFavourite, { kind: 'team', id: 99_999_999 })).rejects.toMatchObject({ status: 404 })
  const { db } = app.database
  const userId = await userIdOf(db, ana)
  const clubs = await db
    .insertInto('teams')
    .values(Array.from({ length: 100 }, (_, n) => ({ source: 'test', source_id: `${n}`, name: `Clube ${n}` })))
    .returning('id')
    .execute()
  await db
    .insertInto('favourites')
    .values(clubs.map(({ id }) => ({ user_id: userId, team_id: id })))
    .execute()
  await expect(ana.call(addFavourite, { kind: 'team', id: game.homeId })).rejects.toMatchObject({
    status: 409,
    code: 'favourite.tooMany',
  })
})
