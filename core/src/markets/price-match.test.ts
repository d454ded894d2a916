import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewsOf } from '#goals/grid-views.ts'
import { halfGrids } from '#goals/half-grids.ts'
import { chanceOf, matchGrid, type ScoreGrid, scoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import type { MarketFamily } from '#markets/market.ts'
import { type MatchInput, type PricedMarket, priceMatch } from '#markets/price-match.ts'

const usual = matchGrid(1.5, 1.2, -0.04)
const counts = { grid: matchGrid(5.2, 4.4, 0) }

function priceOf(grid: ScoreGrid, more: Partial<MatchInput> = {}): Map<string, PricedMarket> {
  const input: MatchInput = {
    model: grid,
    pooled: grid,
    market: null,
    firstHalfShare: 0.44,
    corners: counts,
    cards: counts,
    ...more,
  }
  return new Map(priceMatch(input).map((priced) => [priced.market.id, priced]))
}
const chance = (prices: Map<string, PricedMarket>, id: string) => prices.get(id)?.chances.pooled ?? Number.NaN

/** Any grid, not only sensible ones: 3 x 3 to 14 x 14 cells of any weights. */
const anyGrid = fc
  .integer({ min: 3, max: 14 })
  .chain((size) =>
    fc
      .array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: size * size, maxLength: size * size })
      .map((cells) => scoreGrid(Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)))),
  )

test('home -0.25 and +0.25 worked by hand on a tiny grid', () => {
  // 0-0 20%, 0-1 27%, 1-0 45%, 1-1 8%: home wins 45%, draws 28%.
  const prices = priceOf(
    scoreGrid([
      [0.2, 0.27],
      [0.45, 0.08],
    ]),
  )
  expect(chance(prices, 'asianHandicap.home-0.25')).toBeCloseTo(0.45 / 0.86, 12) // losses 0.27 + 0.28 / 2
  expect(prices.get('asianHandicap.home-0.25')?.fairOdd).toBeCloseTo(1.9111, 4)
  expect(prices.get('asianHandicap.home-0.25')?.refunded).toBeCloseTo(0.14, 12)
  expect(chance(prices, 'asianHandicap.home+0.25')).toBeCloseTo(0.59 / 0.86, 12) // wins 0.45 + 0.28 / 2
  expect(chance(prices, 'drawNoBet.home')).toBeCloseTo(0.45 / 0.72, 12)
  expect(prices.get('drawNoBet.home')?.fairOdd).toBeCloseTo(1.6, 10) // not 1 / 0.45
  expect(chance(prices, 'asianHandicap.home-1')).toBe(0) // never by two
  expect(prices.get('asianHandicap.home-1')?.fairOdd).toBeNull()
  expect(chance(prices, 'asianTotal.over1.25')).toBeCloseTo(0.08 / (0.08 + 0.2 + 0.36), 12) // one goal (72%) loses half
})

test('at its fair odd every bet of the catalogue earns nothing, whatever its refunds', () => {
  for (const { fairOdd, chances, refunded } of priceOf(usual).values()) {
    if (fairOdd === null) continue
    const wins = chances.pooled * (1 - refunded)
    const losses = (1 - chances.pooled) * (1 - refunded)
    expect(wins * (fairOdd - 1) - losses).toBeCloseTo(0, 9)
  }
})

const WHOLE: MarketFamily[] = [
  'result',
  'exactGoals',
  'goalsParity',
  'bothScore',
  'resultAndBothScore',
  'winningMargin',
  'correctScore',
  'firstHalfResult',
  'firstHalfBothScore',
  'secondHalfResult',
  'secondHalfBothScore',
  'halfTimeFullTime',
  'busierHalf',
  'mostCorners',
  'mostCards',
]

test('whatever the grid: families sum to 1, over and under too, and a handicap is the other side of its mirror', () => {
  fc.assert(
    fc.property(anyGrid, fc.double({ min: 0, max: 1, noNaN: true }), (grid, firstHalfShare) => {
      const prices = priceOf(grid, { firstHalfShare })
      for (const family of WHOLE) {
        const sum = [...prices.values()]
          .filter(({ market }) => market.family === family)
          .reduce((total, { chances }) => total + chances.pooled, 0)
        expect(sum, family).toBeCloseTo(1, 6)
      }
      for (const [id, { chances, market }] of prices) {
        expect(chances.pooled).toBeGreaterThanOrEqual(0)
        expect(chances.pooled).toBeLessThanOrEqual(1)
        const other = mirrorOf(id)
        const isRefundedOnly = chances.pooled === 0 && chance(prices, other) === 0
        if (other !== id && !isRefundedOnly)
          expect(chances.pooled + chance(prices, other), market.name).toBeCloseTo(1, 6)
      }
    }),
    { numRuns: process.env.DEEP === '1' ? 500 : 30 },
  )
})

