import { expect, test } from 'vitest'
import { fitRho } from '#goals/fit-rho.ts'
import type { PlayedMatch } from '#goals/played-match.ts'

const rates = () => ({ home: 1.4, away: 1.1 })

function scores(list: readonly (readonly [number, number])[]): PlayedMatch[] {
  return list.map(([home, away]) => ({
    day: 0,
    season: '2024',
    home: 'A',
    away: 'B',
    goals: { home, away },
    halfTimeGoals: null,
    shotsOnTarget: null,
    shots: null,
    corners: null,
    marketRates: null,
  }))
}

test('many low draws push rho below the usual, many 1-0 push it above', () => {
  const usual = fitRho([], 1, 0.001, rates)
  expect(usual).toBeCloseTo(-0.03, 9)
  expect(fitRho(scores(Array.from({ length: 40 }, () => [1, 1])), 1, 0.001, rates)).toBeLessThan(usual)
  expect(fitRho(scores(Array.from({ length: 40 }, () => [1, 0])), 1, 0.001, rates)).toBeGreaterThan(usual)
})

test('scores with two goals or more on a side say nothing', () => {
  expect(fitRho(scores([[3, 1], [0, 2]]), 1, 0.001, rates)).toBeCloseTo(-0.03, 9) // biome-ignore format: scores in a row
})

test('a thousand goalless matches at absurd rates still give a usable rho', () => {
  const rho = fitRho(scores(Array.from({ length: 1000 }, () => [0, 0])), 1, 0, () => ({ home: 12, away: 12 }))
  expect(rho).toBeGreaterThanOrEqual(-1)
  expect(rho).toBeLessThanOrEqual(1)
})
