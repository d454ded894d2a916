import { bankrollShare, probability } from '@prancheta/core/units.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { lackWords, Nearest, nearestToValue, oddWithValue } from './nearest.tsx'

const market = (fields: Partial<ShownMarket>): ShownMarket => ({
  id: 'result.home',
  name: 'Vitória do mandante',
  group: 'Resultado',
  family: 'result',
  line: null,
  chance: probability(0.5),
  modelChance: probability(0.5),
  marketChance: probability(0.5),
  odd: 1.98,
  fairOdd: 2,
  oddType: 'real',
  bookmaker: 'Casa Norte',
  oddAt: null,
  isEstimated: false,
  edge: -0.01,
  label: 'sem valor',
  stake: bankrollShare(0),
  confidence: 80,
  isRecommended: false,
  ...fields,
})

test('the nearest to a recommendation are the best edges of those that have one, the best first', () => {
  const unquoted = market({ id: 'a', odd: null, edge: null })
  const edges = [-0.03, 0.02, -0.01, 0.01].map((edge, at) => market({ id: `m${at}`, edge }))
  expect(nearestToValue([unquoted, ...edges]).map(({ id }) => id)).toEqual(['m1', 'm3', 'm2'])
  expect(nearestToValue([unquoted])).toEqual([])
})

test('each says what it lacks: a better price, or confidence', () => {
  expect(lackWords(market({}))).toBe('1,98 na Casa Norte; valor a partir de 2,10')
  // 69.6 must not read as the 7 that the rule asks for.
  expect(lackWords(market({ odd: 2.2, edge: 0.1, confidence: 69.6 }))).toBe(
    '2,20 na Casa Norte; a confiança é de 6,9/10',
  )
})

test.each([
  [2, 2.1],
  [1.58, 1.66],
  [1 / 0.61, 1.73],
])('at a fair odd of %d the rule is passed from %d on, and not a hundredth below', (fair, from) => {
  expect(oddWithValue(fair)).toBe(from)
  expect(from / fair - 1).toBeGreaterThanOrEqual(0.05 - 1e-9)
  expect((from - 0.01) / fair - 1).toBeLessThan(0.05)
})

test('where nobody quotes, the half beside the answer says what is likeliest, with fair odds and no price', () => {
  const drawn = renderToStaticMarkup(<Nearest markets={[market({ odd: null, edge: null, bookmaker: null })]} />)
  expect(drawn).toContain('O mais provável')
  expect(drawn).toContain('50,0%')
  expect(drawn).toContain('odd justa 2,00')
})
