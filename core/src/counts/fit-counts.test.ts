import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGrid, negativeBinomial } from '#counts/count-grid.ts'
import type { CountedMatch } from '#counts/count-ratings.ts'
import { CARD_SETTINGS } from '#counts/count-settings.ts'
import { expectedCounts } from '#counts/expected-counts.ts'
import { fitCounts } from '#counts/fit-counts.ts'
import { meanGoals } from '#goals/grid-views.ts'
import { chanceOf } from '#goals/score-grid.ts'

const CLUBS = ['Alfa', 'Beta', 'Gama', 'Delta', 'Sigma', 'Ômega']

/** Every pair at home and away, `rounds` times; Alfa earns twice as many as the others, everybody more at home. */
function league(rounds: number, firstDay = 19_000): CountedMatch[] {
  const matches: CountedMatch[] = []
  for (let round = 0; round < rounds; round++) {
    for (const home of CLUBS) {
      for (const away of CLUBS) {
        if (home === away) continue
        const wobble = (matches.length * 7) % 3
        const counts = { home: (home === 'Alfa' ? 9 : 4) + wobble, away: (away === 'Alfa' ? 7 : 3) + wobble }
        matches.push({ day: firstDay + matches.length, home, away, counts })
      }
    }
  }
  return matches
}

test('the negative binomial at mean 5 and overdispersion 0.1, by hand: none in 1.5^-10 = 1.73%, variance 7.5', () => {
  const chances = negativeBinomial(5, 0.1, 60)
  expect(chances[0]).toBeCloseTo(1.5 ** -10, 9)
  const moment = (power: number) => chances.reduce((sum, chance, count) => sum + chance * count ** power, 0)
  expect(moment(1)).toBeCloseTo(5, 6)
  expect(moment(2) - 25).toBeCloseTo(7.5, 4)
})

test('a pair of counts keeps each side as it is and shares what it is told to', () => {
  for (const sharing of [-0.06, 0, 0.08]) {
    const grid = countGrid(5.4, 4.4, { overdispersion: 0.07, sharing })
    const means = meanGoals(grid)
    expect(means.home).toBeCloseTo(5.4, 3)
    expect(means.away).toBeCloseTo(4.4, 3)
    const alone = negativeBinomial(5.4, 0.07, grid.size)
    expect(chanceOf(grid, ({ home }) => home === 5)).toBeCloseTo(alone[5] ?? 0, 3)
    let covariance = 0
    grid.chances.forEach((chance, cell) => {
      covariance += chance * (Math.floor(cell / grid.size) - 5.4) * ((cell % grid.size) - 4.4)
    })
    expect(covariance / (5.4 * 4.4)).toBeCloseTo(sharing, 2)
  }
})

test('whatever the means, the chances of a pair sum to 1', () => {
  const mean = fc.double({ min: 0.1, max: 25, noNaN: true })
  const scatter = fc.record({
    overdispersion: fc.double({ min: 0, max: 0.5, noNaN: true }),
    sharing: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  })
  fc.assert(
    fc.property(mean, mean, scatter, (home, away, how) => {
      const { chances } = countGrid(home, away, how)
      expect(chances.every((chance) => chance >= 0)).toBe(true)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    }),
  )
})

test('a side that hardly ever counts beside one that often does is still priced', () => {
  const { chances } = countGrid(0.1, 23.1, { overdispersion: 0, sharing: 0.3 })
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
})

test('a club that earns more is expected to, at home more than away, and is surer the more it has played', () => {
  const ratings = fitCounts(league(4), { asOfDay: 19_130 })
  const strong = expectedCounts(ratings, 'Alfa', 'Beta')
  const plain = expectedCounts(ratings, 'Beta', 'Gama')
  expect(strong.home).toBeGreaterThan(plain.home + 1.5)
  expect(plain.home).toBeGreaterThan(plain.away)
  expect(expectedCounts(ratings, 'Ninguém', 'Gama').logSd).toBeGreaterThan(plain.logSd)
  expect(ratings.clubs.Alfa?.matches).toBe(40)
})

test('a match of the day itself, or of the future, never leaks into its forecast', () => {
  const past = league(2)
  const future = { day: 20_000, home: 'Alfa', away: 'Beta', counts: { home: 40, away: 0 } }
  expect(fitCounts([...past, future], { asOfDay: 20_000 })).toEqual(fitCounts(past, { asOfDay: 20_000 }))
})

test('with no matches everything is usual, and ratings survive being stored as JSON', () => {
  const { home, away } = expectedCounts(fitCounts([], { asOfDay: 20_000, settings: CARD_SETTINGS }), 'A', 'B')
  expect(home).toBeCloseTo(1.9, 6)
  expect(away).toBeCloseTo(2.2, 6)
  const ratings = fitCounts(league(2), { asOfDay: 20_000 })
  expect(JSON.parse(JSON.stringify(ratings))).toEqual(ratings)
})
