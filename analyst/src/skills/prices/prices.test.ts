import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { expect, test } from 'vitest'
import { strayNumbers } from '#test/own-numbers.ts'
import { writeAnswer } from '#write-answer.ts'

const MATCHES = readBriefings()
const first = MATCHES[0]
const unquoted = MATCHES[2]
const tight = MATCHES[4]
if (!first || !unquoted || !tight) throw new Error('the sample matches are missing')

/** The answer to the last of these messages, none of whose figures speaks against the match. */
function answer(briefing: Briefing, ...questions: string[]): string {
  const text = writeAnswer(
    questions.map((content) => ({ role: 'user' as const, content })),
    briefing,
  )
  expect(strayNumbers(text, questions, briefing)).toEqual([])
  return text
}

test('who asks where a bet pays most is told the house first, and the lowest on asking on', () => {
  expect(answer(first, 'qual casa ta pagando mais no Anta AC?')).toMatch(
    /^(Quem paga mais .* )?\*\*Casa Aroeira\*\*[,:] 2,26/,
  )
  expect(answer(first, 'qual casa ta pagando mais no Anta AC?', 'e a pior?')).toMatch(
    /^(Quem paga menos .* )?\*\*Casa Sapucaia\*\*/,
  )
})

test('the difference between houses is told in the reais that the reader names', () => {
  expect(answer(first, 'qual casa ta pagando mais no Anta AC?', 'diferenca disso em 50 conto da quanto')).toContain(
    '**R$ 17,50**',
  )
})

test('a surebet is answered with its sum, and what is missing with a number', () => {
  expect(answer(tight, 'tem surebet nesse jogo?')).toMatch(/^Não há surebet .*\*\*102,4%\*\*/)
  expect(answer(tight, 'tem surebet nesse jogo?', 'quanto que falta entao')).toMatch(/^Faltam .*\*\*2,4%\*\*/)
  expect(answer(tight, 'tem surebet nesse jogo?', 'e no over/under 2.5, ta mais perto?')).toMatch(/^Está mais perto/)
})

test('edges are told in their order, one at a time', () => {
  const talk = [
    'qual mercado tem a melhor vantagem?',
    'e o segundo?',
    'o terceiro tb',
    'desses tres qual tem mais chance de bater?',
  ]
  expect(answer(tight, ...talk.slice(0, 1))).toMatch(/\*\*menos de 2,5 gols\*\*/i)
  expect(answer(tight, ...talk.slice(0, 2))).toMatch(/\*\*ambas (não marcam|marcam, não)\*\*/i)
  expect(answer(tight, ...talk)).toMatch(/^Desses, o mais provável é \*\*menos de 3,5 gols\*\*/)
})

test('without odds there is no margin, no edge and no stake, and it is said', () => {
  for (const question of ['Overround do 1X2 na Casa Aroeira', 'qual casa paga mais no empate?'])
    expect(answer(unquoted, question)).toMatch(/^(Não dá para saber aqui|Nenhuma casa)/)
  expect(answer(unquoted, 'banca de 1.200, quanto dá a stake sugerida pro mercado de maior edge?')).toMatch(
    /^(Nada|Dos R\$ 1\.200,00, \*\*nada\*\*)/,
  )
})

test('Kelly is told in each fraction that is asked for', () => {
  const text = answer(first, 'me da o kelly cheio, meio e um quarto pro Anta AC')
  for (const part of ['Kelly cheio', 'Meio Kelly', 'Um quarto de Kelly']) expect(text).toContain(part)
})

test('an odd that the reader saw move is judged at both figures', () => {
  expect(answer(tight, 'a odd do Marreco FC caiu de 3.40 pra 3.10 na Casa Aroeira, muda alguma coisa?')).toContain(
    'a 3,10 o edge é de +8,9%',
  )
})

test('a question with a number that the answer would leave out is left to others', () => {
  expect(answer(first, 'qual a odd justa do empate e quanto volta com 30 reais?')).toContain('R$ 30,00')
})
