import { expect, test } from 'vitest'
import { calibrationOf } from '#metrics/calibration.ts'
import { brierScore, logLoss, rankedProbabilityScore } from '#metrics/scoring-rules.ts'

const CHANCES = [0.5, 0.3, 0.2]

test('the three scores of one forecast, on paper', () => {
  expect(rankedProbabilityScore(CHANCES, 0)).toBeCloseTo(0.145, 12) // ((0.5 - 1)² + (0.8 - 1)²) / 2
  expect(rankedProbabilityScore(CHANCES, 2)).toBeCloseTo(0.445, 12) // (0.5² + 0.8²) / 2
  expect(brierScore(CHANCES, 0)).toBeCloseTo(0.38, 12) // 0.25 + 0.09 + 0.04
  expect(logLoss([0.5, 0.5], 1)).toBeCloseTo(Math.LN2, 12)
})

test('a sure forecast costs nothing when right, and a finite amount when wrong', () => {
  expect(rankedProbabilityScore([1, 0, 0], 0)).toBe(0)
  expect(logLoss([1, 0], 0)).toBeCloseTo(0, 12)
  expect(logLoss([1, 0], 1)).toBeLessThan(28)
})

test('calibration of four forecasts, on paper', () => {
  const said = [0.2, 0.25, 0.8, 0.8].map((chance, at) => ({ chance, happened: at > 1 }))
  const { bins, error, errorByLuck } = calibrationOf(said)
  expect(bins.map(({ count }) => count)).toEqual([2, 2])
  expect(error).toBeCloseTo((2 * 0.225 + 2 * 0.2) / 4, 12)
  // Variances of the shares: (0.16 + 0.1875) / 4 and 0.32 / 4.
  const luck = Math.sqrt(2 / Math.PI) * ((Math.sqrt(0.0869) + Math.sqrt(0.08)) / 2)
  expect(errorByLuck).toBeCloseTo(luck, 4)
})

test('no forecasts have no error, a chance that is NaN is refused', () => {
  expect(calibrationOf([]).error).toBe(0)
  expect(() => calibrationOf([{ chance: Number.NaN, happened: true }])).toThrow('not a chance')
})
