import { expect, test } from 'vitest'
import { readDecimal } from './decimal-input.tsx'

test.each([
  ['1,85', 1.85],
  ['1.85', 1.85],
  [' 2 ', 2],
  ['1,8525', 1.8525],
])('"%s" is a number of up to four decimals', (text, number) => {
  expect(readDecimal(text, 4)).toBe(number)
})

test.each(['', '1,', '1,85255', '-2', '1.250,50', 'abc', '1e3'])('"%s" is none', (text) => {
  expect(readDecimal(text, 4)).toBeNull()
})
