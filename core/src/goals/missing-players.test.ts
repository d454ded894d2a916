import { expect, test } from 'vitest'
import { expectedGoals } from '#goals/expected-goals.ts'
import type { LeagueRatings } from '#goals/league-ratings.ts'
import { type Appearance, missingPlayers, withMissing } from './missing-players.ts'

const ELEVEN = Array.from({ length: 11 }, (_, number) => `p${number}`)
/** p0 scores half of the club's goals; p10 and the reserve share a place in turn. */
const GAMES = Array.from({ length: 10 }, (_, game): Appearance[] =>
  [...ELEVEN.slice(0, 10), game % 2 === 0 ? 'p10' : 'reserve'].map((player, at) => ({
    player,
    minutes: 90,
    goals: at === 0 || at === 1 ? 1 : 0,
    isStarter: true,
  })),
)

test('the usual eleven miss nothing, whichever of two that take turns is in it', () => {
  for (const last of ['p10', 'reserve']) {
    const missing = missingPlayers(GAMES, { basis: 'lineups', players: [...ELEVEN.slice(0, 10), last] })
    expect(missing?.minutes).toBeCloseTo(0, 12)
    expect(missing?.goals).toBeCloseTo(0, 12)
  }
})

test('a scorer on the bench takes his minutes and most of his goals with him', () => {
  const missing = missingPlayers(GAMES, { basis: 'lineups', players: [...ELEVEN.slice(1), 'reserve'] })
  // One of eleven, less the half place that is usually out and is in today.
  expect(missing?.minutes).toBeCloseTo(1 / 11 - 0.5 / 11, 12)
  // (10 goals + 5 × 1/11) of 25, less the same half place of the prior.
  expect(missing?.goals).toBeCloseTo((10 + 5 / 11) / 25 - (5 * 0.5) / 11 / 25, 12)
})

test('before the line-ups only those said to be out are, against those who usually do not play', () => {
  const missing = missingPlayers(GAMES, { basis: 'absences', players: ['p1', 'a stranger'] })
  expect(missing?.minutes).toBeCloseTo(1 / 11 - 0.5 / 11, 12)
  expect(missing?.goals).toBeGreaterThan(0.35)
  expect(missingPlayers(GAMES.slice(0, 4), { basis: 'absences', players: ['p1'] })).toBeNull()
})

const club = { attack: 0.1, defence: -0.1, strengthSd: 0.1, tempoSd: 0.1, matches: 60 }
const ratings: LeagueRatings = {
  ...{ asOfDay: 20_000, level: 0.2, home: 0.2, rho: -0.04, firstHalfShare: 0.44 },
  clubs: { aurora: club, ferro: club },
  newcomer: { ...club, strengthSd: 0.4 },
}

test('who misses goals is expected to score fewer, and the other side a few more; nobody else is touched', () => {
  const before = expectedGoals(ratings, 'aurora', 'ferro')
  const after = expectedGoals(withMissing(ratings, 'aurora', { minutes: 0.1, goals: 0.2 }), 'aurora', 'ferro')
  expect(after.home / before.home).toBeCloseTo(Math.exp(-0.075), 9)
  expect(after.away / before.away).toBeCloseTo(Math.exp(0.03), 9)
  expect(expectedGoals(ratings, 'aurora', 'ferro')).toEqual(before)
})

test('no news moves expected goals by more than a quarter, and a club never seen can be shifted too', () => {
  const absurd = withMissing(ratings, 'nobody', { minutes: 5, goals: 5 })
  const usual = expectedGoals(ratings, 'nobody', 'ferro')
  expect(expectedGoals(absurd, 'nobody', 'ferro').home / usual.home).toBeCloseTo(Math.exp(-0.25), 9)
})
