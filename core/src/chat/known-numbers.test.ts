import { expect, test } from 'vitest'
import { knownNumbers, withOffered } from '#chat/known-numbers.ts'
import { edgeAtOdd, stakeInReais, tallyForm, tallyHeadToHead } from '#chat/tallies.ts'
import { findUnconfirmedNumbers } from '#explain/check-numbers.ts'
import { FULL_BRIEFING, NO_ODDS_BRIEFING } from '#test/sample-briefings.ts'

const wrongIn = (text: string, briefing = FULL_BRIEFING) =>
  findUnconfirmedNumbers(text, knownNumbers(briefing)).map((found) => found.text)

test('past meetings are counted from the side of today’s home team, wherever they were played', () => {
  expect(tallyHeadToHead(FULL_BRIEFING)).toEqual({
    games: 4,
    homeWins: 2,
    draws: 1,
    awayWins: 1,
    goals: 11,
    averageGoals: 2.75,
    bothScored: 3,
    threeOrMore: 2,
  })
  expect(tallyHeadToHead(NO_ODDS_BRIEFING)).toBeNull()
})

test('what a side’s latest games have in common is counted by hand', () => {
  const { home } = FULL_BRIEFING.form
  expect(home && tallyForm('Real Jacarandá', home)).toEqual({
    games: 5,
    scored: 5,
    cleanSheets: 2,
    bothScored: 3,
    threeOrMore: 2,
  })
})

test('2% on a base of R$ 250,00 is R$ 5,00', () => {
  expect(stakeInReais(0.02, 250)).toBe(5)
})

test('a text may say what the briefing holds and what adds up from it', () => {
  expect(
    wrongIn('1,72 e 1,04 gols, 2,76 ao todo; 58 pontos, 15 a mais; 65% de chuva; 11 gols em 4 jogos, 2,75 por jogo'),
  ).toEqual([])
  expect(
    wrongIn('edge de +6,5% e stake de 1,4%, R$ 1,35; em setembro de 2025; recomendado a partir de 5% e 7/10'),
  ).toEqual([])
  expect(wrongIn('Placar exato 4 x 3; mais de 13,5 escanteios; handicap −2,25; 15/11/2026 às 21:30')).toEqual([])
})

test('a text may not say anything else', () => {
  expect(wrongIn('63,7% de chance, odd 8,31, 129 pontos, em 2019, às 19:00')).toEqual([
    '63,7',
    '8,31',
    '129',
    '2019',
    '19:00',
  ])
})

test('a price that the reader typed may be repeated, with what it is worth, and nothing else', () => {
  expect(edgeAtOdd({ pooledChance: 0.5 }, 1.8)).toBeCloseTo(-0.1)
  const known = withOffered(knownNumbers(FULL_BRIEFING), { odd: 8.31, edge: -0.637 })
  expect(findUnconfirmedNumbers('odd 8,31, edge de −63,7%', known)).toEqual([])
  expect(findUnconfirmedNumbers('odd 8,32, edge de −63,9%', known).map(({ text }) => text)).toEqual(['8,32', '−63,9'])
})

test('digits inside names are no claims', () => {
  expect(wrongIn('1. FC Ipê 1908 joga a Copa do Planalto 2026', NO_ODDS_BRIEFING)).toEqual([])
})
