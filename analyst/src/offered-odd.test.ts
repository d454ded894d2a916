import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { edgeAtOdd } from '@prancheta/core/chat/tallies.ts'
import { contradictedIn } from '@prancheta/core/test/checking/contradicted.ts'
import { BARE_BRIEFING, FULL_BRIEFING, NO_ODDS_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { OFFERS } from '#test/questions.ts'
import { recognise } from './reading/recognise.ts'
import { writeAnswer } from './write-answer.ts'

const asked = (...questions: string[]) => questions.map((content) => ({ role: 'user' as const, content }))
const answer = (briefing: Briefing, ...questions: string[]) => writeAnswer(asked(...questions), briefing)

/** Only the markets that offers are made on: figures of others would confirm a wrong one by chance. */
const OFFERED_BRIEFING: Briefing = {
  ...FULL_BRIEFING,
  markets: FULL_BRIEFING.markets.filter(({ id }) => OFFERS.some(([, marketId]) => marketId === id)),
}

function marketOf(id: string) {
  const market = FULL_BRIEFING.markets.find((one) => one.id === id)
  if (!market) throw new Error(`the sample does not price ${id}`)
  return market
}

test.each(OFFERS)('“%s” is judged on %s at the price that was typed', (question, marketId, odd) => {
  const market = marketOf(marketId)
  const edge = edgeAtOdd(market, odd)
  const text = answer(OFFERED_BRIEFING, question)
  expect(text).toContain(`**${writeOdd(odd)}**`)
  expect(text).toContain(writeEdge(edge))
  expect(text).toContain(writeShare(market.pooledChance))
  expect(text).toMatch(edge > 0 ? /tem (pouco )?valor/ : /não tem valor/i)
  expect(contradictedIn(OFFERED_BRIEFING, text, [question])).toEqual([])
})

test('a price below the fair one has no value, though the best price would have', () => {
  const text = answer(FULL_BRIEFING, 'odd de 1,80 na vitória do mandante tem valor?')
  expect(text).toMatch(/não tem valor .*−12,9%/i)
  expect(text).toMatch(/melhor preço .*2,20/)
  expect(text).not.toMatch(/passa na regra/)
})

test('a good price passes the rule only where the confidence is there', () => {
  expect(answer(FULL_BRIEFING, 'odd 2,30 na vitória do mandante')).toContain('passa na regra')
  const unsure = answer(NO_ODDS_BRIEFING, 'odd 2,60 na vitória do mandante')
  expect(unsure).toContain('não passa na regra: a confiança da análise é de 5,8/10')
  expect(unsure).toContain('ninguém cota este mercado')
})

test('a price without a market, or without numbers to judge it by, is not judged', () => {
  expect(answer(FULL_BRIEFING, 'odd de 1,80 é boa?')).toMatch(/preciso saber de que mercado/)
  expect(answer(FULL_BRIEFING, 'odd 1,80 no over 9,5 gols')).toMatch(/tem de estar entre os que calculo/)
  expect(answer(BARE_BRIEFING, 'odd de 1,80 na vitória do mandante')).toContain('a força estimada dos times')
})

test('another price for the same market can follow', () => {
  expect(answer(FULL_BRIEFING, 'over 2.5 pagando 1,95', 'e se a odd for 2,30?')).toContain(
    `o edge é de ${writeEdge(edgeAtOdd(marketOf('goals.over2.5'), 2.3))}`,
  )
})

test.each([
  ['qual a odd do over 2.5?', { offeredOdd: null, line: 2.5 }],
  ['que casa paga melhor em mais de 2,5 gols?', { offeredOdd: null, line: 2.5 }],
  ['posso apostar R$ 12,50 no over 2.5?', { offeredOdd: null, line: 2.5 }],
  ['tem odd acima de 1,80?', { offeredOdd: null, line: null }],
  ['quanto paga 2 gols do mandante?', { offeredOdd: null }],
  ['odd do handicap -1 do mandante a 2,60', { offeredOdd: 2.6, line: -1 }],
  ['mais de 2,75 gols asiático pagando 2,40', { offeredOdd: 2.4, line: 2.75 }],
  ['placar 2x1 pagando 9,50', { offeredOdd: 9.5, score: { home: 2, away: 1 } }],
])('in “%s” lines, money and prices are told apart', (question, expected) => {
  expect(recognise(asked(question), FULL_BRIEFING)).toMatchObject(expected)
})
