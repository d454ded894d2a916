import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

const MINUTE = 60_000

test.each([
  [40_000, '40 s'],
  [25 * MINUTE, '25 min'],
  [59.6 * MINUTE, '1 h'],
  [200 * MINUTE, '3 h 20 min'],
  [1439.8 * MINUTE, '1 d'],
  [52 * 60 * MINUTE, '2 d 4 h'],
])('%d ms reads %s', (durationMs, words) => {
  expect(formatDuration(durationMs)).toBe(words)
})
