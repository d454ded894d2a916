import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { listHistory, markNewsSeen, readNews, readSavedMarkets } from '@prancheta/contract/history/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { LiveListener } from '#test/live-listener.ts'
import { type MovingClock, movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { addSaved, endGame } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

const clock: MovingClock = movingClock('2026-11-20T14:00:00Z')
const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
let games: FixtureView[]
beforeAll(async () => {
  app = await openTestApp({ clock })
  games = (await (await app.signUp('Ana')).call(getFixtures, { date: '2026-11-20' })).fixtures
})
afterAll(() => app.stop())

const settle = () => app.runJob('history.settle', {}, run)
const cardOf = async (person: Person) => (await person.call(listHistory, {})).analyses[0]
const PICK = { pick_market_id: 'result.home', pick_name: 'Vitória do mandante', pick_probability: 0.55, pick_odd: 1.9 }

/** Every test has a game of its own, so that none settles another's. */
let taken = 0
function ownGame(): FixtureView {
  const game = games[taken]
  taken += 1
  if (!game) throw new Error('not enough games today')
  return game
}
const saveFor = (person: Person, game: FixtureView, more = {}) =>
  addSaved(app.database.db, person, {
    fixture_id: game.fixtureId,
    match_date: new Date(game.dateUTC),
    ...PICK,
    ...more,
  })
const finished = (home_goals: number, away_goals: number) => ({ state: 'finished' as const, home_goals, away_goals })

test('a result reaches the saved analysis: score, every market, and the mark the pick suggests', async () => {
  const ana = await app.signUp('Ana')
  const game = ownGame()
  const analysisId = await saveFor(ana, game)
  await settle()
  expect(await cardOf(ana)).toMatchObject({ settledAt: null, suggestedResult: null, score: null })
  await endGame(app.database.db, game.fixtureId, { ...finished(2, 1), home_corners: null, away_corners: null })
  await settle()
  expect(await cardOf(ana)).toMatchObject({
    result: null,
    suggestedResult: 'green',
    score: { home: 2, away: 1 },
    isVoid: false,
    isNews: true,
    pick: { outcome: 'won', returned: 1.9 },
  })
  const { markets } = await ana.call(readSavedMarkets, { analysisId })
  expect(markets.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['result.home', 'won'],
    ['goals.over2.5', 'won'],
    ['btts.yes', 'won'],
    ['corners.over9.5', null],
  ])
})

test('statistics that come later settle what was unknown; a corrected score corrects the rest', async () => {
  const ana = await app.signUp('Ana')
  const game = ownGame()
  await saveFor(ana, game, { pick_market_id: 'corners.over9.5', pick_name: 'Mais de 9,5 escanteios' })
  await endGame(app.database.db, game.fixtureId, { ...finished(1, 0), home_corners: null, away_corners: null })
  await settle()
  expect(await cardOf(ana)).toMatchObject({ settledAt: expect.any(String), pick: { outcome: null, returned: null } })
  await endGame(app.database.db, game.fixtureId, { home_corners: 6, away_corners: 2 })
  await settle()
  expect(await cardOf(ana)).toMatchObject({ suggestedResult: 'red', pick: { outcome: 'lost', returned: 0 } })
  await endGame(app.database.db, game.fixtureId, { home_corners: 8, home_goals: 3 })
  await settle()
  expect(await cardOf(ana)).toMatchObject({ suggestedResult: 'green', score: { home: 3, away: 0 } })
})

test.each(['postponed', 'abandoned', 'cancelled'] as const)(
  'a %s game is void: the stake comes back and no mark is suggested',
  async (state) => {
    const ana = await app.signUp('Ana')
    const game = ownGame()
    await saveFor(ana, game)
    await endGame(app.database.db, game.fixtureId, { state, home_goals: null, away_goals: null })
    await settle()
    expect(await cardOf(ana)).toMatchObject({
      isVoid: true,
      score: null,
      suggestedResult: null,
      pick: { outcome: 'void', returned: 1 },
    })
  },
)

