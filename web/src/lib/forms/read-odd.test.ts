import { expect, test } from 'vitest'
import { readOdd } from './read-odd.ts'

test.each([
  ['1,85', 1.85],
  ['1.85', 1.85],
  [' 2 ', 2],
  ['1000', 1000],
  ['1,005', 1.005],
])('"%s" is an odd', (text, odd) => {
  expect(readOdd(text)).toBe(odd)
})

test.each(['', '1', '0,9', '-2', 'abc', '1,2,3', '1000,01', '5/2', '1.250,50', '٢'])('"%s" is no odd', (text) => {
  expect(readOdd(text)).toBeNull()
})
