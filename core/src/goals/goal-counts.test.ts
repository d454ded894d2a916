import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstStep, GOALS_SHAPE, goalChances, sizeFor } from '#goals/goal-counts.ts'

// Made apart from this code: root-finding on 60 terms with log-gamma in double precision.
test('agrees with saved reference values of the Conway-Maxwell-Poisson count', () => {
  const reference = [0.21141685, 0.34302324, 0.25964172, 0.12581286, 0.04442659]
  const few = [0.54308091, 0.33787782, 0.09806676, 0.01822148]
  const chances = goalChances(1.5, 20, 1.1)
  reference.forEach((chance, goals) => {
    expect(chances[goals]).toBeCloseTo(chance, 7)
  })
  few.forEach((chance, goals) => {
    expect(goalChances(0.6, 20, 1.1)[goals]).toBeCloseTo(chance, 7)
  })
})

test('shape 1 is Poisson: at 1.5 goals none has e^-1.5 = 0.2231', () => {
  const chances = goalChances(1.5, 40, 1)
  expect(chances[0]).toBeCloseTo(Math.exp(-1.5), 12)
  expect(chances[2]).toBeCloseTo((1.5 ** 2 / 2) * Math.exp(-1.5), 12)
})

test('no expected goals means no goals', () => {
  expect([...goalChances(0, 3, GOALS_SHAPE)]).toEqual([1, 0, 0])
})

test('whatever the rate, chances sum to 1 and their mean is the rate', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 20, noNaN: true }), (rate) => {
      const chances = goalChances(rate, sizeFor(rate), GOALS_SHAPE)
      let [total, mean] = [0, 0]
      chances.forEach((chance, goals) => {
        total += chance
        mean += goals * chance
      })
      expect(total).toBeCloseTo(1, 12)
      expect(Math.abs(mean / rate - 1)).toBeLessThan(1e-9)
    }),
  )
})

test('what a grid cuts off is below 1e-6, and it never shows less than 0 to 8 goals', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (rate) => {
      const size = sizeFor(rate)
      const wide = goalChances(rate, size + 40, 1)
      const cut = wide.slice(size).reduce((sum, chance) => sum + chance, 0)
      expect(2 * cut).toBeLessThan(1e-6)
      expect(size).toBeGreaterThanOrEqual(9)
    }),
  )
})

test('the closed form of the first step is right to 1% above 0.7 goals', () => {
  for (const rate of [0.7, 1, 1.5, 2.5, 4]) {
    const chances = goalChances(rate, 40, GOALS_SHAPE)
    const exact = (chances[1] ?? 0) / (chances[0] ?? 1)
    expect(Math.abs(firstStep(rate, GOALS_SHAPE) / exact - 1)).toBeLessThan(0.01)
  }
})
