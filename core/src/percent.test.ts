import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPct, toPct } from '#percent.ts'

test('a percentage that came from a share comes back from it to the last digit', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (share) => {
      const pct = toPct(share)
      expect(toPct(fromPct(pct))).toBe(pct)
    }),
    { numRuns: 2_000 },
  )
})
