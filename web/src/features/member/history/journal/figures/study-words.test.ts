import { expect, test } from 'vitest'
import { groupName } from '../journal-words.ts'
import { filterOfGroup } from '../use-journal-filter.ts'
import { closingVerdict } from './closing-words.ts'

test('a month leads to its own days, also in February', () => {
  expect(filterOfGroup('month', '2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(filterOfGroup('month', '2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(filterOfGroup('house', 'Casa A')).toEqual({ house: 'Casa A' })
})

test('groups are called as people call them', () => {
  expect(groupName('month', '2026-11')).toBe('novembro de 2026')
  expect(groupName('weekday', '6')).toBe('sábado')
  expect(groupName('odd', '1.50')).toBe('1,50 a 1,79')
  expect(groupName('league', '')).toBe('Sem campeonato')
})

test('a closing value is never told as a promise, and few prices say nothing', () => {
  expect(closingVerdict({ count: 12, mean: 0.2, standardError: 0.01 })).toContain('ainda não dá para dizer nada')
  expect(closingVerdict({ count: 400, mean: 0.01, standardError: 0.02 })).toContain('cabe na sorte')
  for (const mean of [0.05, -0.05])
    expect(closingVerdict({ count: 400, mean, standardError: 0.01 })).toContain('não promete lucro')
})
