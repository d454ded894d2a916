import { FULL_BRIEFING, NO_ODDS_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { writeAnswer } from './write-answer.ts'

const asked = (content: string) => [{ role: 'user' as const, content }]

test('goals are told as the chances beside them say, with the model’s own as a detail', () => {
  const text = writeAnswer(asked('Quantos gols esperados?'), FULL_BRIEFING)
  expect(text).toContain('com modelo e mercado juntos, espera 1,52 gol')
  expect(text).toContain('Só o modelo, sem olhar as odds, diria 1,72 gol do mandante e 1,04 do visitante.')
  expect(writeAnswer(asked('Quantos gols devem sair?'), FULL_BRIEFING)).toMatch(/1,52.+1,11/)
})

test('where nobody quotes, model and account are one and no second figure is told', () => {
  const text = writeAnswer(asked('Quantos gols esperados?'), NO_ODDS_BRIEFING)
  expect(text).toContain('O modelo espera 1,72 gol')
  expect(text).not.toContain('Só o modelo')
})
