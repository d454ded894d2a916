import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandColorOf, inkOn, luminance } from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text over a brand colour is readable whatever the colour', () => {
  fc.assert(
    fc.property(colour, (color) => {
      const [a, b] = [luminance(color), luminance(inkOn(color))]
      expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: process.env.DEEP === '1' ? 100_000 : 1_000 },
  )
})

test('what is no colour becomes the default', () => {
  expect([brandColorOf(null), brandColorOf('red;}'), brandColorOf('#ABCDEF')]).toEqual([
    '#3b82f6',
    '#3b82f6',
    '#abcdef',
  ])
})
