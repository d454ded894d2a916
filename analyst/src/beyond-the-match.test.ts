import { writeShare } from '@prancheta/core/chat/figures.ts'
import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { FULL_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { strayNumbers } from '#test/own-numbers.ts'
import { writeAnswer } from './write-answer.ts'

const [FIRST] = readBriefings()

const asked = (...questions: string[]) => questions.map((content) => ({ role: 'user' as const, content }))
const answer = (...questions: string[]) => writeAnswer(asked(...questions), FULL_BRIEFING)

test.each([
  ['se eu apostar em mais de 2,5 gols e o jogo terminar 2 a 0, eu ganho?', 'perde'],
  ['peguei mais de 2,5 gols, se acabar 2x1 eu ganho?', 'ganha'],
  ['com handicap menos um no mandante, se ganhar por um só eu perco?', 'é devolvida'],
])('“%s”: the bet is settled at that score', (question, end) => {
  expect(answer(question)).toContain(end)
})

test.each([
  [['já fiz 40 apostas com odd média 1,80 e acertei 23, estou no lucro?'], '23 × 1,80 − 40 = **1,40**'],
  [['se eu ganhar 3 e perder 2 apostas a odd 2,00, sobra quanto?'], '3 × 2,00 − (3 + 2) = **1,00**'],
  [['perdi 320 de uma banca de 1000, diminuo a stake pra quanto?'], '= **R$ 680,00**'],
  [['quero transformar 100 em 500 até domingo, dá?'], '= **20,0%**'],
])('%j is a sum over the reader’s own bets, shown and right', (talk, sum) => {
  const text = answer(...talk)
  expect(text).toContain(sum)
  expect(strayNumbers(text, talk, FULL_BRIEFING)).toEqual([])
})

test('a house’s margin is told as a number, with its sum', () => {
  const question = 'qual casa tem a menor margem nesse jogo?'
  const text = writeAnswer(asked(question), FIRST ?? null)
  expect(text).toMatch(/1 ÷ \d,\d\d \+ 1 ÷ \d,\d\d \+ 1 ÷ \d,\d\d − 1 = \d,\d%/)
  expect(strayNumbers(text, [question], FIRST ?? null)).toEqual([])
})

test('asked for another, it tells the next one', () => {
  const [first, second] = FULL_BRIEFING.likelyScores.toSorted((a, b) => b.chance - a.chance)
  const text = answer('qual o placar mais provável?', 'me dá outro')
  expect(text).toContain(`${second?.home} x ${second?.away}`)
  expect(text).not.toContain(`${first?.home} x ${first?.away}`)
})

test.each([
  ['compensa hedgear o que já apostei?', 'hedge'],
  ['simples ou múltipla, o que rende mais no longo prazo?', 'simples'],
  ['onde eu vejo os erros de vocês?', 'Transparência'],
  ['como registro uma aposta no diário?', 'Diário'],
  ['quero colocar um limite mensal de gasto', 'Configurações'],
])('“%s” has an answer that needs no match, and no number of it', (question, word) => {
  expect(answer(question)).toContain(word)
  expect(writeAnswer(asked(question), null)).toContain(word)
})

test('a number alone is a number with its name, and a sentence is one', () => {
  expect(answer('só o número: chance de ambas marcarem')).toMatch(/^\*\*\d+,\d%\*\*: ambas marcam\.$/)
  expect(answer('numa frase: como vem o mandante?').split('\n')).toHaveLength(1)
})

test('numbers that are spoken are heard', () => {
  const under = FULL_BRIEFING.markets.find(({ id }) => id === 'goals.under2.5')
  expect(answer('menos de dois e meio tem quanto de chance?')).toContain(writeShare(under?.pooledChance ?? 0))
})

test('a club of four letters is known with two of them swapped', () => {
  const win = FIRST?.markets.find(({ id }) => id === 'result.home')
  const text = writeAnswer(asked('qual a chance do atna ganhar?'), FIRST ?? null)
  expect(text).toContain(writeShare(win?.pooledChance ?? 0))
  expect(text).toContain('Não perder')
})

test('what stands already in a percentage is no match that has begun', () => {
  expect(answer('a vantagem de jogar em casa já tá embutida na porcentagem?')).toContain(
    'mando de campo já está dentro',
  )
})