function mirrorOf(id: string): string {
  if (/\.over[\d.]+$/.test(id)) return id.replace('.over', '.under')
  const handicap = /^asianHandicap\.(home|away)([+-])(.+)$/.exec(id)
  if (!handicap) return id
  return `asianHandicap.${handicap[1] === 'home' ? 'away' : 'home'}${handicap[2] === '+' ? '-' : '+'}${handicap[3]}`
}

test('a higher line is never likelier to be passed, a longer head start never less likely to hold', () => {
  fc.assert(
    fc.property(anyGrid, (grid) => {
      const prices = priceOf(grid)
      for (let line = 0.5; line < 5; line++) {
        expect(chance(prices, `goals.over${line}`)).toBeGreaterThanOrEqual(
          chance(prices, `goals.over${line + 1}`) - 1e-12,
        )
      }
      const plain = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((line) =>
        chance(prices, `asianHandicap.home${line < 0 ? '' : '+'}${line}`),
      )
      expect(plain).toEqual(plain.toSorted((one, other) => one - other))
    }),
    { numRuns: process.env.DEEP === '1' ? 500 : 30 },
  )
})

test('swapping the sides of a match swaps the sides of every market', () => {
  const mirrored = matchGrid(1.2, 1.5, -0.04)
  const [here, there] = [priceOf(usual), priceOf(mirrored)]
  for (const line of ['-0.25', '+0.25', '-1.75', '+1']) {
    expect(chance(here, `asianHandicap.home${line}`)).toBeCloseTo(chance(there, `asianHandicap.away${line}`), 9)
  }
  expect(chance(here, 'halfFull.home.away')).toBeCloseTo(chance(there, 'halfFull.away.home'), 9)
  expect(chance(here, 'toNil.home')).toBeCloseTo(chance(there, 'toNil.away'), 9)
})

test('the halves agree with the half grids, and the full time with the grid itself', () => {
  const { first, second } = halfGrids(usual, 0.44)
  const prices = priceOf(usual)
  const homeAhead = ({ home, away }: { home: number; away: number }) => home > away
  expect(chance(prices, 'firstHalf.result.home')).toBeCloseTo(chanceOf(first, homeAhead), 6)
  expect(chance(prices, 'secondHalf.result.home')).toBeCloseTo(chanceOf(second, homeAhead), 6)
  const ends = ['home', 'draw', 'away'].map((half) => chance(prices, `halfFull.${half}.home`))
  expect(ends.reduce((sum, one) => sum + one, 0)).toBeCloseTo(chanceOf(usual, homeAhead), 6)
  for (const { market, chances } of prices.values()) {
    const { rule } = market
    if (rule.reads !== 'fullTime') continue
    const won = chanceOf(usual, (score) => rule.outcome(score) === 'won')
    if (market.family === 'asianHandicap' || market.family === 'asianTotal' || market.family === 'drawNoBet') continue
    expect(chances.pooled).toBeCloseTo(won, 12)
  }
})

test('three chances are kept, and the market’s is null where nobody quotes', () => {
  const views = viewsOf(matchGrid(1.7, 1.0, -0.04))
  const pooled = matchGrid(1.6, 1.1, -0.04)
  const prices = priceOf(usual, { pooled, market: { ...views, bothScore: null } })
  expect(prices.get('result.home')?.chances).toEqual({
    model: expect.closeTo(viewsOf(usual).result.home, 12),
    market: views.result.home,
    pooled: expect.closeTo(viewsOf(pooled).result.home, 12),
  })
  expect(prices.get('goals.under2.5')?.chances.market).toBeCloseTo(1 - (views.totals[0]?.over ?? 0), 12)
  expect(prices.get('asianHandicap.home-0.25')?.chances.market).toBeCloseTo(
    views.result.home / (1 - views.result.draw / 2),
    12,
  )
  for (const id of ['goals.over1.5', 'btts.yes', 'score.1-0', 'firstHalf.result.home', 'corners.over9.5']) {
    expect(prices.get(id)?.chances.market, id).toBeNull()
  }
})

test('without count models corners and cards are left out, and everything else is priced', () => {
  const prices = priceOf(usual, { corners: null, cards: null })
  const missing = MARKETS.filter(({ id }) => !prices.has(id))
  expect(new Set(missing.map(({ group }) => group))).toEqual(new Set(['Escanteios', 'Cartões']))
  expect(prices.size + missing.length).toBe(MARKETS.length)
})
