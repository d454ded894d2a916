import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchGrid, type ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS, marketById } from '#markets/catalogue.ts'
import { priceOwnLegs } from './price-own-legs.ts'

const rowsOf = ({ size, chances }: ScoreGrid) =>
  Array.from({ length: size }, (_, home) => [...chances.slice(home * size, (home + 1) * size)])
const chanceOf = (scores: readonly (readonly number[])[], ...legs: string[]) => {
  const priced = priceOwnLegs(scores, legs)
  return 'chance' in priced ? priced.chance : 0
}
const GOALS = fc.double({ min: 0.2, max: 3.5, noNaN: true })
const PLAIN = MARKETS.filter(({ family }) => ['result', 'doubleChance', 'totalGoals', 'bothScore'].includes(family))

test('by hand: of five scores, the home side wins and both score on one', () => {
  const scores = [
    [0.2, 0.1, 0],
    [0.3, 0.15, 0],
    [0.05, 0.2, 0],
  ]
  expect(priceOwnLegs(scores, ['result.home', 'btts.yes'])).toEqual({ chance: 0.2, fairOdd: 5 })
})

test('two legs that are a market of their own have its chance, whatever the match', () => {
  fc.assert(
    fc.property(GOALS, GOALS, (home, away) => {
      const scores = rowsOf(matchGrid(home, away, -0.05))
      const whole = marketById('resultTotal.homeOver2.5')?.rule
      const expected = scores
        .flatMap((row, h) => row.map((chance, a) => ({ chance, score: { home: h, away: a } })))
        .filter(({ score }) => whole?.reads === 'fullTime' && whole.outcome(score) === 'won')
        .reduce((sum, { chance }) => sum + chance, 0)
      expect(chanceOf(scores, 'result.home', 'goals.over2.5')).toBeCloseTo(expected, 12)
    }),
  )
})

test('another leg never helps', () => {
  fc.assert(
    fc.property(
      GOALS,
      GOALS,
      fc.uniqueArray(fc.constantFrom(...PLAIN), { minLength: 3, maxLength: 4 }),
      (h, a, legs) => {
        const scores = rowsOf(matchGrid(h, a, 0))
        const ids = legs.map(({ id }) => id)
        expect(chanceOf(scores, ...ids)).toBeLessThanOrEqual(chanceOf(scores, ...ids.slice(1)) + 1e-12)
      },
    ),
  )
})
