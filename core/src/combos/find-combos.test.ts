import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMBO_BANDS, NO_COMBO_A_NOTE, noComboNote } from '#combos/bands.ts'
import { type Combo, findCombos, withRealPrice } from '#combos/find-combos.ts'
import { reasonOf } from '#combos/reason.ts'
import { chanceOf, matchGrid, type ScoreGrid, scoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'

const ODDS = new Map([
  ['result.home', 2.2],
  ['result.draw', 3.4],
  ['result.away', 3.5],
  ['goals.over2.5', 1.9],
  ['goals.under2.5', 1.95],
  ['btts.yes', 1.75],
  ['btts.no', 2.05],
])
const usual = matchGrid(1.5, 1.2, -0.04)
const all = (grid: ScoreGrid, odds = ODDS) => {
  const { A, B, C, D } = findCombos(grid, odds)
  return [A, B, C, D].filter((combo) => combo !== null)
}
const isWon = (market: Market, score: { home: number; away: number }) =>
  market.rule.reads === 'fullTime' && market.rule.outcome(score) === 'won'
const summed = (grid: ScoreGrid, combo: Combo, without?: Market) =>
  chanceOf(grid, (score) => combo.legs.every(({ market }) => market === without || isWon(market, score)))

const anyGrid = fc
  .record({
    home: fc.double({ min: 0.2, max: 5, noNaN: true }),
    away: fc.double({ min: 0.2, max: 5, noNaN: true }),
    rho: fc.double({ min: -0.2, max: 0.1, noNaN: true }),
  })
  .map(({ home, away, rho }) => matchGrid(home, away, rho))

test('over 2.5 and both score at 1.5 and 1.2 goals: 43% together, where multiplying would claim 29%', () => {
  const combo = findCombos(usual, ODDS).C
  expect(combo?.legs.map(({ market }) => market.id).toSorted()).toEqual(['btts.yes', 'goals.over2.5'])
  expect(combo?.chance).toBeCloseTo(0.4297, 3)
  expect(combo?.combinedOdd).toBeCloseTo(2.327, 3)
  expect(combo?.productOfOdds).toBeCloseTo(1.9 * 1.75, 12)
  expect(combo?.hasEstimatedOdds).toBe(false)
  expect(combo && reasonOf(combo.legs, combo.chance)).toBe(
    'As pernas puxam para o mesmo lado: juntas acontecem em 43,0% das vezes, e não nos 28,8% que a multiplicação daria. A menos provável é "Mais de 2,5 gols", com 50,7%.',
  )
})

test('whatever the match: two or three legs of different families, in their band, read off the one grid', () => {
  fc.assert(
    fc.property(anyGrid, fc.boolean(), (grid, hasOdds) => {
      const combos = all(grid, hasOdds ? ODDS : new Map())
      for (const combo of combos) {
        const band = COMBO_BANDS.find(({ option }) => option === combo.option)
        const families = combo.legs.map(({ market }) => market.family)
        expect(combo.legs.length === 2 || combo.legs.length === 3).toBe(true)
        expect(new Set(families).size).toBe(families.length)
        expect(combo.combinedOdd).toBeLessThanOrEqual((band?.upTo ?? 0) + 1e-9)
        expect(combo.combinedOdd).toBeGreaterThan(band?.above ?? Number.NaN)
        expect(combo.chance).toBeCloseTo(summed(grid, combo), 9)
        expect(combo.combinedOdd).toBeCloseTo(1 / combo.chance, 9)
        for (const { market, chance } of combo.legs) {
          // Corners, cards and halves are never legs; no combination is above its least likely leg; each leg matters.
          expect(market.rule.reads).toBe('fullTime')
          expect(combo.chance).toBeLessThanOrEqual(chance)
          expect(summed(grid, combo, market)).toBeGreaterThan(combo.chance)
        }
      }
    }),
    { numRuns: process.env.DEEP === '1' ? 1_000 : 60 },
  )
})

test('adding a leg never raises a chance', () => {
  fc.assert(
    fc.property(anyGrid, (grid) => {
      for (const combo of all(grid)) {
        for (const { market } of combo.legs) expect(combo.chance).toBeLessThanOrEqual(summed(grid, combo, market))
      }
    }),
    { numRuns: process.env.DEEP === '1' ? 500 : 30 },
  )
})

test('where no combination is that sure, A is none and the notice names the single bets', () => {
  // Everything equally likely up to 8-8: nothing but 'under 5.5' and the like is ever likely.
  const flat = scoreGrid(Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 1)))
  expect(findCombos(flat, ODDS).A).toBeNull()
  expect(COMBO_BANDS.map(noComboNote)[0]).toBe(NO_COMBO_A_NOTE)
  expect(NO_COMBO_A_NOTE).toContain('dupla chance')
  expect(NO_COMBO_A_NOTE).toContain('mais de 0,5 gols')
})

test('the notice stays true where sure pairs exist and only their weight is lacking', () => {
  // Two level sides in an open match: 'over 0.5' and the like are all but certain, and add nothing to each other.
  const open = matchGrid(1.6, 1.5, -0.04)
  expect(findCombos(open, ODDS).A).toBeNull()
  const pair = chanceOf(open, ({ home, away }) => home + away > 0 && home < 5)
  expect(1 / pair).toBeLessThanOrEqual(1.1)
  expect(chanceOf(open, ({ home, away }) => home >= away)).toBeLessThan(0.8)
  expect(NO_COMBO_A_NOTE).toContain('em que cada escolha faça diferença')
  expect(NO_COMBO_A_NOTE).not.toContain('risco parecido')
})

test('without a price for the combination itself there is no expected value and no stake', () => {
  for (const combo of all(usual)) {
    expect(combo.expectedValue).toBeNull()
    expect(combo.kelly).toBeNull()
  }
  const combo = all(usual)[0]
  if (!combo) throw new Error('no combo')
  const priced = withRealPrice(combo, 1.2)
  expect(priced.expectedValue).toBeCloseTo(combo.chance * 1.2 - 1, 12)
  expect(priced.kelly).toBeGreaterThan(0)
  expect(withRealPrice(combo, Number.NaN).expectedValue).toBeNull()
})

test('a leg without a real price makes the combination an estimate, without a product to compare', () => {
  for (const combo of all(usual, new Map())) {
    expect(combo.hasEstimatedOdds).toBe(true)
    expect(combo.productOfOdds).toBeNull()
  }
})

test('every number of the reason is a number of the combination', () => {
  fc.assert(
    fc.property(anyGrid, (grid) => {
      for (const { legs, chance } of all(grid)) {
        const product = legs.reduce((multiplied, leg) => multiplied * leg.chance, 1)
        const values = [chance, product, ...legs.map((leg) => leg.chance)].map((value) => 100 * value)
        const told = [...reasonOf(legs, chance).matchAll(/(\d+(?:,\d+)?)%/g)].map(([, pct = '']) => pct)
        const shown = values.flatMap((value) => [value.toFixed(0), value.toFixed(1).replace('.', ',')])
        for (const pct of told) expect(shown).toContain(pct)
      }
    }),
    { numRuns: process.env.DEEP === '1' ? 500 : 30 },
  )
})
