import { expect, test } from 'vitest'
import { type Snapshot, whatChanged } from './what-changed.ts'

const BEFORE: Snapshot = {
  pick: null,
  confidence: 72,
  markets: [
    { id: 'result.home', chance: 0.452, odd: 2.1 },
    { id: 'goals.over2.5', chance: 0.51, odd: null },
    { id: 'corners.over9.5', chance: 0.6, odd: null },
  ],
}
const after = (changes: Partial<Snapshot>, id?: string, market: object = {}): Snapshot => ({
  ...BEFORE,
  ...changes,
  markets: BEFORE.markets.map((one) => (one.id === id ? { ...one, ...market } : one)),
})

test('nothing to tell when nothing moved, or only as prices always do', () => {
  expect(whatChanged(BEFORE, BEFORE)).toEqual([])
  expect(whatChanged(BEFORE, after({ confidence: 73 }, 'result.home', { chance: 0.459, odd: 2.12 }))).toEqual([])
})

test('a price and a chance that moved are told with both figures', () => {
  expect(whatChanged(BEFORE, after({}, 'result.home', { chance: 0.473, odd: 1.95 }))).toEqual([
    'Vitória do mandante: a melhor odd caiu de 2,10 para 1,95.',
    'Vitória do mandante: a probabilidade foi de 45,2% para 47,3%.',
  ])
  expect(whatChanged(BEFORE, after({}, 'goals.over2.5', { odd: 1.9 }))).toEqual([
    'Mais de 2,5 gols: agora há odd de 1,90.',
  ])
})

test('a recommendation that came, went or changed is told first', () => {
  expect(whatChanged(BEFORE, after({ pick: 'result.home', confidence: 80 }))).toEqual([
    'Agora há uma recomendação: Vitória do mandante.',
    'A confiança passou de 7,2/10 para 8,0/10.',
  ])
  expect(whatChanged(after({ pick: 'result.home' }), BEFORE)).toEqual(['A recomendação anterior não tem mais valor.'])
})

test('markets that no house quotes are not followed', () => {
  expect(whatChanged(BEFORE, after({}, 'corners.over9.5', { chance: 0.7 }))).toEqual([])
})
