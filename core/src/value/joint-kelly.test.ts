import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf, matchGrid, type ScoreGrid } from '#goals/score-grid.ts'
import { marketById } from '#markets/catalogue.ts'
import { priceMatch } from '#markets/price-match.ts'
import { decimalOdd, type Probability, probability } from '#units.ts'
import { jointKelly, type RoundBet } from '#value/joint-kelly.ts'
import { KELLY_SHARE, kellyStake } from '#value/kelly.ts'

const grid = matchGrid(1.5, 1.2, -0.04)
const PRICES = new Map(
  priceMatch({ model: grid, pooled: grid, market: null, firstHalfShare: 0.44, corners: null, cards: null }).map(
    ({ market, chances }) => [market.id, chances.pooled],
  ),
)

/** A bet with this much edge on the grid above. */
function bet(id: string, edge: number): RoundBet {
  const market = marketById(id)
  const chance = PRICES.get(id)
  if (!market || chance === undefined) throw new Error(id)
  return { market, chance, odd: (1 + edge) / chance }
}
const alone = ({ chance, odd }: { chance: Probability; odd: number }) => kellyStake(chance, decimalOdd(odd))

test('one bet alone gets its own quarter of Kelly', () => {
  const home = bet('result.home', 0.08)
  expect(jointKelly([{ grid, bets: [home] }]).stakes[0]?.[0]).toBeCloseTo(alone(home), 7)
})

test('two bets that win together get less than apart, two that exclude each other more', () => {
  const home = bet('result.home', 0.08)
  const handicap = bet('asianHandicap.home-1.5', 0.08)
  const together = jointKelly([{ grid, bets: [home, handicap] }])
  expect(together.total).toBeLessThan(alone(home) + alone(handicap) - 0.003)
  const draw = bet('result.draw', 0.08)
  const apart = jointKelly([{ grid, bets: [home, draw] }])
  expect(apart.stakes[0]?.[0]).toBeGreaterThan(alone(home))
  // The same bet offered twice is one bet.
  expect(jointKelly([{ grid, bets: [home, home] }]).total).toBeCloseTo(alone(home), 6)
})

test('by hand: home at 2.20 and draw at 4.40 with 50% and 25%', () => {
  // No other stakes grow faster: checked on a grid of thousandths.
  const tiny: ScoreGrid = { size: 2, chances: Float64Array.from([0.25, 0.25, 0.5, 0]) }
  const home = { market: required('result.home'), chance: probability(0.5), odd: 2.2 }
  const draw = { market: required('result.draw'), chance: probability(0.25), odd: 4.4 }
  const [stakes = []] = jointKelly([{ grid: tiny, bets: [home, draw] }], 1).stakes
  const growth = (h: number, d: number) =>
    0.5 * Math.log(1 + 1.2 * h - d) + 0.25 * Math.log(1 + 3.4 * d - h) + 0.25 * Math.log(1 - h - d)
  let best = { growth: Number.NEGATIVE_INFINITY, h: 0, d: 0 }
  for (let h = 0; h < 0.6; h += 0.001) {
    for (let d = 0; d < 0.39; d += 0.001) if (growth(h, d) > best.growth) best = { growth: growth(h, d), h, d }
  }
  expect(stakes[0]).toBeCloseTo(KELLY_SHARE * best.h, 3)
  expect(stakes[1]).toBeCloseTo(KELLY_SHARE * best.d, 3)
})

test('a round never stakes more than its cap, and cuts the weakest bets first', () => {
  const strong = Array.from({ length: 8 }, () => ({ grid, bets: [bet('goals.over2.5', 0.12)] }))
  const weak = { grid, bets: [bet('goals.over2.5', 0.02)] }
  const { stakes, total, uncapped } = jointKelly([...strong, weak])
  expect(uncapped).toBeGreaterThan(0.2)
  expect(total).toBeCloseTo(0.15, 6)
  expect(stakes[8]?.[0]).toBe(0)
  expect(stakes[0]?.[0]).toBeGreaterThan(0.015)
})

test('halves, corners and cards share the stake of their match', () => {
  const half = bet('firstHalf.result.home', 0.08)
  const home = bet('result.home', 0.08)
  const [[first, second] = []] = jointKelly([{ grid, bets: [half, home] }]).stakes
  expect(first).toBeCloseTo(alone(half) / 2, 7)
  expect(second).toBeCloseTo(alone(home), 7)
})

test('whatever the bets: nothing on a bet without edge when alone, never above full Kelly, never above the cap', () => {
  const ids = [
    'result.home',
    'result.draw',
    'goals.over2.5',
    'btts.yes',
    'asianHandicap.home-0.25',
    'asianTotal.over2.25',
  ]
  const anyBet = fc.record({ id: fc.constantFrom(...ids), edge: fc.double({ min: -0.2, max: 0.4, noNaN: true }) })
  const anyRound = fc.array(fc.array(anyBet, { maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(anyRound, (round) => {
      const matches = round.map((own) => ({ grid, bets: own.map(({ id, edge }) => bet(id, edge)) }))
      const { stakes, total } = jointKelly(matches)
      expect(total).toBeLessThanOrEqual(0.15 + 1e-9)
      stakes.forEach((own, match) => {
        own.forEach((stake, at) => {
          expect(stake).toBeGreaterThanOrEqual(0)
          expect(stake).toBeLessThanOrEqual(KELLY_SHARE)
          const only = matches[match]?.bets
          if (only?.length === 1 && (round[match]?.[at]?.edge ?? 0) <= 0) expect(stake).toBeLessThan(1e-9)
        })
      })
    }),
    { numRuns: process.env.DEEP === '1' ? 1_000 : 40 },
  )
})

test('the suggested stake on a quarter line is below the exact Kelly stake', () => {
  const quarter = bet('asianHandicap.home-0.25', 0.1)
  const exact = jointKelly([{ grid, bets: [quarter] }]).stakes[0]?.[0] ?? 0
  expect(alone(quarter)).toBeLessThanOrEqual(exact + 1e-9)
  expect(chanceOf(grid, ({ home, away }) => home > away)).toBeLessThan(quarter.chance)
})

function required(id: string) {
  const market = marketById(id)
  if (!market) throw new Error(id)
  return market
}
