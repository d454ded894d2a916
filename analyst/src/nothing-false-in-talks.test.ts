import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { describe, expect, test } from 'vitest'
import { writeAnswer } from './write-answer.ts'

const MATCHES = readBriefings()
const answer = (match: number, ...questions: string[]): string =>
  writeAnswer(
    questions.map((content) => ({ role: 'user', content })),
    MATCHES[match - 1] ?? null,
  )

describe('“isso não muda o que eu disse” is said only of what was said, and to a doubt', () => {
  test.each([
    [5, 'qual o total de escanteios esperado?', 'isso é pros dois juntos?'],
    [7, 'Como o Jacaré-Açu AC vem jogando?', 'e fora?'],
    [6, 'a odd do Dendê SC tem valor?', 'kkkk quanto de edge'],
  ])('%s: %s %s', (match, first, second) => {
    expect(answer(match, first, second)).not.toContain('o que eu disse: ')
  })
})

test('a confidence whose data have the full grade is not said to suffer from what is lacking', () => {
  expect(answer(2, 'qual a confiança da análise?')).not.toContain('Pesa também')
})

test('where no house quotes, the odds are not said to be in the chance', () => {
  expect(answer(3, 'qual dos dois times é melhor nesse jogo?')).not.toContain('as odds na conta')
})

test('three scores are summed as three; two of them used to be', () => {
  const talk = ['qual o placar mais provável?', 'e o 2º?', 'e o 3']
  expect(answer(6, ...talk, 'soma os tres ai')).toContain('15,2% + 10,3% + 10,0% = **35,5%**')
})

test('“já inclui os meus 50?” gets no yes about our record', () => {
  expect(answer(3, 'qual o retorno se eu colocar 50 no Farol EC', 'isso já inclui os meus 50?')).not.toMatch(/^Sim/)
})

test('a quarter line is not said to win or lose whole', () => {
  const reply = answer(8, 'o que significa linha de 2,25?', 'explica melhor', 'e se sair exatamente 2?')
  expect(reply).not.toMatch(/ou não passou\./)
})

test('“pior que o mandante em casa?” of the other club is not answered about the home side alone', () => {
  const talk = ['Como o Jacaré-Açu AC vem jogando?', 'e fora?']
  expect(answer(7, ...talk, 'pior que o Poraquê AC em casa então?')).not.toMatch(/^Não/)
})

test('a price that is asked for is no line of goals', () => {
  const reply = answer(2, 'Quero o menor risco possível que ainda pague acima de 1,50. Existe?')
  expect(reply).not.toMatch(/^\*\*Mais de 1,5 gols/)
})

test('of home, draw and away the likeliest is told, and not the only one that was read', () => {
  expect(answer(7, 'numa palavra: casa, empate ou fora?')).toContain('vitória do mandante')
  expect(
    answer(3, 'o empate tá mais perto da vitória do Xaxado AC ou da vitória do Farol EC em chance?'),
  ).not.toContain('mais provável é empate')
})

test('the last meeting at one club’s ground is not called the last of all', () => {
  const talk = ['e historico entre os dois? quem ganha mais', 'na casa do Anta AC tb?']
  expect(answer(1, ...talk, 'e o ultimo, quanto foi?')).not.toContain('no último confronto:')
})

test('who asks of the goal difference is not told that the club is in good form', () => {
  expect(answer(2, 'que que é SG na tabela? e o do Jirau FC é bom?')).toContain('saldo de −1')
})
