import { expect, test } from 'vitest'
import { likeliestScores } from './score-map.tsx'

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
