import { expect, test } from 'vitest'
import { leagueTable } from './league-table.ts'

const game = (home: string, homeGoals: number, awayGoals: number, away: string) => ({
  home,
  away,
  goals: { home: homeGoals, away: awayGoals },
})

test('three points a win, one a draw, and the last results beside them', () => {
  const [first, second, third] = leagueTable(
    ['A', 'B', 'C'],
    [game('A', 2, 1, 'B'), game('B', 1, 1, 'C'), game('C', 0, 3, 'A')],
  )
  expect(first).toEqual({
    rank: 1,
    club: 'A',
    played: 2,
    won: 2,
    drawn: 0,
    lost: 0,
    goalsFor: 5,
    goalsAgainst: 1,
    points: 6,
    form: 'WW',
  })
  expect([second?.club, second?.points, second?.form]).toEqual(['B', 1, 'LD'])
  expect([third?.club, third?.points, third?.form]).toEqual(['C', 1, 'DL'])
})

test('level on points, more wins go first, then the goal difference, then goals scored', () => {
  const rows = leagueTable(
    ['three draws', 'one win', 'bigger loss'],
    [
      game('three draws', 0, 0, 'x'),
      game('three draws', 0, 0, 'x'),
      game('three draws', 0, 0, 'x'),
      game('one win', 1, 0, 'y'),
      game('bigger loss', 1, 0, 'y'),
      game('bigger loss', 0, 2, 'y'),
    ],
  )
  expect(rows.map(({ club }) => club).filter((club) => club.length > 1)).toEqual([
    'one win',
    'bigger loss',
    'three draws',
  ])
})

test('only the last five results are told, and a club without games stands there with zeros', () => {
  const games = Array.from({ length: 7 }, (_, at) => game('A', at === 0 ? 0 : 1, 0, 'B'))
  const rows = leagueTable(['A', 'B', 'C'], games)
  expect(rows[0]?.form).toBe('WWWWW')
  expect(rows.find(({ club }) => club === 'C')).toMatchObject({ played: 0, points: 0, form: '' })
})
