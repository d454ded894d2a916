import { expect, test } from 'vitest'
import { probability } from '#units.ts'
import { closingChanceOf, meanValue, valueAgainstConsensus, valueAgainstHouse, valueSumsOf } from './closing-value.ts'

const KICK_OFF = Date.parse('2026-11-21T00:30:00Z')
const MINUTE = 60_000

test('by hand: 2,10 taken and 2,00 at the close is 5%, 1,90 taken is 5% short', () => {
  expect(valueAgainstHouse(2.1, 2)).toBeCloseTo(0.05, 12)
  expect(valueAgainstHouse(1.9, 2)).toBeCloseTo(-0.05, 12)
  expect(valueAgainstConsensus(2.1, probability(0.5))).toBeCloseTo(0.05, 12)
})

test('by hand: a book of 1,90 and 1,90 closes at a chance of one half, so 1,90 taken was 5% short of fair', () => {
  const quotes = [{ house: 'A', odds: [1.9, 1.9], takenAtMs: KICK_OFF - 10 * MINUTE }]
  const chance = closingChanceOf(quotes, 0, KICK_OFF)
  expect(chance).toBeCloseTo(0.5, 9)
  expect(valueAgainstConsensus(1.9, chance ?? probability(0))).toBeCloseTo(-0.05, 9)
})

test('by hand: a margin taken off by the power method, 1,50, 4,00 and 6,00', () => {
  // Chances are (1/odd)^k with k so that they sum to 1: k = 1.0969 gives 0.6410, 0.2186, 0.1401.
  const quotes = [{ house: 'A', odds: [1.5, 4, 6], takenAtMs: KICK_OFF - MINUTE }]
  expect(closingChanceOf(quotes, 0, KICK_OFF)).toBeCloseTo(0.641, 3)
  const away = closingChanceOf(quotes, 2, KICK_OFF) ?? probability(0)
  expect(valueAgainstConsensus(7.5, away)).toBeCloseTo(7.5 * 0.1401 - 1, 2)
})

test('only the last price of each house before kick-off counts, and none after it', () => {
  const quotes = [
    { house: 'A', odds: [1.5, 2.8], takenAtMs: KICK_OFF - 300 * MINUTE },
    { house: 'A', odds: [1.9, 1.9], takenAtMs: KICK_OFF - MINUTE },
    { house: 'A', odds: [3, 1.4], takenAtMs: KICK_OFF + MINUTE },
  ]
  expect(closingChanceOf(quotes, 0, KICK_OFF)).toBeCloseTo(0.5, 9)
})

test('without a price before kick-off there is no closing chance', () => {
  expect(closingChanceOf([], 0, KICK_OFF)).toBeNull()
  expect(closingChanceOf([{ house: 'A', odds: [1.9, 1.9], takenAtMs: KICK_OFF + 1 }], 0, KICK_OFF)).toBeNull()
})

test('by hand: 2%, 4% and 6% have a mean of 4% and an error of 1,155%', () => {
  const { count, mean, standardError } = meanValue(valueSumsOf([0.02, 0.04, 0.06]))
  expect(count).toBe(3)
  expect(mean).toBeCloseTo(0.04, 12)
  expect(standardError).toBeCloseTo(0.02 / Math.sqrt(3), 12)
})

test('one value has no error, none has no mean', () => {
  expect(meanValue(valueSumsOf([0.03]))).toEqual({ count: 1, mean: 0.03, standardError: null })
  expect(meanValue(valueSumsOf([]))).toEqual({ count: 0, mean: null, standardError: null })
})