test('a postponed game played the next evening counts again; one played a week later stays void', async () => {
  const ana = await app.signUp('Ana')
  const game = ownGame()
  await saveFor(ana, game)
  const later = (hours: number) => new Date(Date.parse(game.dateUTC) + hours * 3_600_000)
  await endGame(app.database.db, game.fixtureId, { state: 'postponed', home_goals: null, away_goals: null })
  await settle()
  await endGame(app.database.db, game.fixtureId, { state: 'scheduled', kick_off: later(24) })
  await settle()
  expect(await cardOf(ana)).toMatchObject({ settledAt: null, isVoid: false, pick: { outcome: null } })
  await endGame(app.database.db, game.fixtureId, finished(0, 1))
  await settle()
  expect(await cardOf(ana)).toMatchObject({ suggestedResult: 'red', pick: { outcome: 'lost' } })
  await endGame(app.database.db, game.fixtureId, { kick_off: later(24 * 7) })
  await settle()
  expect(await cardOf(ana)).toMatchObject({ isVoid: true, suggestedResult: null })
})

test('the owner hears of it live, once, and reads it as news until they have seen it', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const game = ownGame()
  const analysisId = await saveFor(ana, game)
  await saveFor(bruno, game)
  const atAna = await LiveListener.open(ana)
  await endGame(app.database.db, game.fixtureId, finished(1, 1))
  await settle()
  await settle()
  await eventually(() => expect(atAna.types()).toEqual(['ready', 'analysis.settled']))
  expect(atAna.events[1]?.data).toEqual({ analysisId })
  await atAna.cut()
  expect(await ana.call(readNews, {})).toMatchObject({ count: 1, analyses: [{ id: analysisId, isNews: true }] })
  await ana.call(markNewsSeen, {})
  expect(await ana.call(readNews, {})).toEqual({ count: 0, analyses: [] })
  expect((await bruno.call(readNews, {})).count).toBe(1)
})

test('what is published becomes green or red by its pick; what its owner marked themselves stays', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const game = ownGame()
  const { db } = app.database
  // Publishing goes by the database's own clock.
  const match_date = new Date(Date.now() + 3_600_000)
  await db.updateTable('fixtures').set({ kick_off: match_date }).where('id', '=', game.fixtureId).execute()
  await db.updateTable('profiles').set({ tipster_slug: 'ana' }).where('email', '=', ana.email).execute()
  const published = await saveFor(ana, game, { match_date })
  await db.updateTable('analyses').set({ public: true }).where('id', '=', published).execute()
  await saveFor(bruno, game, { match_date, result: 'red' })
  await endGame(app.database.db, game.fixtureId, finished(2, 0))
  await settle()
  expect(await cardOf(ana)).toMatchObject({ result: 'green', isPublic: true })
  expect(await cardOf(bruno)).toMatchObject({ result: 'red', suggestedResult: null, pick: { outcome: 'won' } })
  expect((await ana.call(listHistory, {})).counts).toEqual({ total: 1, green: 1, red: 0 })
})

test('a late kick-off of the day, already tomorrow in UTC, is followed and settled like any other', async () => {
  const ana = await app.signUp('Ana')
  const late = games.find(({ dateUTC }) => dateUTC.startsWith('2026-11-21T00'))
  if (!late) throw new Error('no kick-off after 21:00 in São Paulo')
  await saveFor(ana, late)
  clock.forward(26 * 3_600_000)
  await app.runJob('fixtures.follow-days', {}, run)
  await settle()
  const card = await cardOf(ana)
  expect(card?.settledAt).not.toBeNull()
  expect(card?.score).toEqual({ home: expect.any(Number), away: expect.any(Number) })
  clock.forward(-26 * 3_600_000)
})

test('results of days when nobody followed them are asked for later', async () => {
  const ana = await app.signUp('Ana')
  const game = (await ana.call(getFixtures, { date: '2026-11-24' })).fixtures[0]
  if (!game) throw new Error('no game that day')
  await saveFor(ana, game)
  clock.forward(12 * 86_400_000)
  await app.runJob('history.catch-up', {}, run)
  await settle()
  expect((await cardOf(ana))?.score).toEqual({ home: expect.any(Number), away: expect.any(Number) })
  clock.forward(-12 * 86_400_000)
})
