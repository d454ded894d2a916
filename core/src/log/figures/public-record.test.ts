import { expect, test } from 'vitest'
import type { EntryContent, Forecast, LoggedChances } from '../entry-content.ts'
import { MeanOf } from './estimate.ts'
import { LoggedGames } from './logged-games.ts'
import { publicRecord } from './public-record.ts'

const all = (chance: number): LoggedChances => ({ model: chance, market: chance, pooled: chance })

function forecast(id: number, moment: Forecast['moment'], more: Partial<Forecast> = {}): EntryContent {
  const game = {
    id,
    league: 'Série A',
    country: 'Brazil',
    home: 'Casa',
    away: 'Fora',
    kickOff: '2026-11-20T22:00:00.000Z',
    isDemo: true,
  }
  const chances = {
    'result.home': all(0.5),
    'result.draw': all(0.3),
    'result.away': all(0.2),
    'goals.over2.5': all(0.5),
    'btts.yes': all(0.5),
  }
  return { kind: 'forecast', body: { game, moment, chances, recommended: null, closing: null, ...more } }
}

function result(
  game: number,
  home: number,
  away: number,
  outcomes: [number, 'won' | 'lost' | 'void'][] = [],
): EntryContent {
  const recommendations = outcomes.map(([n, outcome]) => ({ forecast: n, outcome }))
  return { kind: 'result', body: { game, ended: 'played', goals: { home, away }, recommendations } }
}

function recordOf(...contents: EntryContent[]) {
  const games = new LoggedGames()
  for (const [at, content] of contents.entries()) games.add({ ...content, n: at + 1 })
  return publicRecord([...games.all()], (moment) => moment.slice(0, 7))
}

test('by hand: the mean of 1 and 3 is 2, and luck leaves it 1.96 either way', () => {
  const mean = new MeanOf()
  expect(mean.estimate).toBeNull()
  mean.add(1)
  expect(mean.estimate).toEqual({ mean: 1, low: null, high: null, count: 1 })
  mean.add(3)
  expect(mean.estimate?.low).toBeCloseTo(0.04, 9)
  expect(mean.estimate?.high).toBeCloseTo(3.96, 9)
})

test('the error of a forecast is its RPS: 50, 30 and 20% before a home win cost 0.145', () => {
  const record = recordOf(forecast(1, 'first'), forecast(1, 'last'), result(1, 2, 0))
  expect(record.overall).toMatchObject({ games: 1, rps: { first: { count: 1 }, gap: { mean: 0 } } })
  expect(record.overall.rps.last?.mean).toBeCloseTo(0.145, 9)
  expect(record.latest).toMatchObject([
    { goals: { home: 2, away: 0 }, chances: { home: 0.5 }, entry: 2, recommended: null },
  ])
})

const offer = { market: 'goals.over2.5', chances: all(0.5), odd: 2.2, house: 'Casa A', edge: 0.1 }

test('the first recommendation of a match counts, at its own price, against what the closing line says it was worth', () => {
  const closing = { market: offer.market, chances: { ...all(0.5), market: 0.48 }, odd: 2.05, house: 'Casa B' }
  const record = recordOf(
    forecast(1, 'first', { recommended: offer }),
    forecast(1, 'last', { recommended: { ...offer, odd: 3 }, closing }),
    result(1, 3, 0, [
      [1, 'won'],
      [2, 'won'],
    ]),
    forecast(2, 'first', { recommended: offer }),
    result(2, 0, 0, [[4, 'lost']]),
    forecast(3, 'last', { recommended: offer }),
    result(3, 0, 0, [[6, 'void']]),
  )
  expect(record.overall.bets).toMatchObject({ count: 2, won: 1, lost: 1 })
  expect(record.overall.bets.yield?.mean).toBeCloseTo(0.1, 9) // 1.2 won and 1 lost on two
  expect(record.overall.bets.closing?.mean).toBeCloseTo(0.48 * 2.2 - 1, 9)
})

test('a recommendation stays in the yield when its match is moved by a day and nothing is recommended any more', () => {
  const record = recordOf(
    forecast(1, 'first', { recommended: offer }),
    forecast(1, 'first'),
    forecast(1, 'last'),
    result(1, 0, 0, [[1, 'lost']]),
  )
  expect(record.overall.bets).toMatchObject({ count: 1, lost: 1, yield: { mean: -1 } })
})

test('a recommendation that was called off with its first date gives way to the next one', () => {
  const record = recordOf(
    forecast(1, 'first', { recommended: offer }),
    forecast(1, 'first', { recommended: { ...offer, odd: 3 } }),
    forecast(1, 'last'),
    result(1, 3, 0, [
      [1, 'void'],
      [2, 'won'],
    ]),
  )
  expect(record.overall.bets).toMatchObject({ count: 1, won: 1, yield: { mean: 2 } })
})

test('a correction stands for the result before it, a match without an end waits', () => {
  const correction: EntryContent = {
    kind: 'correction',
    body: { game: 1, ended: 'void', goals: null, recommendations: [], corrects: 2 },
  }
  expect(recordOf(forecast(1, 'last'), result(1, 1, 0), correction).overall.games).toBe(0)
  expect(recordOf(forecast(1, 'last'), forecast(2, 'last'), result(1, 1, 0))).toMatchObject({
    waiting: 1,
    months: [{ month: '2026-11', games: 1 }],
    leagues: [{ league: 'Série A', games: 1 }],
  })
})

test('calibration counts all logged markets of the last forecast against what came', () => {
  const { calibration } = recordOf(forecast(1, 'first'), forecast(1, 'last'), result(1, 2, 1))
  expect(calibration.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  const half = calibration.find(({ from }) => from === 0.5)
  expect(half).toMatchObject({ count: 3, said: 0.5, happened: 1 }) // home win, over 2.5 and both score
})
