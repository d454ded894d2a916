import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'
import { pagesShown } from './pages-shown.ts'
import { rulerSentence } from './ruler-sentence.ts'
import { SAMPLE_GRID, SAMPLE_HOME_WIN } from './sample-match.ts'
import { likeliestScores } from './scores.ts'

test('initials are those of the first and the last name, or of the e-mail', () => {
  expect(initialsOf('Ana Maria Souza', 'a@example.com')).toBe('AS')
  expect(initialsOf('  Élcio ', 'a@example.com')).toBe('É')
  expect(initialsOf(null, 'bruno@example.com')).toBe('B')
})

test('pages around the current one are shown, a single hidden page never', () => {
  const shown = (page: number, count: number) => pagesShown(page, count).map((each) => each.page ?? '…')
  expect(shown(5, 12)).toEqual([1, '…', 4, 5, 6, '…', 12])
  expect(shown(3, 12)).toEqual([1, 2, 3, 4, '…', 12])
  expect(shown(4, 5)).toEqual([1, 2, 3, 4, 5])
  expect(shown(1, 2)).toEqual([1, 2])
})

test('the ruler says in words how far model and market are apart', () => {
  expect(rulerSentence(0.441, 0.405)).toBe('O modelo está 3,6 pontos percentuais acima do mercado.')
  expect(rulerSentence(0.4, 0.5)).toBe('O modelo está 10,0 pontos percentuais abaixo do mercado.')
  expect(rulerSentence(0.5, 0.505)).toBe('Modelo e mercado veem quase a mesma chance.')
  expect(rulerSentence(0.5, null)).toContain('Nenhuma casa cota')
})

test('the sample is what Poisson gives at 1.5 and 1.2 goals', () => {
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
  const poisson = (mean: number, goals: number) => (Math.exp(-mean) * mean ** goals) / factorial(goals)
  SAMPLE_GRID.forEach((row, home) => {
    row.forEach((chance, away) => {
      expect(chance).toBeCloseTo(poisson(1.5, home) * poisson(1.2, away), 4)
    })
  })
  const homeWin = [1, 2, 3, 4, 5, 6, 7, 8]
    .flatMap((home) => Array.from({ length: home }, (_, away) => poisson(1.5, home) * poisson(1.2, away)))
    .reduce((sum, chance) => sum + chance, 0)
  expect(SAMPLE_HOME_WIN.pooled).toBeCloseTo(homeWin, 4)
})

test('of equally likely scores the one with fewer goals is named first', () => {
  const grid = [
    [0.2, 0.1],
    [0.3, 0.3],
  ]
  expect(likeliestScores(grid, 3)).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    { home: 0, away: 0 },
  ])
})
