import { bankrollShare, probability } from '@prancheta/core/units.ts'
import { expect, test } from 'vitest'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { closestMarket, closestWords } from './answer-board.tsx'

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

test('the nearest to a recommendation is the best edge of those that have one', () => {
  const unquoted = market({ id: 'a', odd: null, edge: null })
  const better = market({ id: 'b', edge: 0.02 })
  expect(closestMarket([unquoted, market({}), better])?.id).toBe('b')
  expect(closestMarket([unquoted])).toBeNull()
})

test('it says what was missing: price, five percent, or confidence', () => {
  expect(closestWords(market({}))).toBe('O mais perto foi Vitória do mandante a 1,98 (Casa Norte): edge de −1,0%.')
  expect(closestWords(market({ odd: 2.04, edge: 0.02 }))).toBe(
    'O mais perto foi Vitória do mandante a 2,04 (Casa Norte): edge de +2,0%, abaixo dos 5% da regra.',
  )
  // 69.6 must not read as the 7 that the rule asks for.
  expect(closestWords(market({ odd: 2.2, edge: 0.1, confidence: 69.6 }))).toBe(
    'O mais perto foi Vitória do mandante a 2,20 (Casa Norte): edge de +10,0%, mas a confiança é de 6,9 de 10.',
  )
})
