import { expect, test } from 'vitest'
import { confidenceLevel } from './match-header.tsx'

test.each([
  [100, 'strong'],
  [75, 'strong'],
  [74.99, 'medium'],
  [60, 'medium'],
  [59.99, 'weak'],
  [0, 'weak'],
])('a confidence of %d is %s', (pct, level) => {
  expect(confidenceLevel(pct)).toBe(level)
})
