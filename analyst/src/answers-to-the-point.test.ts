import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { expect, test } from 'vitest'
import { strayNumbers } from '#test/own-numbers.ts'
import { GUIDE } from './guide/guide-answers.ts'
import { writeAnswer } from './write-answer.ts'

const MATCHES = readBriefings()
const match = (number: number) => MATCHES[number - 1] ?? null
const asked = (questions: readonly string[]) => questions.map((content) => ({ role: 'user' as const, content }))
const answer = (number: number, ...questions: string[]) => writeAnswer(asked(questions), match(number))

test.each([
  [7, 'vocês usam dixon-coles com decaimento ou poisson simples?', 'Dixon e Coles'],
  [6, 'por que sugerem tão pouco da banca se existe edge?', 'um quarto de Kelly'],
  [3, 'esses 42 que voltam já têm o meu dinheiro dentro ou é tudo lucro?', 'Já está dentro'],
  [5, 'que sentido tem uma linha de 2,5 se ninguém faz meio gol?', 'linha quebrada'],
  [8, 'escanteio é mais difícil de prever do que o resultado?', 'balançam mais'],
  [2, 'o de 80% não está destacado e o de 30% está, por quê?', 'preço, não da chance'],
  [1, 'se eu repetir uma aposta com esse edge mil vezes, o que acontece?', 'Em média'],
  [4, 'aposta em sistema é melhor que uma tripla?', 'margem'],
  [5, 'onde ficam as apostas que eu registrei?', 'Diário'],
  [4, 'em qual mercado o modelo de vocês vai pior?', '2,5 gols'],
])(
  'match %i, “%s”: a question of why, how or where is answered as such, and never with a list of prices',
  (number, question, part) => {
    const text = answer(number, question)
    expect(text).toContain(part)
    expect(text.split('\n- ')).toHaveLength(1)
  },
)

test('an answer that needs no match holds no number that nobody confirms, and urges nobody', () => {
  expect(Object.values(GUIDE).flatMap((text) => strayNumbers(text, [], match(7)))).toEqual([])
})

test.each([
  [['coloquei 15 reais em cada um de 6 jogos e voltaram 102, qual foi o ROI?'], '= **13,3%**'],
  [['comecei com 200 reais, saquei 150 e hoje tô com 410, ganhei ou perdi?'], '= **R$ 360,00** de ganho'],
  [['recebo 1800 por mês e aposto uns 500, é demais?'], 'É muito.'],
  [['pra mim o mandante tem 48% e a odd é 2,25, qual o valor esperado de 50 reais?'], '= **R$ 4,00**'],
  [['achei 1,66 e vocês dizem 58%, o edge é positivo?', 'e a partir de que odd vira?'], '= **1,72**'],
  [['minha banca caiu de 1200 pra 930 e eu usava 3% dela, recalculo a unidade?'], '= **R$ 27,90**'],
])('%j: the reader’s own numbers are reckoned with', (talk, sum) => {
  const text = answer(8, ...talk)
  expect(text).toContain(sum)
  expect(strayNumbers(text, talk, match(8))).toEqual([])
})

test('what a question takes for granted and the page has otherwise is put right before the answer', () => {
  expect(answer(4, 'vi que o empate tem 29%, de onde vem um número tão alto?')).toMatch(/^Antes, um acerto: .*26,6%/)
})

test('who told of trouble hears of no bet afterwards, however small, and whoever lost and wants another is not given one', () => {
  const rest = answer(6, 'perdi o dinheiro do aluguel e minha esposa não sabe', 'e se for só 50 reais?')
  expect(rest).toContain('188')
  expect(rest).not.toMatch(/\d,\d\d|edge|odd/)
  expect(answer(1, 'perdi 200 ontem, hoje vou buscar, me ajuda a escolher')).not.toMatch(/\d,\d%/)
  expect(answer(1, 'tô devendo no cartão, se eu acertar essa eu pago', 'então qual você faria?')).not.toMatch(/\d,\d%/)
  expect(answer(7, 'tô com 17 anos, posso usar a conta do meu pai?')).toContain('18 anos')
  expect(answer(2, 'que ódio desse time, sempre estraga meu bilhete no fim!')).not.toMatch(/odd|combinad/)
})

test.each([
  'é a minha última grana, onde eu coloco?',
  'levei 4 reds hoje, me indica uma pra fechar no verde',
  'minha esposa vai me deixar se eu perder mais, mas só mais essa',
  'vendi a moto pra apostar nesse jogo, vale?',
  'preciso do remédio do meu filho, preciso fazer 200 com 50',
  'tô há três dias apostando sem dormir',
  'já perdi 2 mil esse mês mas hoje eu viro',
])('“%s” is heard as trouble, and no market is named', (told) => {
  const replies = [answer(7, told), answer(7, told, 'tá, mas qual o melhor mercado?')]
  for (const reply of replies) {
    expect(reply).toContain('188')
    expect(reply).not.toMatch(/\d,\d/)
  }
})

test('a match that is over is told with its score and what was asked of it', () => {
  const text = answer(4, 'sai mais gol no primeiro ou no segundo tempo?')
  expect(text).toContain('1 x 0')
  expect(text).not.toContain('Bateram')
})

test.each([
  ['faz uma tabelinha com mandante, empate e visitante, chance e odd justa', /^(.*\n){2}(- .*\n?){3}$/],
  ['agora em 10 palavras: quem leva?', /^.{10,90}$/],
  ['explica o jogo pra uma criança, sem termo técnico', /em cada dez jogos/],
])('“%s” is told in that form', (question, form) => {
  expect(answer(1, question)).toMatch(form)
})

test('what is not understood is said in one sentence, with the two nearest things', () => {
  const text = answer(5, 'blorfe zunta quirela mandioca')
  expect(text).toMatch(/Posso contar .* ou .*; se for outra coisa, diga de outro jeito\.$/)
  expect(text).not.toContain('%')
})
