import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGrid } from '#counts/count-grid.ts'
import { matchGrid, scoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { priceMatch } from '#markets/price-match.ts'
import { jointShare, strengthsFor, surplusesOf } from './dependence.ts'
import type { JointMatch } from './joint-match.ts'
import { priceOwnCombo, refusalOf } from './own-combo.ts'
import { settleLegs } from './worst-leg.ts'

const IS_DEEP = process.env.DEEP === '1'

const match: JointMatch = {
  pooled: matchGrid(1.5, 1.2, -0.04),
  firstHalfShare: 0.44,
  corners: countGrid(5.4, 4.6, { overdispersion: 0.07, sharing: -0.05 }),
  cards: countGrid(2.1, 2.5, { overdispersion: 0.02, sharing: 0.08 }),
}
/** 1-0 in half of the matches, 1-1 in three of ten, 0-0 in two. */
const tiny: JointMatch = {
  pooled: scoreGrid([
    [0.2, 0],
    [0.5, 0.3],
  ]),
  firstHalfShare: 0.5,
  corners: null,
  cards: null,
}

test('by hand: home wins half of the time and always to nil, so both together are no rarer than either', () => {
  const combo = priceOwnCombo(tiny, ['result.home', 'cleanSheet.home.yes'])
  expect(combo.chance).toBeCloseTo(0.5, 12)
  expect(combo.fairOdd).toBeCloseTo(2, 12)
  expect(combo.product).toBeCloseTo(0.5 * 0.7, 12)
  expect(combo.redundant).toEqual([{ leg: 'cleanSheet.home.yes', because: ['result.home'] }])
})

test('by hand, a refunded leg: the stake comes back where it is refunded and no other leg is lost', () => {
  const combo = priceOwnCombo(tiny, ['drawNoBet.home', 'goals.over0.5'])
  // 1-0 wins, 1-1 is refunded, 0-0 is lost: 0.5 won of 0.7 in play.
  expect(combo.endings).toMatchObject({ won: 0.5, void: expect.closeTo(0.3, 12), lost: expect.closeTo(0.2, 12) })
  expect(combo.chance).toBeCloseTo(0.5 / 0.7, 12)
  expect(combo.refunded).toBeCloseTo(0.3, 12)
})

test('by hand, a quarter line: half of the stake is lost on a draw, whatever the other legs pay', () => {
  const combo = priceOwnCombo(tiny, ['asianHandicap.home-0.25', 'goals.over0.5'])
  expect(combo.endings['half lost']).toBeCloseTo(0.3, 12)
  expect(combo.chance).toBeCloseTo(0.5 / (0.5 + 0.15 + 0.2), 12)
})

test('by hand, a leg on a half: 1-0 with half of the goals before half time is 1-0 at half time every second time', () => {
  expect(priceOwnCombo(tiny, ['result.home', 'firstHalf.result.home']).chance).toBeCloseTo(0.25, 12)
})

test('by hand: shares whose surpluses sum to 0.3 and 0.4 pay 0.2 - 0.21 × 0.12', () => {
  const zero = [0, 0] as const
  const part = (share: number, first: number) => ({ share, first: [first, 0] as const, second: [zero, zero] as const })
  const strengths = strengthsFor(surplusesOf(match))
  expect(jointShare(part(0.4, 0.3), part(0.5, 0.4), part(1, 0), strengths)).toBeCloseTo(0.1748, 12)
})

test('alone, every market of the catalogue has the chance and the refund that its row shows', () => {
  const { pooled, firstHalfShare } = match
  const counts = (grid: JointMatch['corners']) => grid && { grid }
  const rows = priceMatch({
    ...{ model: pooled, pooled, market: null, firstHalfShare },
    ...{ corners: counts(match.corners), cards: counts(match.cards) },
  })
  for (const { market, chances, refunded } of rows) {
    const alone = priceOwnCombo(match, [market.id])
    expect(alone.chance, market.id).toBeCloseTo(chances.pooled, 5)
    expect(alone.refunded, market.id).toBeCloseTo(refunded, 5)
  }
})

test('contradictory legs are named, the fewest of them', () => {
  const combo = priceOwnCombo(match, ['goals.over2.5', 'result.home', 'btts.yes', 'goals.under1.5'])
  expect(combo).toMatchObject({ chance: 0, fairOdd: null, contradiction: ['goals.over2.5', 'goals.under1.5'] })
  const three = priceOwnCombo(match, ['result.draw', 'goalsParity.odd'])
  expect(three.contradiction).toEqual(['result.draw', 'goalsParity.odd'])
})

test('a leg that the others imply is named with those that imply it, the later of two that say the same', () => {
  const legs = [
    'result.home',
    'asianHandicap.home-0.5',
    'btts.yes',
    'goals.over2.5',
    'corners.over8.5',
    'corners.over6.5',
  ]
  const { redundant, chance } = priceOwnCombo(match, legs)
  expect(redundant).toEqual([
    { leg: 'asianHandicap.home-0.5', because: ['result.home'] },
    { leg: 'goals.over2.5', because: ['result.home', 'btts.yes'] },
    { leg: 'corners.over6.5', because: ['corners.over8.5'] },
  ])
  expect(chance).toBeCloseTo(priceOwnCombo(match, ['result.home', 'btts.yes', 'corners.over8.5']).chance, 12)
})

test('corners and cards move with the goals: behind, a side takes more corners, and a clear win has fewer cards', () => {
  const apart = (ids: string[]) => {
    const { chance, product } = priceOwnCombo(match, ids)
    return chance / product
  }
  expect(apart(['result.home', 'corners.most.home'])).toBeLessThan(0.97)
  expect(apart(['result.home', 'corners.most.away'])).toBeGreaterThan(1.03)
  expect(apart(['margin.home3', 'cards.over4.5'])).toBeLessThan(0.97)
  expect(apart(['result.draw', 'cards.over4.5'])).toBeGreaterThan(1.03)
})

const NO_COUNTS = { ...match, corners: null, cards: null }
test.each([
  ['no leg', match, [], 'none'],
  ['nine legs', match, MARKETS.slice(0, 9).map(({ id }) => id), 'too many'],
  ['a leg twice', match, ['btts.yes', 'btts.yes'], 'twice'],
  ['a leg nobody knows', match, ['btts.maybe'], 'unknown'],
  ['corners where nobody counts them', NO_COUNTS, ['btts.yes', 'corners.over9.5'], 'not counted'],
  ['eight legs', match, MARKETS.slice(0, 8).map(({ id }) => id), null],
] as const)('%s: refused for what it is', (_, on, ids, refusal) => expect(refusalOf(on, ids)).toBe(refusal))

test('a combination ends as its worst leg, and a lost leg decides it before corners are counted', () => {
  const final = { goals: { home: 1, away: 1 }, halfTime: null, corners: null, cards: null }
  expect(settleLegs(['btts.yes', 'drawNoBet.home'], final)).toBe('void')
  expect(settleLegs(['drawNoBet.home', 'asianHandicap.home+0.25'], final)).toBe('void')
  expect(settleLegs(['btts.yes', 'asianHandicap.home+0.25'], final)).toBe('half won')
  expect(settleLegs(['btts.no', 'corners.over9.5'], final)).toBe('lost')
  expect(settleLegs(['btts.yes', 'corners.over9.5'], final)).toBe('unknown')
})

const rate = fc.double({ min: 0.2, max: 3.5, noNaN: true })
const anyMatch = fc
  .record({ home: rate, away: rate, share: fc.double({ min: 0.3, max: 0.6, noNaN: true }), corners: fc.boolean() })
  .map(
    ({ home, away, share, corners }): JointMatch => ({
      pooled: matchGrid(home, away, -0.05),
      firstHalfShare: share,
      corners: corners ? countGrid(3 + home, 3 + away, { overdispersion: 0.07, sharing: -0.05 }) : null,
      cards: countGrid(1 + away, 1 + home, { overdispersion: 0, sharing: 0.08 }),
    }),
  )
const anyLegs = fc.uniqueArray(fc.constantFrom(...MARKETS.map(({ id }) => id)), { minLength: 2, maxLength: 8 })

test('whatever the match and the legs: no more chance than any leg, none gained by a leg more, endings sum to 1', () => {
  fc.assert(
    fc.property(anyMatch, anyLegs, (on, ids) => {
      const legs = on.corners ? ids : ids.filter((id) => !id.startsWith('corners'))
      if (legs.length === 0) return
      const { chance, legs: priced, endings, refunded } = priceOwnCombo(on, legs)
      for (const leg of priced) {
        expect(chance).toBeLessThanOrEqual(leg.chance)
        expect(chance).toBeLessThanOrEqual(leg.without + 1e-9)
      }
      expect(Object.values(endings).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      expect(endings.void + (endings['half won'] + endings['half lost']) / 2).toBeCloseTo(refunded, 9)
      expect(priceOwnCombo(on, legs.toReversed()).chance).toBeCloseTo(chance, 9)
    }),
    { numRuns: IS_DEEP ? 2000 : 60 },
  )
})
