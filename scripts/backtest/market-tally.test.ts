import type { HousePrices } from '@prancheta/adapters/football/csv/match-row.ts'
import { viewsOf } from '@prancheta/core/goals/grid-views.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { priceMatch } from '@prancheta/core/markets/price-match.ts'
import { expect, test } from 'vitest'
import { drawnInterval } from './drawn-anew.ts'
import { BaseRates, FamilyTally, finalScoreOf } from './family-tally.ts'
import { madeUpLeague } from './made-up-league.ts'
import { marketReport } from './market-report.ts'
import { MarketTally } from './market-tally.ts'
import { productBets } from './product-rule.ts'
import { bestPrices, ruleBets, yieldOf } from './rule-yield.ts'
import { hasSharedMatches, sharedLeague } from './shared-league.ts'
import { walkForward } from './walk-forward.ts'

const ALWAYS = { from: '0000-01-01', to: '9999-12-31' }

test('two bets by hand: flat +0.25 of a stake each, and the suggested stakes weigh them', () => {
  const bets = [
    { profit: 1.5, stake: 0.01, odd: 2.5 },
    { profit: -1, stake: 0.03, odd: 2 },
  ]
  const { flat, flatError, kelly, won } = yieldOf(bets)
  expect(won).toBe(1)
  expect(flat).toBeCloseTo(0.25, 12) // (1.5 - 1) / 2
  expect(flatError).toBeCloseTo(Math.sqrt(2 * 1.25 ** 2) / 2, 12)
  expect(kelly).toBeCloseTo((0.015 - 0.03) / 0.04, 12)
})

test('the rule bets only where the best price pays 5% and the market agrees', () => {
  const grid = matchGrid(1.5, 1.2, -0.04)
  const views = { result: null, totals: [], bothScore: null }
  const priced = (market: 'agrees' | 'is silent') =>
    priceMatch({ model: grid, pooled: grid, market: views, firstHalfShare: 0.44, corners: null, cards: null }).map(
      (own) => ({ ...own, chances: { ...own.chances, market: market === 'agrees' ? own.chances.pooled : null } }),
    )
  const final = { goals: { home: 2, away: 0 }, halfTime: null, corners: null, cards: null }
  const knowledge = { logSd: 0.08, completeness: 1, daysSinceLastMatch: 5 }
  const home = priced('agrees').find(({ market }) => market.id === 'result.home')?.fairOdd ?? 0
  const offer = new Map([['result.home', 1.06 * home]])
  const [bet, ...others] = ruleBets(priced('agrees'), offer, knowledge, final)
  expect(others).toEqual([])
  expect(bet?.profit).toBeCloseTo(1.06 * home - 1, 9)
  expect(ruleBets(priced('agrees'), new Map([['result.home', 1.04 * home]]), knowledge, final)).toEqual([])
  expect(ruleBets(priced('is silent'), offer, knowledge, final)).toEqual([])
})

test('the product’s own rule takes a named house that agrees, never the file’s best column', () => {
  const [forecast] = [...walkForward({ own: madeUpLeague(60), above: [] }, 'past', ALWAYS)].slice(-1)
  if (!forecast) throw new Error('no match')
  const { home, draw, away } = viewsOf(forecast.model).result
  const fair = { home: 1 / home, draw: 1 / draw, away: 1 / away }
  const at = (house: string, better = 1) => ({ house, result: { ...fair, home: better * fair.home }, total25: null })
  const oddsOf = (...prices: HousePrices[]) => productBets(forecast, prices).map(({ odd }) => odd)
  const three = [at('B365'), at('BW'), at('WH')]
  expect(oddsOf(...three, at('best', 1.5))).toEqual([])
  const [odd] = oddsOf(...three, at('PS', 1.12))
  expect(odd).toBeCloseTo(1.12 * fair.home, 3)
  expect(oddsOf(...three, at('PS', 2))).toEqual([]) // out of line with all others: nobody's offer
  expect(oddsOf(...three, at('BFE', 1.12))[0] ?? 0).toBeCloseTo(1 + 0.95 * (1.12 * fair.home - 1), 2)
})

