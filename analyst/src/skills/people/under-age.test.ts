import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { describe, expect, test } from 'vitest'
import { writeAnswer } from '#write-answer.ts'

const [briefing = null] = readBriefings()
const lastOf = (...talk: string[]) =>
  writeAnswer(
    talk.map((content) => ({ role: 'user' as const, content })),
    briefing,
  )
const OF_BET = /melhor odd|odd justa|edge de|stake|\d%|R\$/
const CRISIS = /188|Jogadores Anônimos|autoexclus/

describe('whoever says not to be of age hears of no price or market in the rest of the talk, and is not sent to a crisis line', () => {
  test.each([
    'tenho 17 mas a conta é do meu irmão, pega nada né',
    'tenho 17, posso usar?',
    'fiz dezesseis',
    'sou menor',
    'sou de menor, dá nada né',
    'a conta é do meu irmão que é de maior',
    'ainda não fiz 18',
    'tenho quinze anos e curto estatística',
    'tô no nono ano',
  ])('%s', (told) => {
    for (const next of ['mas é só pra ver os números', 'e a odd do Anta AC?', 'quem ganha?', 'quanto coloco com 50?']) {
      const reply = lastOf(told, next)
      expect(reply).not.toMatch(OF_BET)
      expect(reply).not.toMatch(CRISIS)
    }
  })
  test('also after many messages', () => {
    const between = Array.from({ length: 9 }, (_, at) => `como o Anta AC vem jogando? ${at}`)
    expect(lastOf('tenho 16 anos', ...between, 'e a odd do Anta AC?')).not.toMatch(OF_BET)
  })
})

test('a word is explained to them without the prices of a match', () => {
  const reply = lastOf('tenho 17, posso usar?', 'então só me explica o que é edge')
  expect(reply).toMatch(/^\*\*Edge/)
  expect(reply).not.toMatch(/Neste jogo|\d%/)
})

test('how a club plays may be told to them', () => {
  expect(lastOf('tenho 17, posso usar?', 'como o Anta AC vem jogando?')).toMatch(/vitórias/)
})

test('whose son asks to use it is told no, and is not taken for the son', () => {
  expect(lastOf('meu filho de 16 pediu pra usar, pode só pra ver estatística?')).toMatch(/^Não: .*18 anos/)
  expect(lastOf('meu filho de 16 pediu pra usar, pode?', 'e quem ganha esse jogo?')).toMatch(/%/)
})

test.each([
  'tenho 15 reais, quanto coloco no Anta AC?',
  'tenho 12 anos de experiência nisso, qual a chance do Anta AC?',
  'fiz 15 apostas esse mês, qual a chance do Anta AC?',
  'Teria como me indicar um mercado de menor risco aqui, por favor?',
  'por que não é maior',
  'o jogador com 17 anos que entrou faz diferença?',
  'sai gol antes dos 18 minutos?',
  'qual odd é maior, a do Anta AC ou a do empate?',
])('“%s” tells of no age', (question) => {
  expect(lastOf(question)).not.toMatch(/maiores de 18 anos, também|ainda não tem 18/)
  expect(lastOf(question)).not.toMatch(/^Então é melhor/)
})
