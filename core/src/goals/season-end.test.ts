import { expect, test } from 'vitest'
import { doubleRound } from '#test/double-round.ts'
import { expectedGoals } from './expected-goals.ts'
import { fitRatings } from './fit-ratings.ts'
import { indexLeague } from './league-index.ts'
import { seasonEnd } from './season-end.ts'

/** The lower number always wins, so the table is never in doubt; 20 clubs, 38 rounds. */
const season = doubleRound(20, (home, away) => (home < away ? { home: 2, away: 0 } : { home: 0, away: 2 }))
const dayOf = (round: number) => 7 * round

function stakesOn(day: number, matches = season): Map<string, number> {
  const league = indexLeague(matches.filter((match) => match.day < day))
  const shifts = seasonEnd(league, day, { idle: -0.4, survival: 0.2 }, 3)
  return new Map(league.clubs.map((club, number) => [club, shifts[number] ?? 0]))
}

test('in the last round who has nothing left to win or lose is weaker, who fights relegation is not', () => {
  // Club 16 lost one match to club 17, so that either of them may be the third to go down.
  const tight = season.map((match) =>
    match.home === 'C17' && match.away === 'C16' ? { ...match, goals: { home: 1, away: 0 } } : match,
  )
  const stakes = stakesOn(dayOf(37), tight)
  expect(stakes.get('C10')).toBeCloseTo(-0.4 * Math.exp(-1 / 7), 1)
  expect(stakes.get('C19')).toBeLessThan(-0.3) // down for weeks
  for (const fighter of ['C16', 'C17']) {
    expect((stakes.get(fighter) ?? 0) - (stakes.get('C10') ?? 0)).toBeGreaterThan(0.25)
  }
})

test('half way through nothing is said of anybody', () => {
  expect([...stakesOn(dayOf(19)).values()].every((stake) => stake === 0)).toBe(true)
})

test('nothing is said of a season that is over, that rests for months, or in which clubs meet otherwise', () => {
  const silent = (stakes: Map<string, number>) => [...stakes.values()].every((stake) => stake === 0)
  expect(silent(stakesOn(dayOf(38)))).toBe(true)
  expect(
    silent(
      stakesOn(
        dayOf(37) + 90,
        season.filter(({ day }) => day < dayOf(34)),
      ),
    ),
  ).toBe(true)
  const twice = season.flatMap((match) =>
    match.day === dayOf(33) ? [match, { ...match, day: match.day + 1 }] : [match],
  )
  expect(silent(stakesOn(dayOf(36), twice))).toBe(true)
  expect(
    silent(
      stakesOn(
        dayOf(16),
        doubleRound(8, () => ({ home: 1, away: 0 })),
      ),
    ),
  ).toBe(true)
})

test('the stake moves the day’s forecast, is told apart from the club’s own strength, and knows nothing of that day', () => {
  const asOfDay = dayOf(37)
  const ratings = fitRatings(season, { asOfDay })
  const idle = ratings.clubs.C10
  expect(idle?.stake).toBeLessThan(-0.2)
  const pure = { ...ratings, clubs: { ...ratings.clubs, C10: { ...idle, stake: 0 } as typeof idle & object } }
  expect(expectedGoals(ratings, 'C10', 'C5').home).toBeLessThan(expectedGoals(pure, 'C10', 'C5').home)
  const scrambled = season.map((match) => (match.day >= asOfDay ? { ...match, goals: { home: 0, away: 9 } } : match))
  expect(fitRatings(scrambled, { asOfDay })).toEqual(ratings)
})