test('bets drawn anew by hand: one value lies in an interval of no width, two between them', () => {
  expect(drawnInterval([0.25, 0.25, 0.25])).toEqual([0.25, 0.25])
  const [low, high] = drawnInterval(Array.from({ length: 100 }, (_, bet) => (bet % 2 === 0 ? 1 : -1)))
  expect(low).toBeCloseTo(-0.2, 1) // 1.96 standard errors of 0.1
  expect(high).toBeCloseTo(0.2, 1)
})

test('best prices are those of the file’s best column, and none where it has none', () => {
  const prices = [{ house: 'best', result: { home: 2, draw: 3.5, away: 4 }, total25: null }]
  expect([...bestPrices(prices)]).toEqual([['result.home', 2], ['result.draw', 3.5], ['result.away', 4]]) // biome-ignore format: a short list
  expect(bestPrices([]).size).toBe(0)
})

test('a league’s base rate begins with what is usual and moves to what comes', () => {
  const base = new BaseRates()
  const over = marketById('goals.over2.5')
  if (!over) throw new Error('no market')
  const before = base.chanceOf(over)
  expect(before).toBeCloseTo(0.52, 1)
  for (let match = 0; match < 50; match++) {
    base.learn({ goals: { home: 3, away: 1 }, halfTime: null, corners: null, cards: null })
  }
  expect(base.chanceOf(over)).toBeCloseTo((50 * before + 50) / 100, 9)
})

test('a half result counts half, a refund not at all', () => {
  const grid = matchGrid(1.5, 1.2, -0.04)
  const input = { model: grid, pooled: grid, market: null, firstHalfShare: 0.44, corners: null, cards: null }
  const priced = priceMatch(input).filter(({ market }) =>
    ['asianHandicap.home-0.25', 'drawNoBet.home'].includes(market.id),
  )
  const tally = new FamilyTally()
  tally.add(priced, { goals: { home: 1, away: 1 }, halfTime: null, corners: null, cards: null }, new BaseRates())
  const scores = tally.scores()
  expect(scores.map(({ family, bets }) => [family, bets])).toEqual([['asianHandicap', 0.5]])
  const chance = priced.find(({ market }) => market.family === 'asianHandicap')?.chances.pooled ?? 0
  expect(scores[0]?.logLoss).toBeCloseTo(-Math.log(1 - chance), 9)
})

test('corners of a match and of later ones change nothing of its forecast', () => {
  const rows = madeUpLeague(40)
  const cut = rows[90]?.day ?? 0
  const forecasts = (own: typeof rows) =>
    [...walkForward({ own, above: [] }, 'none', ALWAYS)]
      .filter(({ row }) => row.day <= cut)
      .map(({ corners }) => corners && [corners.home, corners.away])
  const changed = rows.map((row) => (row.day >= cut ? { ...row, corners: { home: 20, away: 0 } } : row))
  const plain = forecasts(rows)
  expect(plain.filter((own) => own !== null).length).toBeGreaterThan(20)
  expect(forecasts(changed)).toEqual(plain)
})

test('the report has a row for every family that can be settled, and one for each moment of prices', () => {
  const tally = new MarketTally('past')
  for (const forecast of walkForward({ own: madeUpLeague(30), above: [] }, 'past', ALWAYS)) tally.add(forecast)
  const report = marketReport(tally)
  for (const family of ['result', 'halfTimeFullTime', 'cornersTotal']) expect(report).toContain(`| ${family} `)
  expect(report).not.toContain('cardsTotal') // the made-up league counts no cards
  for (const offered of ['named houses, as the product', 'the file’s best column']) expect(report).toContain(offered)
  expect(report).toContain('| days before')
})

test.skipIf(!hasSharedMatches)(
  'on a real season corners and cards beat the league’s base rate (skipped without ../shared/data/matches)',
  async () => {
    const own = (await sharedLeague('E0')).filter(({ date }) => date < '2020-08-01')
    const from = process.env.DEEP === '1' ? '2018-08-01' : '2019-08-01'
    const tally = new FamilyTally()
    for (const forecast of walkForward({ own, above: [] }, 'none', { from, to: '2020-07-31' })) {
      const { model, firstHalfShare, corners, cards, row, base } = forecast
      const priced = priceMatch({ model, pooled: model, market: null, firstHalfShare, corners, cards })
      tally.add(priced, finalScoreOf(row), base)
    }
    for (const { family, logLoss, baseLogLoss } of tally.scores()) {
      if (/corners|cards/i.test(family)) expect(logLoss, family).toBeLessThan(baseLogLoss)
    }
  },
)
