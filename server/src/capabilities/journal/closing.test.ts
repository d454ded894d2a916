import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { readBreakdown } from '@prancheta/contract/journal/figures.ts'
import { listBets } from '@prancheta/contract/journal/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betInWords, write } from '#test/journal-bets.ts'
import { type MovingClock, movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { addSaved, endGame, putOnPlan } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

const run = { attempt: 1, signal: new AbortController().signal }
const clock: MovingClock = movingClock('2026-11-20T14:00:00Z')
let app: TestApp
let games: FixtureView[]
beforeAll(async () => {
  app = await openTestApp({ clock })
  games = (await (await app.signUp('Ana')).call(getFixtures, { date: '2026-11-20' })).fixtures
})
afterAll(() => app.stop())

const close = () => app.runJob('journal.close', {}, run)

/** Prices of one house for the result of a match, so many minutes before kick-off. */
async function quote(fixtureId: number, house: string, odds: readonly [number, number, number], minutesBefore: number) {
  const outcomes = ['home', 'draw', 'away']
  for (const [at, price] of odds.entries())
    await sql`insert into odds_quotes (fixture_id, house, market, outcome, price, quoted_at, received_at, confirmed_at)
      select id, ${house}, 'h2h', ${outcomes[at]}, ${price}, kick_off - ${minutesBefore} * interval '1 minute', now(),
        kick_off - ${minutesBefore} * interval '1 minute' from fixtures where id = ${fixtureId}`.execute(
      app.database.db,
    )
}

let taken = 0
async function betOn(person: Person, house: string, odd: number, marketId = 'result.home', isLive = false) {
  const game = games[taken]
  taken += 1
  if (!game) throw new Error('not enough games today')
  const analysisId = await addSaved(app.database.db, person, {
    fixture_id: game.fixtureId,
    match_date: new Date(game.dateUTC),
    ...{ pick_market_id: 'result.home', pick_name: 'Vitória do mandante', pick_probability: 0.5, pick_odd: 2.1 },
  })
  const bet = { betOn: { analysisId, marketId }, house, odd, placedAt: '2026-11-20T13:00:00Z' }
  if (!isLive) await write(person, betInWords(bet))
  else await afterKickOff(game, async () => void (await write(person, betInWords({ ...bet, placedAt: game.dateUTC }))))
  return game
}

async function pro(): Promise<Person> {
  const person = await app.signUp('Ana')
  await putOnPlan(app.database.db, person, 'pro')
  return person
}

async function afterKickOff(game: FixtureView, work: () => Promise<void>) {
  const ahead = Date.parse(game.dateUTC) - clock.now().getTime() + 60_000
  clock.forward(ahead)
  await work()
  clock.forward(-ahead)
}

test('an odd is compared with the same house’s last price and with the fair one of all, margin removed', async () => {
  const ana = await pro()
  const game = await betOn(ana, 'casa  azul', 2.1)
  await quote(game.fixtureId, 'Casa Azul', [2.3, 3.4, 3.1], 300)
  // The last prices: 2.00 / 4.00 / 4.00 have no margin, so the fair chance of the home side is one half.
  await quote(game.fixtureId, 'Casa Azul', [2, 4, 4], 10)
  await quote(game.fixtureId, 'Casa Verde', [2, 4, 4], 10)
  await close()
  expect((await ana.call(listBets, {})).bets[0]?.closing).toMatchObject({ state: 'waiting' })
  await afterKickOff(game, close)
  expect((await ana.call(listBets, {})).bets[0]?.closing).toMatchObject({
    state: 'known',
    houseOdd: 2,
    houseValue: 0.05,
    fairOdd: expect.closeTo(2, 6),
    marketValue: expect.closeTo(0.05, 5),
  })
  const { closing } = await ana.call(readBreakdown, {})
  expect(closing.against.market).toMatchObject({ count: 1, mean: expect.closeTo(0.05, 5), standardError: null })
})

test('bets without a closing price are counted one by one, and a match that was not played has no closing value', async () => {
  const ana = await pro()
  const [valued, gone] = [await betOn(ana, 'Casa Azul', 2.1), await betOn(ana, 'Casa Azul', 2.1)]
  for (const { fixtureId } of [valued, gone]) await quote(fixtureId, 'Casa Azul', [2, 4, 4], 10)
  await write(ana, betInWords({ outcome: 'won' }))
  const last = Date.parse(valued.dateUTC) > Date.parse(gone.dateUTC) ? valued : gone
  await afterKickOff(last, close)
  await endGame(app.database.db, valued.fixtureId, { state: 'finished', home_goals: 1, away_goals: 0 })
  await endGame(app.database.db, gone.fixtureId, { state: 'abandoned' })
  await app.runJob('journal.settle', {}, run)
  for (const filter of [{}, { from: '2026-01-01' }]) {
    const { closing } = await ana.call(readBreakdown, filter)
    expect(closing).toMatchObject({ without: 1, against: { house: { count: 1 }, market: { count: 1 } } })
  }
})

test('where no closing price is known, it says so', async () => {
  const ana = await pro()
  const game = await betOn(ana, 'Casa Azul', 2.1, 'corners.over9.5')
  await afterKickOff(game, close)
  expect((await ana.call(listBets, {})).bets[0]?.closing).toEqual({
    ...{ state: 'none', houseOdd: null, fairOdd: null, houseValue: null, marketValue: null },
  })
})

test('a bet made with the match on is compared with no closing price, and is not in the mean', async () => {
  const ana = await pro()
  const game = await betOn(ana, 'Casa Azul', 5, 'result.home', true)
  await quote(game.fixtureId, 'Casa Azul', [2, 4, 4], 10)
  await afterKickOff(game, close)
  expect((await ana.call(listBets, {})).bets[0]?.closing).toMatchObject({ state: 'live', houseValue: null })
  expect((await ana.call(readBreakdown, {})).closing.against.house).toMatchObject({ count: 0, mean: null })
})

test('a price that the house took back, or that nobody confirmed for a day, is no closing price', async () => {
  const ana = await pro()
  const [back, old] = [await betOn(ana, 'Casa Azul', 2.1), await betOn(ana, 'Casa Verde', 2.1)]
  await quote(back.fixtureId, 'Casa Azul', [2, 4, 4], 120)
  await sql`update odds_quotes set withdrawn_at = quoted_at + interval '1 hour' where fixture_id = ${back.fixtureId}`.execute(
    app.database.db,
  )
  await quote(old.fixtureId, 'Casa Verde', [2, 4, 4], 3 * 1440)
  const last = Date.parse(back.dateUTC) > Date.parse(old.dateUTC) ? back : old
  await afterKickOff(last, close)
  const { bets } = await ana.call(listBets, {})
  expect(bets.map(({ closing }) => closing?.state)).toEqual(['none', 'none'])
})

test('an Asian line of goals has its closing price', async () => {
  const ana = await pro()
  const game = await betOn(ana, 'Casa Azul', 2.1, 'asianTotal.over2.25')
  for (const outcome of ['over', 'under'])
    await sql`insert into odds_quotes (fixture_id, house, market, line, outcome, price, quoted_at, received_at, confirmed_at)
      select id, 'Casa Azul', 'totals', 2.25, ${outcome}, 2, kick_off - interval '1 hour', now(), kick_off - interval '1 hour'
      from fixtures where id = ${game.fixtureId}`.execute(app.database.db)
  await afterKickOff(game, close)
  expect((await ana.call(listBets, {})).bets[0]?.closing).toMatchObject({
    ...{ state: 'known', houseOdd: 2, houseValue: 0.05 },
    marketValue: expect.closeTo(0.05, 5),
  })
})

test('closing prices of a match with a saved pick or a bet stay when other prices are tidied away', async () => {
  const ana = await pro()
  const game = await betOn(ana, 'Casa Azul', 2.2)
  await quote(game.fixtureId, 'Casa Azul', [2, 4, 4], 10)
  await afterKickOff(game, async () => {
    await close()
    await sql`delete from odds_quotes where fixture_id = ${game.fixtureId}`.execute(app.database.db)
    await sql`update journal_bets set closing_at = null, closing_odd = null, closing_chance = null, house_clv = null,
      market_clv = null where fixture_id = ${game.fixtureId}`.execute(app.database.db)
    await close()
  })
  expect((await ana.call(listBets, {})).bets[0]?.closing).toMatchObject({ houseOdd: 2, houseValue: 0.1 })
})
