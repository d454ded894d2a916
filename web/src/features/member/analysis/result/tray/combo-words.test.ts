import { priceOwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import { expect, test } from 'vitest'
import { contradictionWords, measuredNotes, multiplyingWords, redundancyWords, trayNews } from './combo-words.ts'

const match = { pooled: matchGrid(1.5, 1.2, -0.04), firstHalfShare: 0.44, corners: null, cards: null }
const priced = (...legs: string[]) => priceOwnCombo(match, legs)

test('legs that exclude each other are named, and nothing is said of a chance', () => {
  const combo = priced('btts.yes', 'goals.over3.5', 'goals.under1.5')
  expect(contradictionWords(combo)).toBe('“Ambas marcam: sim” e “Menos de 1,5 gols” não podem acontecer juntas.')
  expect(multiplyingWords(combo)).toBeNull()
  expect(trayNews(combo)).toBe('3 pernas. “Ambas marcam: sim” e “Menos de 1,5 gols” não podem acontecer juntas.')
})

test('a leg that others bring along is named with them', () => {
  expect(redundancyWords(priced('result.home', 'btts.yes', 'goals.over2.5'))).toEqual([
    '“Mais de 2,5 gols” não muda nada: já vem com “Vitória do mandante” e “Ambas marcam: sim”.',
  ])
})

test('what multiplying would say stands beside what is true, with the reason', () => {
  const words = multiplyingWords(priced('btts.yes', 'goals.over2.5'))
  expect(words).toMatch(/^Multiplicar as chances daria \d+,\d%, odd \d,\d\d: .* As pernas puxam para o mesmo lado/)
  expect(multiplyingWords(priced('btts.yes'))).toBeNull()
})

test('legs on halves say how they are tied to the final score and how far that may be off', () => {
  expect(measuredNotes(priced('goals.over2.5', 'firstHalf.result.home'))).toEqual([
    expect.stringContaining('0,35 ponto'),
  ])
  expect(measuredNotes(priced('goals.over2.5', 'btts.yes'))).toEqual([])
})
