import { expect, test } from 'vitest'
import { ageOn, isPlausibleBirthDate } from './age.ts'

test('one turns 18 on the birthday, not at new year and not the day before', () => {
  expect(ageOn('2008-11-15', '2026-11-14')).toBe(17)
  expect(ageOn('2008-11-15', '2026-11-15')).toBe(18)
  expect(ageOn('2008-12-31', '2026-01-01')).toBe(17)
})

test('born on 29 February, one turns 18 on 1 March of a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('a birth date in the future or before 1900 is a slip of the keyboard', () => {
  expect(isPlausibleBirthDate('2026-11-16', '2026-11-15')).toBe(false)
  expect(isPlausibleBirthDate('1899-12-31', '2026-11-15')).toBe(false)
  expect(isPlausibleBirthDate('1900-01-01', '2026-11-15')).toBe(true)
})
