import type { RoundComboAnswer } from '@prancheta/contract/board/routes.ts'
import { expect, test } from 'vitest'
import { stakeWords } from './combo-words.ts'

const COMBO: RoundComboAnswer = {
  legs: [],
  chance: 0.2,
  refunded: 0,
  fairOdd: 5,
  weakest: 0,
  stakeBase: 200,
  exposed: 0,
  exposureMax: 0.15,
  value: null,
}
const worth = (value: NonNullable<RoundComboAnswer['value']>, more: Partial<RoundComboAnswer> = {}) =>
  stakeWords({ ...COMBO, ...more, value }).replaceAll(/\s/g, ' ')

test('without an odd there is no edge', () => {
  expect(stakeWords(COMBO)).toContain('sem odd real não há edge')
})

test('an odd below the fair one has no stake, and says from where there would be value', () => {
  expect(worth({ odd: 4.5, edge: -0.1, label: 'sem valor', stake: 0, limit: 'none' })).toBe(
    'Edge de −10,0%. Sem stake: só acima de 5,00 haveria valor.',
  )
})

test('a stake names its limit: one bet, or what the round has left', () => {
  expect(worth({ odd: 9, edge: 0.8, label: 'valor', stake: 0.05, limit: 'bet' })).toBe(
    'Edge de +80,0%. Stake de no máximo 5,0%: R$ 10,00 sobre a base de R$ 200,00. Nenhuma aposta passa de 5% da base.',
  )
  expect(worth({ odd: 6, edge: 0.2, label: 'valor', stake: 0.01, limit: 'round' }, { exposed: 0.14 })).toContain(
    'É o que resta do teto da rodada: 14,0% de 15,0% já estão nas recomendações salvas.',
  )
  expect(worth({ odd: 6, edge: 0.2, label: 'valor', stake: 0, limit: 'round' }, { exposed: 0.15 })).toContain(
    'já somam o teto de 15,0% da base',
  )
})
