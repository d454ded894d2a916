import { FULL_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'
import { writeAnswer } from '#write-answer.ts'

const said = (...questions: readonly string[]): string =>
  writeAnswer(
    questions.map((content) => ({ role: 'user', content })),
    FULL_BRIEFING,
  )
const withoutMatch = (...questions: readonly string[]): string =>
  writeAnswer(
    questions.map((content) => ({ role: 'user', content })),
    null,
  )

test('two words of the trade are told apart, the difference first', () => {
  expect(withoutMatch('qual a diferença entre probabilidade e confiança?')).toMatch(/^Não são a mesma coisa/)
  expect(withoutMatch('edge e value é a msm coisa?')).toMatch(/^São duas faces da mesma conta/)
  expect(said('dupla chance ou empate anula, o que muda?')).toMatch(/^A diferença está no empate/)
})

test('a difference in numbers is not taken for one of words', () => {
  expect(said('quanto é a diferença de chance entre dupla chance e empate anula?')).not.toMatch(/^A diferença está/)
})

test('who calls a good grade of confidence low is told that it is not', () => {
  expect(said('confiança baixa nesse jogo por quê?')).toMatch(/^(Baixa ela não está|O que a derruba)/)
})

test('a share that the reader puts into tens is confirmed or put right', () => {
  expect(said('quando vocês falam 60% erra 4 em 10 então?')).toMatch(/^Isso mesmo: .*100% − 60,0% = 40,0%/)
  expect(said('quando vocês falam 60% erra 6 em 10 então?')).toMatch(/^Não exatamente/)
})

test('a sceptic who asks on is answered on the same subject', () => {
  const first = 'se isso ganha mesmo por que vocês vendem plano em vez de apostar?'
  expect(said(first)).toMatch(/^Porque ele não é uma máquina de ganhar/)
  expect(said(first, 'tá mas então ele não ganha')).toMatch(/^Não\. Medido/)
})

test('there is no limit of questions, and what counts is said', () => {
  expect(withoutMatch('quantas perguntas posso fazer por dia no plano grátis?')).toMatch(/^Não há limite de perguntas/)
})

test('a why-question that names a club stays with the match', () => {
  expect(said('por que o Jacarandá é favorito se vem perdendo?')).toMatch(/Jacarandá/)
})

test('what is written here is kept on no server of ours, and the answer says so', () => {
  expect(withoutMatch('vocês guardam o que eu escrevo aqui?')).toMatch(
    /^Não: o que você escreve aqui não fica guardado/,
  )
})

test('what the product does not do is said first, however it is asked', () => {
  for (const asked of [
    'esse app aposta pra mim ou sou eu q tenho q ir lá na casa?',
    'o robô de vocês entra na minha bet e faz a aposta?',
    'Aqui eu aposto ou só leio? Tenho medo de apertar alguma coisa e gastar.',
  ])
    expect(withoutMatch(asked)).toMatch(/^Quem aposta é sempre você/)
  expect(withoutMatch('Tenho medo de cadastrar cartão... isso aqui gasta meu dinheiro sozinho?')).toMatch(
    /^Não: nada é gasto/,
  )
})

test('two questions of a message are both answered', () => {
  const text = withoutMatch('Vocês apostam por mim ou eu tenho que ir na casa? Dá pra ligar minha conta da bet aqui?')
  expect(text).toMatch(/^Quem aposta é sempre você/)
  expect(text).toMatch(/Não dá: a Prancheta não se conecta/)
})

test('who asks what void means is not taken for somebody in trouble', () => {
  expect(withoutMatch("minha aposta ficou 'void', perdi?")).toMatch(/^Não perdeu/)
})

test('whether something counts in the sums is answered by yes or no', () => {
  expect(said('a previsão do tempo muda alguma coisa na conta ou é enfeite?')).toMatch(/^Não muda/)
  expect(said('a fase do Jacarandá já tá dentro dessa conta?')).toMatch(/^Sim, a fase já está dentro/)
  expect(said('vcs consideram desfalque na hora de calcular?')).toMatch(/^Não entra/)
  expect(said('freguesia muda a chance ou é só papo?')).toMatch(/^Quase nada: o confronto direto/)
})

test('why a stake is small is answered by the price and not by the chance', () => {
  expect(said('pq a stake tá tão pequena se a chance é alta?')).toMatch(/^Porque a stake não sai da chance/)
})

test('an answer that goes on is told where the record lies', () => {
  const first = 'ontem tinha recomendação nesse jogo e hj sumiu, apagaram pq ia perder?'
  expect(said(first)).toMatch(/^Não foi apagada para esconder/)
  expect(said(first, 'ok, justo. onde confiro isso?')).toMatch(/^Na página Transparência/)
})

test.each([
  ['o que precisaria acontecer pra você mudar de ideia sobre esse jogo?', /^O que mudaria a leitura/],
  ['de onde sai esse percentual do mandante? parece número tirado da cartola', /^Da força de ataque e defesa/],
  ['e por que usar um quarto e não metade?', /Com metade a stake seria o dobro/],
  ['esse método proporcional não distorce o azarão?', /^A divisão proporcional distorce/],
  ['por que o que paga mais não é o melhor, se paga mais?', /^Porque paga mais justamente o que acontece menos/],
  [
    'um cara no telegram tá vendendo jogo combinado, diz que é placar certo. isso é golpe né?',
    /^Sim, trate como golpe/,
  ],
])('“%s” is answered as it is asked', (question, words) => {
  expect(said(question)).toMatch(words)
})

test('what would change the reading is told with the prices of the club that is named', () => {
  const asked = 'O que precisaria acontecer pra você mudar de ideia sobre o Dendê?'
  expect(answer(6, asked)).toContain('odd justa 2,93 e melhor odd 2,82')
  expect(answer(3, 'o que faria vocês mudarem de ideia sobre o Xaxado?')).toContain('nenhuma casa cota este jogo')
})
