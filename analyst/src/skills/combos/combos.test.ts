import { priceOwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { expect, test } from 'vitest'
import { answer } from '#test/answer.ts'
import { gridsOf } from './pricing.ts'

const MATCHES = readBriefings()

test('every market and every combo of a match comes out of its scores as it was', () => {
  for (const briefing of MATCHES) {
    const grids = gridsOf(briefing)
    for (const { id, pooledChance } of briefing.markets)
      expect(grids && priceOwnCombo(grids, [id]).chance, id).toBeCloseTo(pooledChance, 4)
    for (const { legs, chance } of briefing.combos) {
      const ids = legs.flatMap((name) => briefing.markets.find((market) => market.name === name)?.id ?? [])
      expect(grids && priceOwnCombo(grids, ids).chance).toBeCloseTo(chance, 4)
    }
  }
})

test('legs of one’s own have one chance together, also with corners and cards', () => {
  expect(answer(2, 'chance de Castanheira EC ou empate + mais de 1,5 gols + menos de 4,5 gols juntos?')).toMatch(
    /^\*\*Dupla chance.*\*\*55,2%\*\*/,
  )
  expect(
    answer(7, 'Jacaré-Açu AC marca, menos de 3,5 gols, mais de 3,5 cartões e menos de 11,5 escanteios, tudo junto'),
  ).toContain('**17,8%**')
})

test('one is put together near an odd, then safer, then without a leg', () => {
  const talk = ['monta uma dupla perto de odd 2,00 nesse jogo', 'mais segura', 'e se tirar a perna de gols?']
  expect(answer(1, ...talk.slice(0, 1))).toContain('odd justa 2,00')
  expect(answer(1, ...talk.slice(0, 2))).toContain('odd justa 1,51')
  expect(answer(1, ...talk)).toMatch(/^\*\*Dupla chance: mandante ou empate \(1X\)\*\*: 78,8%/)
})

test('“tira ela” means the leg that was just called the weakest', () => {
  const talk = [
    'quero um combo brabo, odd 5 pra cima',
    'qual perna ai ta mais pra dar ruim?',
    'tira ela entao e me fala quanto fica',
  ]
  expect(answer(5, ...talk.slice(0, 2))).toMatch(/^\*\*Ambas marcam: não\*\*/)
  expect(answer(5, ...talk)).toMatch(/^\*\*Dupla chance/)
})

test('a house’s price for the whole is held against the fair odd of the whole', () => {
  const reply = answer(
    1,
    'a casa tá me dando 3.40 com Anta AC vence + over 1.5 + mais de 8 escanteios, na outra tá 3,75. alguma paga bem?',
  )
  expect(reply).toMatch(/^Nenhuma paga acima do justo/)
  expect(reply).toContain('edge de **−12,9%**')
})

test('legs that exclude each other and legs that add nothing are called so', () => {
  expect(answer(6, 'combo com vitória do Coqueiral EC + empate')).toMatch(/^Não dá/)
  expect(answer(6, 'vitória do Coqueiral EC e dupla chance 1X no mesmo combo faz sentido?')).toMatch(
    /^Não: .*não acrescenta nada/,
  )
})

test('the analysis’s own combos are told apart by their letters', () => {
  expect(answer(7, 'combo B ou D, qual das duas')).toMatch(/^Pela chance, a \*\*combinada B\*\*/)
  expect(answer(6, 'Entre a combinada A e a C, qual apresenta menor risco?')).toMatch(
    /^A menos arriscada é a \*\*combinada A\*\*/,
  )
})

test('over several matches chances and odds multiply', () => {
  expect(answer(null, '4 jogos de odd 1,40 numa múltipla, qual a chance se cada um tem 70%?')).toMatch(/24,0%.*3,84/s)
})

test('what is not asked of a combination is left to others', () => {
  expect(answer(1, 'qual a chance de over 2,5?')).not.toContain('juntas')
  expect(
    answer(8, 'Como assim a chance de under é maior que a de over se os dois times fazem gol todo jogo?'),
  ).not.toContain('saírem juntas')
})

test('legs named and nothing else are told together', () => {
  expect(answer(1, 'dupla chance do visitante com ambas marcam')).toContain('**26,2%**')
  expect(answer(1, 'mandante ganha e mais de 9,5 escanteios')).toContain('de saírem juntas')
})

test('the riskiest leg taken out leaves the others, and no other combination comes in', () => {
  const talk = ['monta um bilhete desse jogo com odd perto de 3', 'tira o mercado mais arriscado dele']
  expect(answer(1, ...talk)).toMatch(/^\*\*Mais de 1,5 gols\*\*: 64,6%/)
  expect(answer(1, ...talk, 'ficou em quanto a odd e a chance?')).toMatch(/^\*\*Mais de 1,5 gols\*\*: 64,6%/)
})

test('a leg that is changed for a line of goals goes, and is not kept inside the new one', () => {
  expect(
    answer(6, 'quero visitante vence e ambas marcam, quanto é a chance?', 'e trocando ambas marcam por mais de 2,5?'),
  ).toMatch(/^\*\*Vitória do visitante \+ Mais de 2,5 gols\*\*/)
})

test('a combination of several matches is said to be beyond this talk, and so is what is asked of it next; it used to be one of this match', () => {
  const two = 'Monta uma dupla com esse jogo do Coqueiral e o do Xaxado, os dois no Recife'
  expect(answer(6, two)).toMatch(/^Daqui vejo um jogo por vez/)
  expect(answer(6, two, 'Quanto a múltipla paga e qual a chance real de bater?')).not.toContain('%')
  expect(answer(6, two, 'Vale mais a pena do que fazer as duas separadas?')).toMatch(
    /^Separadas, cada aposta que acerta/,
  )
  expect(answer(6, 'múltipla de 3 jogos com odds 1,50, 1,80 e 2,00, 10 reais pagam quanto?')).toContain('R$ 54,00')
})
