import { expect, test } from 'vitest'
import { consensus, type Quote } from '#value/consensus.ts'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR
const quote = (house: string, odds: number[], hoursAgo = 1): Quote => ({
  house,
  odds,
  takenAtMs: NOW - hoursAgo * HOUR,
})

test('two houses that agree give their mean, and the best price of each outcome', () => {
  const agreed = consensus([quote('Alfa', [1.9, 1.9]), quote('Beta', [2, 1.8])], NOW, 'multiplicative')
  // Alfa says 0.5; Beta 0.5 / (0.5 + 0.5556) = 0.4737; the mean is 0.4868.
  expect(agreed?.chances[0]).toBeCloseTo(0.4868, 4)
  expect(agreed?.best).toEqual([{ house: 'Beta', odd: 2 }, { house: 'Alfa', odd: 1.9 }]) // biome-ignore format: one line
  expect(agreed?.houses).toEqual(['Alfa', 'Beta'])
  expect(agreed?.leftOut).toEqual([])
})

test('a house that nobody here can use tells of the chances and is never the best price', () => {
  const abroad = { ...quote('Abroad', [2.1, 1.75]), isOffered: false }
  const agreed = consensus([quote('Alfa', [1.9, 1.9]), abroad], NOW, 'multiplicative')
  // Alfa says 0.5; Abroad 0.4762 / (0.4762 + 0.5714) = 0.4545; the mean is 0.4773.
  expect(agreed?.chances[0]).toBeCloseTo(0.4773, 4)
  expect(agreed?.houses).toEqual(['Alfa', 'Abroad'])
  expect(agreed?.best[0]).toEqual({ house: 'Alfa', odd: 1.9 })
  expect(consensus([abroad], NOW)?.best).toEqual([null, null])
})

test('a price far from the others is left out, and does not become the best price', () => {
  const quotes = [quote('Alfa', [2, 3.4, 3.9]), quote('Beta', [2.02, 3.4, 3.8]), quote('Typo', [3.9, 3.4, 2])]
  const agreed = consensus(quotes, NOW)
  expect(agreed?.houses).toEqual(['Alfa', 'Beta'])
  expect(agreed?.leftOut).toEqual([{ house: 'Typo', reason: 'outlier' }])
  expect(agreed?.best[0]?.odd).toBe(2.02)
})

test('with two houses apart nobody is called wrong, but the spread tells', () => {
  const agreed = consensus([quote('Alfa', [1.5, 2.6]), quote('Beta', [2.6, 1.5])], NOW)
  expect(agreed?.houses).toHaveLength(2)
  expect(agreed?.spread).toBeGreaterThan(0.4)
})

test('stale prices are left out: 6 hours behind the newest, or a day behind now', () => {
  const agreed = consensus([quote('Old', [2, 1.8], 8), quote('New', [1.9, 1.9], 1)], NOW)
  expect(agreed?.leftOut).toEqual([{ house: 'Old', reason: 'stale' }])
  expect(consensus([quote('Old', [2, 1.8], 25)], NOW)).toBeNull()
})

test('only a house’s latest price counts', () => {
  const agreed = consensus([quote('Alfa', [1.5, 2.6], 3), quote('Alfa', [1.9, 1.9], 1)], NOW)
  expect(agreed?.houses).toEqual(['Alfa'])
  expect(agreed?.chances[0]).toBeCloseTo(0.5, 9)
})

test.each([
  ['a price of 1.0', quote('Bad', [1, 1.9])],
  ['a price that is NaN', quote('Bad', [Number.NaN, 1.9])],
  ['a time stamp that is NaN', quote('Bad', [1.9, 1.9], Number.NaN)],
  ['a time stamp in the future', quote('Bad', [1.9, 1.9], -1)],
  ['another number of outcomes', quote('Bad', [2, 3.4, 3.9])],
])('%s is unusable', (_, bad) => {
  const agreed = consensus([quote('Alfa', [1.9, 1.9]), bad], NOW)
  expect(agreed?.houses).toEqual(['Alfa'])
  expect(agreed?.leftOut).toEqual([{ house: 'Bad', reason: 'unusable' }])
})

test('a broken quote that comes first does not speak for the others', () => {
  const quotes = [quote('Bad', [1.9, 1.9]), quote('Alfa', [2, 3.4, 3.9]), quote('Beta', [2.02, 3.4, 3.8])]
  expect(consensus(quotes, NOW)?.houses).toEqual(['Alfa', 'Beta'])
})

test('nobody quoting is null, not a guess', () => {
  expect(consensus([], NOW)).toBeNull()
})

test('two camps far apart: nobody is called wrong, and the spread tells', () => {
  const agreed = consensus(
    [quote('A', [1.3, 3.6]), quote('B', [1.31, 3.5]), quote('C', [2.2, 1.7]), quote('D', [2.25, 1.68])],
    NOW,
  )
  expect(agreed?.houses).toEqual(['A', 'B', 'C', 'D'])
  expect(agreed?.spread).toBeGreaterThan(0.4)
})
