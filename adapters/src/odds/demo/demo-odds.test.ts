import { dayNumber } from '@prancheta/demo-world/calendar.ts'
import { DemoWorld, type WorldGame } from '@prancheta/demo-world/demo-world.ts'
import { expect, test } from 'vitest'
import type { Quote } from '../port.ts'
import { demoOdds } from './demo-odds.ts'
import { book, onLadder } from './price.ts'

const world = new DemoWorld()
const HOUR_MS = 3_600_000
const asked = (game: WorldGame, source = 'demo') => ({
  source,
  sourceId: game.id,
  league: { id: game.division.id, name: game.division.name, country: 'Brasil' },
  season: game.year,
  home: game.home.name,
  away: game.away.name,
  kickOff: new Date(game.kickOffMs).toISOString(),
})
const quotesAt = (game: WorldGame, hoursBefore: number) =>
  demoOdds(world, () => game.kickOffMs - hoursBefore * HOUR_MS).quotesFor(asked(game))
const games = world.gamesOfDay(dayNumber(2026, 8, 16))
const plain = games.filter(({ role }) => role === null)
const priceOf = (quotes: readonly Quote[], outcome: Quote['outcome']) =>
  quotes.filter((quote) => quote.market === 'h2h' && quote.outcome === outcome).map(({ price }) => price)

test('four houses price result, goals and both score, each with a margin of its own', async () => {
  const quotes = await quotesAt(plain[0] as WorldGame, 5)
  const houses = Map.groupBy(quotes, ({ house }) => house)
  expect(houses.size).toBe(4)
  for (const own of houses.values()) {
    const result = own.filter(({ market }) => market === 'h2h').reduce((sum, { price }) => sum + 1 / price, 0)
    const goals = own.filter(({ market, line }) => market === 'totals' && line === 2.5)
    const score = own.filter(({ market }) => market === 'btts')
    expect(result).toBeGreaterThan(1.015)
    expect(result).toBeLessThan(1.09)
    expect(goals.map(({ outcome }) => outcome)).toEqual(['over', 'under'])
    expect(score.map(({ outcome }) => outcome)).toEqual(['yes', 'no'])
  }
})

test('prices move until kick-off and stand still for ever after it', async () => {
  let moved = 0
  for (const game of plain) {
    const [early, late] = [await quotesAt(game, 48), await quotesAt(game, 1)]
    if (priceOf(early, 'home').join() !== priceOf(late, 'home').join()) moved++
    const closing = await quotesAt(game, 1 / 60)
    expect(await quotesAt(game, -1)).toEqual(closing)
    expect(await quotesAt(game, -4_000)).toEqual(closing)
  }
  expect(moved / plain.length).toBeGreaterThan(0.8)
})

test('no price is set in the future or at kick-off or later, and every price pays something', async () => {
  for (const game of games) {
    for (const hoursBefore of [100, 23, 0.5, -2]) {
      const nowMs = game.kickOffMs - hoursBefore * HOUR_MS
      for (const { at, price } of await quotesAt(game, hoursBefore)) {
        expect(Date.parse(at)).toBeLessThanOrEqual(nowMs)
        expect(Date.parse(at)).toBeLessThan(game.kickOffMs)
        expect(price).toBeGreaterThan(1)
      }
    }
  }
})

test('a later question never gets an older price', async () => {
  for (const game of plain.slice(0, 4)) {
    const latest = new Map<string, string>()
    for (let hoursBefore = 60; hoursBefore > -1; hoursBefore -= 0.7) {
      for (const { house, at } of await quotesAt(game, hoursBefore)) {
        expect(at >= (latest.get(house) ?? '')).toBe(true)
        latest.set(house, at)
      }
    }
  }
})

test('houses open one after the other in the week before', async () => {
  const houses = async (days: number) =>
    new Set((await quotesAt(plain[1] as WorldGame, 24 * days)).map(({ house }) => house)).size
  expect(await Promise.all([8, 6.5, 5.5, 3.5].map(houses))).toEqual([0, 1, 2, 4])
})

test('one game a day is priced by nobody, and a game of another source never is', async () => {
  const unpriced = games.filter(({ role }) => role === 'unpriced')
  expect(unpriced.length).toBe(1)
  expect(await quotesAt(unpriced[0] as WorldGame, 5)).toEqual([])
  expect(await demoOdds(world, () => 0).quotesFor(asked(plain[0] as WorldGame, 'api-football'))).toEqual([])
})

test('a book adds up to its margin before rounding, and prices stand on the ladder', () => {
  // By hand: 0.64 + 0.04 × 0.8 / 1.4 = 0.66286 and 0.36 + 0.04 × 0.6 / 1.4 = 0.37714.
  expect(book([0.64, 0.36], 0.04)).toEqual([1.51, 2.66])
  expect([1.234, 2.516, 3.03, 5.52, 8.1, 31.3].map(onLadder)).toEqual([1.23, 2.52, 3.05, 5.5, 8, 31.5])
})
