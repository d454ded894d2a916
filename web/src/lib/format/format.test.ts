import { expect, test } from 'vitest'
import {
  formatChance,
  formatChanceWhole,
  formatConfidence,
  formatCount,
  formatDate,
  formatDateTime,
  formatEdge,
  formatGrade,
  formatMatchDate,
  formatMoney,
  formatOdd,
  formatPoints,
  formatRelative,
  formatUnits,
  isoDay,
} from './format.ts'

/** Intl puts a space that does not break between R$ and the amount, which is what we want on screen. */
const NBSP = '\u00A0'

test('money reads as Brazilians write it', () => {
  expect(formatMoney(1234.56)).toBe(`R$${NBSP}1.234,56`)
  expect(formatMoney(0)).toBe(`R$${NBSP}0,00`)
  expect(formatMoney(-2)).toBe(`−R$${NBSP}2,00`)
  expect(formatMoney(-0.001)).toBe(`R$${NBSP}0,00`)
})

test('odds always have two decimals', () => {
  expect(formatOdd(1.85)).toBe('1,85')
  expect(formatOdd(2)).toBe('2,00')
})

test('a chance has one decimal, and none on a scale', () => {
  expect(formatChance(0.625)).toBe('62,5%')
  expect(formatChance(0)).toBe('0,0%')
  expect(formatChance(1)).toBe('100,0%')
  expect(formatChanceWhole(0.625)).toBe('63%')
})

test('binary fractions do not show: 0.29 of something is 29%, not 28.999…', () => {
  expect(formatChance(0.29)).toBe('29,0%')
  expect(formatChance(0.5755)).toBe('57,6%')
})

test('an edge carries its sign, and none where it rounds to nothing', () => {
  expect(formatEdge(0.0659)).toBe('+6,6%')
  expect(formatEdge(-0.0226)).toBe('−2,3%')
  expect(formatEdge(-0.0001)).toBe('0,0%')
})

test('percentage points are singular below two, as they are shown', () => {
  expect(formatPoints(0.01)).toBe('1,0 ponto percentual')
  expect(formatPoints(0.019)).toBe('1,9 ponto percentual')
  expect(formatPoints(0.0196)).toBe('2,0 pontos percentuais')
  expect(formatPoints(-0.044)).toBe('4,4 pontos percentuais')
})

test('a grade never reads higher than it is', () => {
  expect(formatGrade(6.96)).toBe('6,9')
  expect(formatGrade(7)).toBe('7,0')
  expect(formatGrade(0.7 * 10)).toBe('7,0')
})

test('a confidence reads as its grade, so that two screens never disagree', () => {
  expect([formatConfidence(69.6), formatGrade(69.6 / 10)]).toEqual(['6,9/10', '6,9'])
})

test('what a pick gave carries its sign: a lost unit is −1,00', () => {
  expect([formatUnits(-1), formatUnits(0.96), formatUnits(0), formatUnits(-0.001)]).toEqual([
    '−1,00',
    '+0,96',
    '0,00',
    '0,00',
  ])
})

test('large counts have dots', () => {
  expect(formatCount(26_000)).toBe('26.000')
})

// 00:30 UTC on the 15th is 21:30 on the 14th in São Paulo.
const KICKOFF = new Date('2026-11-15T00:30:00Z')

test('dates and times are those of São Paulo, whatever the computer thinks', () => {
  expect(formatDate(KICKOFF)).toBe('14/11/2026')
  expect(formatDateTime(KICKOFF)).toBe('14/11/2026 às 21:30')
  expect(formatMatchDate(KICKOFF)).toBe('14 nov 2026, 21:30')
  expect(isoDay(KICKOFF)).toBe('2026-11-14')
})

test('midnight is 00:00, not 24:00', () => {
  expect(formatDateTime(new Date('2026-11-14T03:00:00Z'))).toBe('14/11/2026 às 00:00')
})

test.each([
  ['2026-11-15T00:29:30Z', 'agora'],
  ['2026-11-15T00:25:00Z', 'há 5 minutos'],
  ['2026-11-15T00:29:00Z', 'há 1 minuto'],
  ['2026-11-14T21:30:00Z', 'há 3 horas'],
  ['2026-11-15T02:30:00Z', 'em 2 horas'],
  ['2026-11-13T12:00:00Z', 'ontem'],
  ['2026-11-11T12:00:00Z', 'há 3 dias'],
  ['2026-10-01T12:00:00Z', '01/10/2026'],
])('seen from Saturday 21:30, %s is %s', (moment, words) => {
  expect(formatRelative(new Date(moment), KICKOFF)).toBe(words)
})
