import { expect, test } from 'vitest'
import { unitOf } from './unit.ts'

test('a unit is its share of the money put in, to the cent, and never nothing', () => {
  expect(unitOf(123_456, 100)).toBe(1235)
  expect(unitOf(100_000, 250)).toBe(2500)
  expect(unitOf(10, 1)).toBe(1)
  expect(unitOf(0, 100)).toBeNull()
  expect(unitOf(-500, 100)).toBeNull()
})
