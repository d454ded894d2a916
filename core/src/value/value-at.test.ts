import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOdd, probability } from '#units.ts'
import { edgeOf, KELLY_SHARE, kellyStake, STAKE_MAX } from '#value/kelly.ts'
import { labelOf, valueAt } from '#value/value-at.ts'

const at = (chance: number) => ({ chances: { pooled: probability(chance) } })

test('55% at 2,10, by hand: edge 15,5%, a quarter of Kelly is 3,52% of the bankroll', () => {
  expect(valueAt(at(0.55), { house: 'Casa A', odd: 2.1 })).toEqual({
    oddType: 'real',
    odd: 2.1,
    house: 'Casa A',
    edge: expect.closeTo(0.155, 12),
    label: 'valor',
    kelly: expect.closeTo(0.035227, 6),
  })
})

test.each([null, { house: 'Casa A', odd: 1 }, { house: 'Casa A', odd: 0 }, { house: 'Casa A', odd: Number.NaN }])(
  'without a real odd there is no edge, no label and no stake: %j',
  (quote) => {
    const nothing = { oddType: 'fair', odd: null, house: null, edge: null, label: null, kelly: null }
    expect(valueAt(at(0.9), quote)).toEqual(nothing)
  },
)

test('the labels begin where the specification says', () => {
  expect([0.0501, 0.05, 0.0001, 0, -0.2].map(labelOf)).toEqual([
    'valor',
    'marginal',
    'marginal',
    'sem valor',
    'sem valor',
  ])
})

test('a stake is a quarter of Kelly, which no other stake outgrows, never above 5%, and zero without an edge', () => {
  const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true })
  const odd = fc.double({ min: 1.01, max: 50, noNaN: true })
  fc.assert(
    fc.property(chance, odd, fc.double({ min: 0, max: 0.99, noNaN: true }), (p, o, other) => {
      const stake = kellyStake(probability(p), decimalOdd(o))
      const edge = edgeOf(probability(p), decimalOdd(o))
      if (edge <= 0) expect(stake).toBe(0)
      const growth = (f: number) => p * Math.log1p(f * (o - 1)) + (1 - p) * Math.log1p(-f)
      expect(stake).toBeLessThanOrEqual(STAKE_MAX)
      if (stake < STAKE_MAX) expect(growth(stake / KELLY_SHARE)).toBeGreaterThanOrEqual(growth(other) - 1e-12)
      expect(stake).toBeLessThanOrEqual(KELLY_SHARE * p + 1e-12)
    }),
  )
})
