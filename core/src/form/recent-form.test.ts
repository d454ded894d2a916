import { expect, test } from 'vitest'
import { type FinishedGame, recentForm } from './recent-form.ts'

const ipe = { id: '1', name: 'Ipê' }
const boto = { id: '2', name: 'Boto' }
const game = (over: Partial<FinishedGame>): FinishedGame => ({
  kickOff: '2026-05-02T19:00:00.000Z',
  home: ipe,
  away: boto,
  goals: { home: 2, away: 1 },
  corners: { home: 6, away: 3 },
  yellowCards: { home: 1, away: 4 },
  redCards: { home: 0, away: 1 },
  ...over,
})

test('a game is told from the side of the club asked about', () => {
  expect(recentForm('2', [game({})])?.games[0]).toEqual({
    kickOff: '2026-05-02T19:00:00.000Z',
    isHome: false,
    opponent: 'Ipê',
    goalsFor: 1,
    goalsAgainst: 2,
    result: 'L',
    corners: 3,
    cards: 5,
  })
})

test('averages are over the games where something was counted', () => {
  // 2-1 won at home with 6 corners, 0-0 away uncounted, 1-3 lost at home with 2.
  const form = recentForm('1', [
    game({}),
    game({ home: boto, away: ipe, goals: { home: 0, away: 0 }, corners: null, yellowCards: null, redCards: null }),
    game({ goals: { home: 1, away: 3 }, corners: { home: 2, away: 9 } }),
  ])
  expect(form).toMatchObject({ wins: 1, draws: 1, losses: 1, totalGoalsScored: 3, averageGoalsScored: 1 })
  expect(form).toMatchObject({ totalGoalsConceded: 4, totalCorners: 8, averageCorners: 4, totalCards: 2 })
})

test('without games there is no form, and without counts no average', () => {
  expect(recentForm('1', [])).toBeNull()
  expect(recentForm('1', [game({ corners: null, yellowCards: null })])).toMatchObject({
    totalCorners: null,
    averageCards: null,
  })
})
