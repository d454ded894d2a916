import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

const COVERED =
  'coloquei 60 no mandante a 2,30 e quero cobrir com empate a 3,40 pra não perder nada se empatar. quanto boto no empate?'

test('a win that is covered by the draw loses both where the other side wins, and that is said', () => {
  expect(answer(2, COVERED)).toMatch(/R\$ 25,00.*Se der vitória do visitante, perdem-se as duas:.*R\$ 85,00/)
})

test('what was to be put on the cover stays the same when the next question is of its profit', () => {
  const reply = answer(2, COVERED, 'e aí se o mandante ganhar sobra quanto limpo?')
  expect(reply).toContain('R$ 53,00')
  expect(reply).not.toMatch(/40,59|qualquer resultado/)
})

test('the result that neither bet is on is told as the loss of both, and not as a chance', () => {
  expect(answer(2, COVERED, 'e se der o visitante?')).toMatch(/^Se der vitória do visitante, perdem-se as duas/)
})

test('two bets that win between them at every score bring the same at every score', () => {
  expect(
    answer(2, 'tenho 100 no mandante a 3.10. quanto ponho no X2 a 1.90 pra ganhar igual dos dois lados?'),
  ).toContain('em qualquer resultado')
})

test.each([
  [1, 'mandante a 2,60 numa casa e empate a 3,60 na outra, com 100 reais garanto lucro?'],
  [null, 'time da casa a 2,60 numa casa e empate a 3,60 na outra, é surebet?'],
])('two of three results are no sure profit (match %s)', (number, question) => {
  expect(answer(number, question)).toMatch(/^Não: essas odds não cobrem todos os resultados/)
})

test('a loss in stakes is written as a sum that holds, with no sign lost', () => {
  expect(answer(null, 'acertei 57 de 100 apostas, odd média 1,70. tô no lucro?')).toContain(
    'No prejuízo: 100 − 57 × 1,70 = **3,10** vezes o valor de cada aposta a menos',
  )
})

test('bets of their own with their own money are no combo, and their share of the bankroll is told', () => {
  expect(
    answer(
      2,
      'banca 400, já tenho 12 no mandante a 1,95, 8 no ambas marcam a 1,80 e 10 no over 9,5 escanteios a 1,90. quanto da banca tá exposto?',
    ),
  ).toMatch(/^\(R\$ 12,00 \+ R\$ 8,00 \+ R\$ 10,00\) ÷ R\$ 400,00 = \*\*7,5%\*\*/)
})

test('the house that was named holds for the next stake', () => {
  expect(answer(7, 'quanto dá 40 reais na vitoria do mandante na Casa Sapucaia?', 'e se for 75?')).toContain(
    'a 1,91, na Casa Sapucaia',
  )
})

test('a cover on one of the two results that are left is not told as a cover of both', () => {
  expect(
    answer(1, 'falta só o mandante. boto 10 e volta 94. faço proteção no empate e na vitória do visitante?'),
  ).not.toMatch(/qualquer resultado|dos dois jeitos/)
})

test('half of the bets lost with even stakes is not laid on the size of the stakes', () => {
  expect(answer(null, 'fiz 20 a 1,80 bateu e 20 a 2,05 perdeu. fiquei no lucro ou no prejuízo?')).not.toContain(
    'valor maior',
  )
})

test('the draw that a bet on no draw gives back is no even account', () => {
  const reply = answer(7, '50 no empate anula mandante a 1,60, se empatar quanto volta?')
  expect(reply).toContain('o valor volta')
  expect(reply).not.toContain('62,5%')
})

test('a price that is just the fair one is called neither above it nor below', () => {
  expect(answer(6, 'achei o mandante a 2,79, tem valor?')).toMatch(/^Paga só o justo/)
  expect(answer(1, 'mandante vence + under 3,5 a casa paga 2,51, vale?')).toMatch(/^Não, paga só o justo\./)
})

test('a cover that closes at a loss is written as a sum that holds', () => {
  expect(answer(2, 'apostei 40 no over 2,5 a 1,80, quanto boto no under 2,5 a 2,10 pra travar?')).toContain('R$ 2,29')
})
