import { probability } from '@prancheta/core/units.ts'
import { expect, test } from 'vitest'
import { offeredValue, onStakeBase } from './offer-field.tsx'

const EVEN = probability(0.5)

test('a typed odd gives edge and stake at once', () => {
  // By hand: 55% at 2.10 is 0.55 × 2.10 − 1 = 15.5%; a quarter of 0.155 / 1.10 is 3.52%, of R$ 200,00 R$ 7,05.
  const value = offeredValue(probability(0.55), 2.1, 200)
  expect(value).toMatchObject({ label: 'valor' })
  expect(value?.edge).toBeCloseTo(0.155, 10)
  expect(value?.stake).toBeCloseTo(0.035227, 6)
  expect(value?.reais).toBeCloseTo(7.0455, 4)
})

test('no stake is above 5%, and where it is the most there is, it says so', () => {
  // By hand: 95% at 1.15 is 9.25%; a quarter of 0.0925 / 0.15 would be 15.4%.
  expect(offeredValue(probability(0.95), 1.15, 200)).toMatchObject({ stake: 0.05, reais: 10 })
  expect(onStakeBase(0.05, 200)).toContain('é o máximo que sugerimos em uma aposta')
  expect(onStakeBase(0.049, 200)).not.toContain('máximo')
})

test('an odd below the fair one has no value and asks for no stake', () => {
  expect(offeredValue(EVEN, 1.9, 100)).toMatchObject({ label: 'sem valor', stake: 0, reais: 0 })
})

test('an edge up to 5% is marginal, one above it is value', () => {
  expect(offeredValue(EVEN, 2.09, 100)?.label).toBe('marginal')
  expect(offeredValue(EVEN, 2.11, 100)?.label).toBe('valor')
})

test('what cannot win is never worth a stake', () => {
  expect(offeredValue(probability(0), 900, 100)).toMatchObject({ edge: -1, label: 'sem valor', stake: 0 })
})
