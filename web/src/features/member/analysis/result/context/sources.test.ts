import { expect, test } from 'vitest'
import { partWords, sourcesInShort } from './sources.tsx'

const now = new Date('2026-11-15T12:00:00Z')
const odds = { part: 'odds', source: 'demo', at: '2026-11-15T11:55:00Z', isStale: false, isMissing: false } as const

test('each part says where it comes from and how old it is', () => {
  expect(partWords(odds, now)).toBe('dados de demonstração, há 5 minutos')
  expect(partWords({ ...odds, source: 'Open-Meteo', at: null }, now)).toBe('Open-Meteo')
  expect(partWords({ ...odds, source: 'own records' }, now)).toBe('registros da Prancheta, há 5 minutos')
})

test('what is old or missing is said to be so', () => {
  expect(partWords({ ...odds, isStale: true }, now)).toBe(
    'dados de demonstração, há 5 minutos (antigo: a fonte não respondeu)',
  )
  expect(partWords({ ...odds, isMissing: true, at: null }, now)).toBe('não disponível; ficou fora da análise')
})

test('in short, each source is named once and the houses are counted once', () => {
  const at = odds.at
  const prices = [
    { house: 'Casa Norte', price: 2, at },
    { house: 'Casa Sul', price: 2.1, at },
  ]
  const houses = [
    { marketId: 'result.home', name: 'Vitória do mandante', prices },
    { marketId: 'result.draw', name: 'Empate', prices },
  ]
  expect(sourcesInShort({ parts: [odds, { ...odds, part: 'form' }], houses })).toBe(
    'dados de demonstração; odds de 2 casas',
  )
  expect(sourcesInShort({ parts: [{ ...odds, isMissing: true }], houses: [] })).toBe('sem odds')
})
