import { expect, test } from 'vitest'
import { decimalOdd, probability } from '#units.ts'
import { priceRoundLegs, roundStake } from './round-combo.ts'

const plain = (chance: number) => ({ chance, refunded: 0 })

test('legs of different matches are multiplied', () => {
  expect(priceRoundLegs([plain(0.5), plain(0.4), plain(0.25)])).toMatchObject({ refunded: 0, weakest: 2 })
  expect(priceRoundLegs([plain(0.5), plain(0.4), plain(0.25)]).chance).toBeCloseTo(0.05)
  expect(priceRoundLegs([plain(0.5), plain(0.4), plain(0.25)]).fairOdd).toBeCloseTo(20)
})

test('a refunded leg gives the stake back where none is lost', () => {
  // Won 50%, refunded 25%, lost 25%: 50 of the 75 in play.
  const drawNoBet = { chance: 2 / 3, refunded: 0.25 }
  const combo = priceRoundLegs([drawNoBet, plain(0.6)])
  expect(combo.refunded).toBeCloseTo(0.15)
  expect(combo.chance).toBeCloseTo(0.3 / 0.85)
})

test('one leg alone is that leg, and each further leg costs', () => {
  const legs = [plain(0.7), { chance: 0.6, refunded: 0.3 }, plain(0.9), plain(0.99)]
  const chances = legs.map((_, at) => priceRoundLegs(legs.slice(0, at + 1)).chance)
  expect(chances[0]).toBeCloseTo(0.7)
  expect(chances).toEqual(chances.toSorted((one, other) => other - one))
})

test('a combination that cannot win has no fair odd', () => {
  expect(priceRoundLegs([plain(0), plain(0.5)])).toMatchObject({ chance: 0, fairOdd: null })
})

test('the stake is at most 5% of the base, and what the round has left of its 15%', () => {
  const [chance, odd] = [probability(0.5), decimalOdd(2.2)]
  // Full Kelly is 0.1 / 1.2, a quarter of it 2.1%.
  expect(roundStake(chance, odd, 0)).toEqual({ stake: expect.closeTo(0.1 / 1.2 / 4), limit: 'none' })
  expect(roundStake(probability(0.6), decimalOdd(3), 0)).toEqual({ stake: 0.05, limit: 'bet' })
  expect(roundStake(chance, odd, 0.14)).toEqual({ stake: expect.closeTo(0.01), limit: 'round' })
  expect(roundStake(chance, odd, 0.15)).toEqual({ stake: 0, limit: 'round' })
  expect(roundStake(chance, decimalOdd(1.9), 0.1)).toEqual({ stake: 0, limit: 'none' })
})
