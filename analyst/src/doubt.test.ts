import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

const DOUBT = 'Não tenho certeza de que entendi'

test.each([
  [1, ['qual a chance do Anta ganhar?']],
  [1, ['qual a chance do Anta ganhar?', 'e do visitante?']],
  [5, ['quem vence?', 'por quê?']],
  [2, ['o que é edge?']],
  [8, ['quantos escanteios se esperam?', 'e cartões?']],
] as const)('what is asked plainly is answered without a doubt: match %d, %j', (match, talk) => {
  expect(answer(match, ...talk)).not.toContain(DOUBT)
})

test.each([
  [8, ['quem tem mais chance?', 'Entendi. Só mais uma coisinha: esse número é do site ou é das casas de aposta?']],
  [6, ['como está o Coqueiral?', 'Muito obrigado. E o Coqueiral costuma ganhar deles no Recife?']],
  [3, ['e o Xaxado?', 'entendi, e por que uma casa mostra 1,85 e a outra 1,92 no mesmo jogo??']],
] as const)(
  'what may well have been misread says so; it used to be told as the answer: match %d, %j',
  (match, talk) => {
    expect(answer(match, ...talk)).toContain(DOUBT)
  },
)

test('a form that was asked for is kept, without a word more', () => {
  expect(answer(5, 'so o numero chance de empate', 'em odd?', 'arredonda pra uma casa')).toBe(
    '**Empate**: odd justa 3,8.',
  )
})

test('whoever is offered help is not told of a doubt', () => {
  expect(
    answer(1, 'qual a chance do Anta?', 'tem algum lugar pra pedir ajuda pra quem já não consegue parar?'),
  ).not.toContain(DOUBT)
})

test('the chance of a bet that may be given back is told as what it is; it used to be ranked beside others without a word', () => {
  const reply = answer(8, 'Jacutinga seco a 1,95 ou Jacutinga empate anula a 1,45?')
  expect(reply).toContain('sem contar as vezes em que o valor é devolvido')
  expect(answer(8, 'qual a chance do Jacutinga ganhar?')).not.toContain('devolvido')
})
