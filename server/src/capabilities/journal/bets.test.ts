import { randomUUID } from 'node:crypto'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { addMove, setBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { readJournal, readLuck } from '@prancheta/contract/journal/figures.ts'
import { changeBet, deleteBet, listBets, listChanges, setBetResult } from '@prancheta/contract/journal/routes.ts'
import { journalWords } from '@prancheta/contract/journal/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { betInWords, write } from '#test/journal-bets.ts'
import { LiveListener } from '#test/live-listener.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { addSaved, endGame } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
let games: FixtureView[]
beforeAll(async () => {
  app = await openTestApp({ clock: movingClock('2026-11-20T14:00:00Z') })
  games = (await (await app.signUp('Ana')).call(getFixtures, { date: '2026-11-20' })).fixtures
})
afterAll(() => app.stop())

const settle = () => app.runJob('journal.settle', {}, run)
const finished = (home_goals: number, away_goals: number) => ({ state: 'finished' as const, home_goals, away_goals })

/** Every test has a game of its own, so that none settles another's. */
let taken = 0
async function savedGame(person: Person) {
  const game = games[taken]
  taken += 1
  if (!game) throw new Error('not enough games today')
  const analysisId = await addSaved(app.database.db, person, {
    fixture_id: game.fixtureId,
    match_date: new Date(game.dateUTC),
    ...{ pick_market_id: 'result.home', pick_name: 'Vitória do mandante', pick_probability: 0.55, pick_odd: 1.96 },
  })
  return { game, analysisId }
}
const on = (analysisId: string, marketId: string, more = {}) =>
  betInWords({ betOn: { analysisId, marketId }, placedAt: '2026-11-20T13:00:00Z', ...more })
const betOf = async (person: Person) => (await person.call(listBets, {})).bets[0]

test('a bet on a saved analysis is written down once, however often it is sent, and the score ends it', async () => {
  const ana = await app.signUp('Ana')
  const { game, analysisId } = await savedGame(ana)
  const bet = on(analysisId, 'result.home', { odd: 1.96, stake: { cents: 1050 } })
  const written = await write(ana, bet)
  expect(await write(ana, bet)).toEqual(written)
  expect(written).toMatchObject({
    ...{ match: 'Bahia x Santos', market: 'Vitória do mandante', league: 'Liga Ipê Ouro' },
    ...{ stakeCents: 1050, outcome: null, profitCents: null, isSettled: false, closing: null },
  })
  const live = await LiveListener.open(ana)
  await endGame(app.database.db, game.fixtureId, finished(2, 1))
  await settle()
  await settle()
  expect(await betOf(ana)).toMatchObject({ outcome: 'won', isByHand: false, profitCents: 1008 })
  await eventually(() => expect(live.types()).toEqual(['ready', 'journal.changed']))
  await live.cut()
  await endGame(app.database.db, game.fixtureId, finished(1, 1))
  await settle()
  expect(await betOf(ana)).toMatchObject({ outcome: 'lost', profitCents: -1050 })
})

test('half results, a combination and a match that was not played end by our rules', async () => {
  const ana = await app.signUp('Ana')
  const [first, second] = [await savedGame(ana), await savedGame(ana)]
  const quarter = await write(ana, on(first.analysisId, 'asianHandicap.home-0.75', { odd: 1.9 }))
  const combo = await write(ana, on(first.analysisId, toComboPick(['goals.over1.5', 'btts.yes']), { odd: 2.4 }))
  const refunded = await write(ana, on(second.analysisId, 'result.away'))
  await endGame(app.database.db, first.game.fixtureId, finished(2, 1))
  await endGame(app.database.db, second.game.fixtureId, { state: 'abandoned', home_goals: null, away_goals: null })
  await settle()
  const ends = new Map((await ana.call(listBets, {})).bets.map((bet) => [bet.id, [bet.outcome, bet.profitCents]]))
  expect([quarter, combo, refunded].map(({ id }) => ends.get(id))).toEqual([
    ['half_won', 450],
    ['won', 1400],
    ['void', 0],
  ])
  expect((await ana.call(readJournal, {})).figures).toMatchObject({ bets: 2, voids: 1, stakedCents: 2000 })
})

test('a match moved by days stays void after any detail is put right, and for a bet of before that is written down later', async () => {
  const ana = await app.signUp('Ana')
  const { game, analysisId } = await savedGame(ana)
  const betOn = { analysisId, marketId: 'result.home' }
  const { id: betId } = await write(ana, on(analysisId, 'result.home'))
  const { db } = app.database
  const moved = new Date(Date.parse(game.dateUTC) + 5 * 86_400_000)
  await db.updateTable('fixtures').set({ kick_off: moved }).where('id', '=', game.fixtureId).execute()
  await endGame(db, game.fixtureId, finished(2, 0))
  await settle()
  expect(await betOf(ana)).toMatchObject({ outcome: 'void', profitCents: 0 })
  const { key: _, outcome: __, ...terms } = on(analysisId, 'result.home', { house: 'Casa Verde' })
  const { bet } = await ana.call(changeBet, { betId, ...terms, betOn })
  expect(bet).toMatchObject({ house: 'Casa Verde', outcome: 'void', matchAt: game.dateUTC })
  expect(await write(ana, on(analysisId, 'result.home'))).toMatchObject({ outcome: 'void' })
})

test('a result by hand counts before ours and is marked; given back, ours counts again', async () => {
  const ana = await app.signUp('Ana')
  const { game, analysisId } = await savedGame(ana)
  await endGame(app.database.db, game.fixtureId, finished(0, 1))
  const { id: betId } = await write(ana, on(analysisId, 'result.home'))
  expect(await betOf(ana)).toMatchObject({ outcome: 'lost', profitCents: -1000 })
  const { bet } = await ana.call(setBetResult, { betId, outcome: 'push' })
  expect(bet).toMatchObject({ outcome: 'push', isByHand: true, ruleOutcome: 'lost', profitCents: 0 })
  await settle()
  expect(await betOf(ana)).toMatchObject({ outcome: 'push', isByHand: true })
  expect((await ana.call(setBetResult, { betId, outcome: null })).bet).toMatchObject({
    outcome: 'lost',
    isByHand: false,
  })
})

test('free bets risk nothing, and a cash-out ends with what the house paid', async () => {
  const ana = await app.signUp('Ana')
  await write(ana, betInWords({ kind: 'free_bet', odd: 3, outcome: 'won' }))
  await write(ana, betInWords({ kind: 'free_bet', odd: 3, outcome: 'lost' }))
  await write(ana, betInWords({ kind: 'cash_out', cashOutCents: 640 }))
  const { figures } = await ana.call(readJournal, {})
  expect(figures).toMatchObject({ bets: 3, won: 1, lost: 2, stakedCents: 1000, profitCents: 2000 - 360 })
  expect(figures.yield).toMatchObject({ count: 1, share: -0.36 })
  await expect(write(ana, betInWords({ kind: 'cash_out' }))).rejects.toThrow(journalWords.cashOutRequired)
})

test('stakes in units follow the bankroll, and keep what a unit was', async () => {
  const ana = await app.signUp('Ana')
  await expect(write(ana, betInWords({ stake: { units: 2 } }))).rejects.toThrow(journalWords.unitMissing)
  const set = (openingCents: number) => ana.call(setBankroll, { openingCents, day: '2026-11-01', unitShare: 0.015 })
  expect(await set(100_000)).toMatchObject({ unitCents: 1500, putInCents: 100_000 })
  expect(await write(ana, betInWords({ stake: { units: 2 } }))).toMatchObject({ stakeCents: 3000, units: 2 })
  await set(200_000)
  expect(await betOf(ana)).toMatchObject({ stakeCents: 3000, units: 2 })
})

test('unit and Kelly sum are of the bankroll on the bet’s day, and a new house does not rewrite what was named', async () => {
  const ana = await app.signUp('Ana')
  const { analysisId } = await savedGame(ana)
  await ana.call(setBankroll, { openingCents: 100_000, day: '2026-11-01', unitShare: 0.01 })
  const deposit = (cents: number, day: string) =>
    ana.call(addMove, { key: randomUUID(), kind: 'deposit', cents, day } as const)
  await deposit(900_000, '2026-11-19')
  const before = on(analysisId, 'result.home', { odd: 2, stake: { units: 1 }, placedAt: '2026-11-18T12:00:00Z' })
  const { id: betId, stakeCents } = await write(ana, before)
  expect(stakeCents).toBe(1000)
  const named = async () => (await ana.call(readLuck, {})).discipline.namedCents
  const first = await named()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(100_000)
  const { key: _, outcome: __, ...terms } = before
  await deposit(5_000_000, '2026-11-02')
  await ana.call(changeBet, { betId, ...terms, house: 'Casa Verde' })
  expect(await named()).toBe(first)
  expect(await betOf(ana)).toMatchObject({ stakeCents: 1000, unitCents: 1000 })
})

test('a bankroll of many millions is refused in words where a unit could not be written down', async () => {
  const ana = await app.signUp('Ana')
  const cents = 1_000_000_000
  await ana.call(setBankroll, { openingCents: cents, day: '2026-11-01', unitShare: 1 })
  for (const _ of [1, 2]) await ana.call(addMove, { key: randomUUID(), kind: 'deposit', cents, day: '2026-11-01' })
  await expect(write(ana, betInWords({ stake: { units: 0.01 } }))).rejects.toThrow(journalWords.stakeInvalid)
})

test('what is changed or deleted is kept as it stood, and the figures follow', async () => {
  const ana = await app.signUp('Ana')
  const bet = betInWords({ outcome: 'won' })
  const { id: betId } = await write(ana, bet)
  const { key: _, outcome: __, ...terms } = bet
  const { bet: changed } = await ana.call(changeBet, { betId, ...terms, odd: 1.5, house: 'Casa Verde' })
  expect(changed).toMatchObject({ odd: 1.5, house: 'Casa Verde', profitCents: 500, isChanged: true })
  expect((await ana.call(readJournal, {})).figures.profitCents).toBe(500)
  await ana.call(deleteBet, { betId })
  expect((await ana.call(listBets, {})).bets).toEqual([])
  expect((await ana.call(readJournal, {})).figures).toMatchObject({ bets: 0, stakedCents: 0, profitCents: 0 })
  const { changes } = await ana.call(listChanges, {})
  expect(changes.map(({ kind, before }) => [kind, before.odd, before.house])).toEqual([
    ['deleted', 1.5, 'Casa Verde'],
    ['changed', 2, 'Casa Azul'],
  ])
})

test('a house is one however it is written, and its owner may spell it anew', async () => {
  const ana = await app.signUp('Ana')
  const bet = betInWords({ house: 'Bet365' })
  const { id: betId } = await write(ana, bet)
  expect(await write(ana, betInWords({ house: 'bet 365' }))).toMatchObject({ house: 'Bet365' })
  const { key: _, outcome: __, ...terms } = bet
  expect((await ana.call(changeBet, { betId, ...terms, house: 'BET365' })).bet.house).toBe('BET365')
})

test('whoever writes or replays without end is asked to wait, in words', async () => {
  const ana = await app.signUp('Ana')
  await write(ana, betInWords())
  await ana.call(readLuck, {})
  await sql`update rate_limits set points = 10000 where key like 'journal-%'`.execute(app.database.db)
  await expect(write(ana, betInWords())).rejects.toThrow(commonWords.tooManyTries)
  await expect(ana.call(readLuck, {})).rejects.toThrow(commonWords.tooManyTries)
})

test('a stranger’s bet is as if it were not there', async () => {
  const [ana, bia] = [await app.signUp('Ana'), await app.signUp('Bia')]
  const { id: betId } = await write(ana, betInWords())
  const { analysisId } = await savedGame(ana)
  await expect(bia.call(setBetResult, { betId, outcome: 'won' })).rejects.toThrow(journalWords.betMissing)
  await expect(bia.call(deleteBet, { betId })).rejects.toThrow(journalWords.betMissing)
  await expect(write(bia, on(analysisId, 'result.home'))).rejects.toThrow()
  expect((await bia.call(listBets, {})).bets).toEqual([])
})

test.each([
  ['a market nobody knows', 'result.maybe'],
  ['a combination of one leg', 'combo:btts.yes'],
  ['the same leg twice', 'combo:btts.yes,btts.yes'],
])('%s is refused in words', async (_, marketId) => {
  const ana = await app.signUp('Ana')
  const analysisId = await addSaved(app.database.db, ana)
  await expect(write(ana, on(analysisId, marketId))).rejects.toThrow(journalWords.marketUnknown)
})

test('a bet of tomorrow is refused: what is written down has been made', async () => {
  const ana = await app.signUp('Ana')
  const tomorrow = betInWords({ placedAt: '2026-11-21T14:00:00Z' })
  await expect(write(ana, tomorrow)).rejects.toThrow(journalWords.timeInvalid)
})

test('in a pause one still writes down and reads what one did: that is not betting', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(startPause, { length: '24h' })
  await write(ana, betInWords({ key: randomUUID(), outcome: 'lost' }))
  expect((await ana.call(readJournal, {})).figures.profitCents).toBe(-1000)
})
