import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICK_OUTCOMES, returnOfPick } from '#history/pick-outcome.ts'
import { type BetTerms, moneyOf, unitOf } from './money.ts'

const bet = (more: Partial<BetTerms>): BetTerms => ({
  kind: 'normal',
  stakeCents: 1000,
  odd: 1.9,
  outcome: 'won',
  cashOutCents: null,
  ...more,
})
const returned = (more: Partial<BetTerms>) => moneyOf(bet(more))?.returnedCents

test('R$ 10,00 at 1,90, by hand: what each end gives back', () => {
  expect(PICK_OUTCOMES.map((outcome) => [outcome, returned({ outcome })])).toEqual([
    ['won', 1900],
    ['half_won', 1450],
    ['push', 1000],
    ['half_lost', 500],
    ['lost', 0],
    ['void', 1000],
  ])
})

test('a free bet pays its gain without the stake, and costs nothing when it loses or is refunded', () => {
  const free = (outcome: BetTerms['outcome']) => moneyOf(bet({ kind: 'free_bet', outcome }))
  expect(free('won')).toEqual({ stakedCents: 0, returnedCents: 900, profitCents: 900 })
  expect(free('half_won')?.profitCents).toBe(450)
  for (const outcome of ['push', 'void', 'half_lost', 'lost'] as const) expect(free(outcome)?.profitCents).toBe(0)
})

test('a cash-out is worth what the house paid, whatever the match did', () => {
  expect(moneyOf(bet({ kind: 'cash_out', cashOutCents: 1234, outcome: null }))?.profitCents).toBe(234)
  expect(moneyOf(bet({ kind: 'cash_out', cashOutCents: 0, outcome: 'won' }))?.profitCents).toBe(-1000)
})

test('an open bet has neither won nor lost anything', () => {
  expect(moneyOf(bet({ outcome: null }))).toBeNull()
})

test('half a cent is rounded upwards, once', () => {
  expect(returned({ stakeCents: 101, outcome: 'half_lost' })).toBe(51)
  expect(returned({ stakeCents: 1001, odd: 1.85 })).toBe(1852)
  expect(returned({ stakeCents: 100, odd: 1.005 })).toBe(101) // 100.5 cents; as binary fractions it would be 100.49999
  expect(returned({ stakeCents: 101, odd: 1.9, outcome: 'half_won' })).toBe(146) // (191.9 + 101) / 2 = 146.45
})

test('the largest stake at the largest odd is still exact to the cent', () => {
  // 99,999,999,999 × 1000.0001 is 100,000,009,998,999.9999 cents.
  expect(returned({ stakeCents: 99_999_999_999, odd: 1000.0001 })).toBe(100_000_009_999_000)
})

const anyBet = fc.record({
  kind: fc.constantFrom('normal' as const, 'free_bet' as const),
  stakeCents: fc.integer({ min: 1, max: 100_000_000 }),
  odd: fc.integer({ min: 10_001, max: 10_000_000 }).map((steps) => steps / 10_000),
  outcome: fc.constantFrom(...PICK_OUTCOMES),
  cashOutCents: fc.constant(null),
})

test('sums never drift: thousands of bets add up to the same whole cents in any order, and profit is return less stake', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { minLength: 1, maxLength: 400 }), (bets) => {
      const moneys = bets.map(moneyOf).filter((money) => money !== null)
      const total = (all: readonly (typeof moneys)[number][]) =>
        all.reduce(
          (sum, { stakedCents, returnedCents, profitCents }) => ({
            staked: sum.staked + stakedCents,
            returned: sum.returned + returnedCents,
            profit: sum.profit + profitCents,
          }),
          { staked: 0, returned: 0, profit: 0 },
        )
      const sums = total(moneys)
      expect(total(moneys.toReversed())).toEqual(sums)
      expect(sums.profit).toBe(sums.returned - sums.staked)
      for (const sum of Object.values(sums)) expect(Number.isSafeInteger(sum)).toBe(true)
    }),
  )
})

test('no return is further than half a cent from what the odd promises', () => {
  fc.assert(
    fc.property(anyBet, (one) => {
      const promised = one.stakeCents * returnOfPick(one.outcome, one.odd)
      const paid = moneyOf({ ...one, kind: 'normal' })?.returnedCents ?? Number.NaN
      expect(Math.abs(paid - promised)).toBeLessThanOrEqual(0.5 + promised * 1e-12)
    }),
  )
})

test('a unit is its share of the money put in, to the cent, and never nothing', () => {
  expect(unitOf(123_456, 100)).toBe(1235)
  expect(unitOf(100_000, 250)).toBe(2500)
  expect(unitOf(10, 1)).toBe(1)
  expect(unitOf(0, 100)).toBeNull()
  expect(unitOf(-500, 100)).toBeNull()
})
