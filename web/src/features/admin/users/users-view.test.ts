import { expect, test } from 'vitest'
import { readPage } from './users-view.tsx'

test('an address names a page, or none that could exist', () => {
  expect([null, '1', '4000'].map(readPage)).toEqual([1, 1, 4000])
  expect(['', '0', '-1', '1.5', 'abc', '99999999', '1e3'].map(readPage)).toEqual(Array(7).fill(null))
})
