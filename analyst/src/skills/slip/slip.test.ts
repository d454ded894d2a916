import { contradictedIn } from '@prancheta/core/test/checking/contradicted.ts'
import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'

const THREE =
  'Fiz 3 apostas hoje: 30 no Jacutinga a 1,95, 20 no under 2,5 a 1,80 e 15 no empate a 3,30. Se terminar 1x0 pro Jacutinga, quanto volta no total?'
const COVERED =
  'ja tenho 20 no Jacutinga a 1,95 e 15 no mais de 2,5 a 2,05. se eu botar mais 10 no empate tô me protegendo ou tô só queimando dinheiro?'

test('several own bets are summed at each score that is asked for, also of the club that plays away; they used to be forgotten', () => {
  expect(answer(8, THREE)).toContain('R$ 30,00 × 1,95 + R$ 20,00 × 1,80 = **R$ 94,50**')
  expect(answer(8, THREE, 'E se for 1x1?')).toContain('R$ 20,00 × 1,80 + R$ 15,00 × 3,30 = **R$ 85,50**')
  expect(answer(8, THREE, 'e se der 2x0 pro Tainha?')).toMatch(
    /^Com 0 x 2, bate menos de 2,5 gols: .*R\$ 29,00\*\* de prejuízo/,
  )
})

test('the worst of several own bets is all of their stakes, and the worst bet is the one with the lowest edge', () => {
  expect(answer(8, THREE, 'e no pior caso?')).toContain('R$ 30,00 + R$ 20,00 + R$ 15,00 = **R$ 65,00** de prejuízo')
  const both = answer(8, THREE, 'quanto eu perco no pior caso e quanto ganho se der 2x1?')
  expect(both).toContain('**R$ 65,00** de prejuízo')
  expect(both).toContain('Com 2 x 1, bate vitória do mandante')
  expect(answer(8, THREE, 'Qual das três foi a mais burra?')).toMatch(
    /^Pelo preço, a pior é \*\*vitória do mandante\*\*/,
  )
})

test('one more bet is told by what it saves, what it costs, and what is left at every end', () => {
  const told = answer(8, COVERED)
  expect(told).toContain('Sem ela, no pior caso, não volta nada, R$ 20,00 + R$ 15,00 = **R$ 35,00** de prejuízo')
  expect(told).toContain('R$ 10,00 × 3,15 = **R$ 31,50**')
  expect(told).not.toContain('Não tenho certeza')
  expect(answer(8, COVERED, 'quanto eu perco no pior caso?')).toContain('**R$ 45,00** de prejuízo')
  expect(answer(8, COVERED, 'e se der 2x1 pro Jacutinga?')).toContain('**R$ 24,75** de lucro')
})

test('two bets on one match are said to stand and fall together, and a third is told beside them', () => {
  const two = 'já tenho 30 no Serração a 1,90 e 15 no mais de 2,5 a 2,05, isso tá muito junto no mesmo jogo?'
  expect(answer(5, two)).toMatch(/^Estão juntas, sim/)
  expect(answer(5, two, 'e se eu pegar mais 10 no empate pra proteger?')).toMatch(/O pior caso ela não protege/)
})

test('all of them at best, and as a share of the bankroll that was told', () => {
  expect(answer(8, THREE, 'e no melhor caso?')).toContain('se baterem vitória do mandante e menos de 2,5 gols')
  const bank = 'tenho 500 de banca. pus 30 no Jacutinga a 1,95 e 20 no under 2,5 a 1,80'
  expect(answer(8, bank, 'as duas juntas tá muito?')).toContain('R$ 50,00 ÷ R$ 500,00 = **10,0%** da banca')
})

test('no number of these sums is one that the facts speak against', () => {
  const [, , , , , , , briefing] = readBriefings()
  for (const talk of [
    [THREE],
    [THREE, 'E se for 1x1?'],
    [THREE, 'e no pior caso?'],
    [THREE, 'Qual das três foi a mais burra?'],
    [COVERED],
    [COVERED, 'quanto eu perco no pior caso?'],
  ])
    expect(briefing && contradictedIn(briefing, answer(8, ...talk), talk)).toEqual([])
})
