import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findUnconfirmedNumbers, type KnownNumbers } from '#explain/check-numbers.ts'

/** 15/11/2026, 20:30 in São Paulo; already the 15th, 23:30 in UTC. */
const KNOWN: KnownNumbers = {
  values: [62.46, 1.85, 1234.56, -3.2, 7, 2, 1],
  lines: [2.5, -0.25, 1.5],
  kickOffUtc: '2026-11-15T23:30:00Z',
}
const wrongIn = (text: string, known = KNOWN) => findUnconfirmedNumbers(text, known).map((found) => found.text)

test.each([
  '62% de chance, ou 62,5%, ou 62,46%, ou 62.5%',
  'odd 1,85 (justa 1,9, perto de 2)',
  'banca de R$ 1.234,56, cerca de R$ 1.235',
  'edge de -3,2% ou −3,2%',
  'mais de 2,5 gols; handicap -0,25 de um lado, +0,25 do outro; mais de 1,5',
  'placar de 2 x 1, 2x1, 2-1, 2–1 ou 2 - 1',
  'a 7ª vitória, 1º lugar, 2o melhor ataque',
  'às 20h30 de 15/11/2026, ou 15/11, ou 15/11/26, 20:30, 15 de novembro de 2026, dia 15, 2026-11-15, em 2026',
  'proibido para menores de 18 anos (18+); 90 minutos, os 90',
  'no 1º tempo e no 2º tempo, mercado 1X2, dupla chance 1X e X2, na Bet365 ou na 1xBet, Série B2',
  'briga pelo G4, foge do Z4, olhe o H2H',
  '1. Primeiro motivo\n2) Segundo motivo\n**3.** Terceiro',
  'venceu 2/7 e 7 das 7',
])('confirmed: %s', (text) => {
  expect(wrongIn(text)).toEqual([])
})

test.each([
  ['62,4% de chance', ['62,4']],
  ['63% ou 62,0%', ['63', '62,0']],
  ['odd 1,855', ['1,855']],
  ['edge de 3,2%', ['3,2']],
  ['edge de -1,85', ['-1,85']],
  ['R$ 1.234', ['1.234']],
  ['7 mil torcedores', ['7 mil']],
  ['mais de 3,5 gols', ['3,5']],
  ['placar de 3 x 1', ['3']],
  ['às 21h30 ou 21:30, 16/11 (ou 15/12), 14 de novembro', ['21h30', '21:30', '16', '11', '15', '12', '14 de novembro']],
  ['15/11/2025 e 2025-11-15 e 2025', ['15/11/2025', '2025-11-15', '2025']],
  ['às 20h', ['20']],
  ['handicap −½', ['½']],
  ['９９ gols', ['９９']],
  ['formação 4-3-3', ['4', '3', '3']],
  ['entre 60–65%', ['60', '65']],
  ['venceu por 3x47, placar 3x9', ['3', '47', '3', '9']],
  ['um 2x3 aqui e 3x1 ali', ['3', '3']],
  ['V9 E9 D9, G9', ['9', '9', '9', '9']],
  ['odd1,99 e odd x9,99', ['1,99', '9,99']],
  ['top5 e Top10, 3xmais', ['5', '10', '3']],
  ['bet1,99 e bet99%, X2,99', ['1,99', '99', '2,99']],
  ['𝟗𝟗% e ٣ gols', ['𝟗𝟗', '٣']],
])('unconfirmed in %j: %j', (text, wrong) => {
  expect(wrongIn(text)).toEqual(wrong)
})

test('says where the figure stands and what it is', () => {
  expect(findUnconfirmedNumbers('Vence com 71,3% hoje', KNOWN)).toEqual([{ text: '71,3', value: 71.3, index: 10 }])
})

test('a kick-off late in the evening is read in São Paulo, not in UTC', () => {
  const known = { values: [], lines: [], kickOffUtc: '2026-11-16T00:30:00Z' }
  expect(wrongIn('15/11 às 21h30', known)).toEqual([])
  expect(wrongIn('dia 16 às 00:30', known)).toEqual(['16', '00:30'])
  expect(wrongIn('15/11', { ...known, kickOffUtc: null })).toEqual(['15', '11'])
})

test('whatever the fact, its Brazilian spelling with 0 to 2 decimals is confirmed, and a spelling further off is not', () => {
  const fact = fc.double({ min: -5000, max: 5000, noNaN: true })
  fc.assert(
    fc.property(fact, fc.integer({ min: 0, max: 2 }), (value, decimals) => {
      const known = { values: [value], lines: [], kickOffUtc: null }
      const spelled = (amount: number) =>
        amount.toLocaleString('pt-BR', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay: 'negative',
        })
      expect(wrongIn(`cerca de ${spelled(value)}% hoje`, known)).toEqual([])
      const other = value + 2 * 10 ** -decimals
      const isAlways = [18, 90].includes(Math.round(other))
      if (!isAlways) expect(wrongIn(`cerca de ${spelled(other)}% hoje`, known)).toHaveLength(1)
    }),
  )
})

test('no text makes it fail, and every figure it reports stands in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { text: part, index } of findUnconfirmedNumbers(text, KNOWN)) {
        expect(part.length).toBeGreaterThan(0)
        expect(text.slice(index, index + part.length)).toBe(part)
      }
    }),
  )
})
