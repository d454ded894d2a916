import { expect, test } from 'vitest'
import { expectedGoals } from '#goals/expected-goals.ts'
import { fitRatings } from '#goals/fit-ratings.ts'
import { carriedStrengths, type HomeClub, leagueOffsets } from '#goals/league-offsets.ts'
import type { PlayedMatch } from '#goals/played-match.ts'

const HOME = Math.log(1.3)

function match(
  day: number,
  home: string,
  away: string,
  goals: [number, number],
  rates?: [number, number],
): PlayedMatch {
  const sides = ([one, other]: [number, number]) => ({ home: one, away: other })
  return {
    ...{ day, season: '2026', home, away, goals: sides(goals), halfTimeGoals: null },
    ...{ shotsOnTarget: null, shots: null, corners: null, marketRates: rates ? sides(rates) : null },
  }
}

const club = (name: string, league: string, strength: number, divisionsAbove = 0): HomeClub => ({
  ...{ club: name, league, strength, divisionsAbove },
})

test('one match by its prices moves two leagues apart as far as on paper', () => {
  const offsets = leagueOffsets([match(0, 'A', 'B', [1, 1], [2, 1])], [club('A', 'x', 0), club('B', 'y', 0)], HOME)
  // 0.4308 × (2 × 0.16) / (2 × 0.16 + 0.0625) = 0.3604, half of it on either side.
  expect((offsets.get('x') ?? 0) - (offsets.get('y') ?? 0)).toBeCloseTo(0.3604, 3)
  expect(offsets.get('x')).toBeCloseTo(0.1802, 3)
})

test('prices say more than goals, and without a match divisions lie a step apart', () => {
  const clubs = [club('A', 'x', 0), club('B', 'y', 0)]
  const gap = (offsets: Map<string, number>) => (offsets.get('x') ?? 0) - (offsets.get('y') ?? 0)
  const byGoals = gap(leagueOffsets([match(0, 'A', 'B', [4, 0])], clubs, HOME))
  const byPrices = gap(leagueOffsets([match(0, 'A', 'B', [4, 0], [3.5, 0.5])], clubs, HOME))
  expect(byGoals).toBeGreaterThan(0)
  expect(byPrices).toBeGreaterThan(2 * byGoals)
  expect(gap(leagueOffsets([], [club('A', 'x', 0), club('B', 'y', 0, 1)], HOME))).toBeCloseTo(0.6)
})

test('in a cup’s first match the leader of a first division is ahead of the leader of a third', () => {
  const clubs = [club('Big', 'a', 0.5), club('Mean', 'a', 0), club('Small', 'c', 0.5, 2)]
  const carried = carriedStrengths(clubs, leagueOffsets([], clubs, HOME))
  const ratings = fitRatings([], { asOfDay: 100, carried })
  const even = expectedGoals(ratings, 'Big', 'Big')
  const told = expectedGoals(ratings, 'Big', 'Small')
  expect(told.home).toBeGreaterThan(even.home)
  expect(told.away).toBeLessThan(even.away)
  expect(told.logSd).toBeLessThan(expectedGoals(fitRatings([], { asOfDay: 100 }), 'Big', 'Small').logSd)
})
