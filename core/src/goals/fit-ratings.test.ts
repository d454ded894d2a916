import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedGoals } from '#goals/expected-goals.ts'
import { fitRatings } from '#goals/fit-ratings.ts'
import { viewsOf } from '#goals/grid-views.ts'
import { type LeagueRatings, ratingOf } from '#goals/league-ratings.ts'
import type { PlayedMatch } from '#goals/played-match.ts'
import { matchGrid } from '#goals/score-grid.ts'
import {
  type FitSettings,
  GOALS_AND_SHOTS,
  GOALS_ONLY,
  ODDS_AND_GOALS,
  ODDS_AND_SHOTS,
  settingsFor,
} from '#goals/settings.ts'

function match(day: number, home: string, away: string, homeGoals: number, awayGoals: number): PlayedMatch {
  return {
    day,
    season: '2024',
    home,
    away,
    goals: { home: homeGoals, away: awayGoals },
    halfTimeGoals: null,
    shotsOnTarget: null,
    shots: null,
    corners: null,
    marketRates: null,
  }
}

const SIX = [
  match(0, 'A', 'B', 2, 0),
  match(3, 'B', 'C', 1, 1),
  match(7, 'C', 'A', 0, 3),
  match(10, 'B', 'A', 1, 2),
  match(14, 'C', 'B', 2, 2),
  match(17, 'A', 'C', 1, 0),
]

const PLAIN: FitSettings = {
  ...GOALS_ONLY,
  decayPerDay: { ...GOALS_ONLY.decayPerDay, goals: 0.01 },
  strengthPrecision: 2,
  tempoPrecision: 10,
  levelPrecision: 3,
  homePrecision: 5,
  leagueDecayPerDay: 0.002,
  stretch: 1,
  tempoStretch: 1,
  levelLift: 0,
  strengthDispersion: 1,
  tempoDispersion: 1,
}

/** Every number of the answer is finite, and its forecast is chances. */
function expectSound(ratings: LeagueRatings, home: string, away: string): void {
  const goals = expectedGoals(ratings, home, away)
  for (const value of [...Object.values(goals), ratings.rho, ratings.firstHalfShare, ratings.level, ratings.home]) {
    expect(Number.isFinite(value)).toBe(true)
  }
  const { result } = viewsOf(matchGrid(goals.home, goals.away, ratings.rho))
  for (const chance of Object.values(result)) expect(chance).toBeGreaterThan(0)
}

// Minimised apart from this code by BFGS with numerical gradients; the deviations from the inverse of a numerical Hessian.
test('three clubs and six matches give the saved reference ratings', () => {
  const ratings = fitRatings(SIX, { asOfDay: 20, settings: PLAIN })
  expect(ratings.level).toBeCloseTo(0.196176, 4)
  expect(ratings.home).toBeCloseTo(0.049633, 4)
  expect(ratingOf(ratings, 'A').attack).toBeCloseTo(0.257043, 4)
  expect(ratingOf(ratings, 'A').defence).toBeCloseTo(-0.324342, 4)
  expect(ratingOf(ratings, 'B').attack).toBeCloseTo(-0.1007, 4)
  expect(ratingOf(ratings, 'C').defence).toBeCloseTo(0.163916, 4)
  expect(ratingOf(ratings, 'A').strengthSd).toBeCloseTo(0.544491, 3)
  expect(ratingOf(ratings, 'A').tempoSd).toBeCloseTo(0.301806, 3)
})

test('expected goals follow the formula, on paper', () => {
  const club = (attack: number, defence: number) => ({ attack, defence, strengthSd: 0.3, tempoSd: 0.4, matches: 9 })
  const ratings: LeagueRatings = {
    asOfDay: 0,
    level: 0.3,
    home: 0.24,
    rho: -0.05,
    firstHalfShare: 0.44,
    clubs: { X: club(0.2, -0.1), Y: club(0.05, 0.08) },
    newcomer: club(-0.1, 0.1),
  }
  const goals = expectedGoals(ratings, 'X', 'Y')
  expect(goals.home).toBeCloseTo(Math.exp(0.7), 10)
  expect(goals.away).toBeCloseTo(Math.exp(0.13), 10)
  expect(goals.logSd).toBeCloseTo(Math.sqrt((2 * (0.09 + 0.16)) / 4), 10)
  expect(expectedGoals(ratings, 'X', 'never seen').away).toBeCloseTo(Math.exp(0.3 - 0.12 - 0.1 - 0.1), 10)
})

test('starting from earlier ratings ends at the same place', () => {
  const earlier = fitRatings(SIX.slice(0, 4), { asOfDay: 12 })
  const warm = fitRatings(SIX, { asOfDay: 20, previous: earlier })
  const cold = fitRatings(SIX, { asOfDay: 20 })
  expect(warm.level).toBeCloseTo(cold.level, 6)
  expect(ratingOf(warm, 'B').attack).toBeCloseTo(ratingOf(cold, 'B').attack, 6)
})

test('the order of the rows, twins and rows of the day or later change nothing', () => {
  const asOfDay = 18
  const plain = fitRatings(SIX, { asOfDay })
  const future = [match(18, 'A', 'B', 9, 0), match(400, 'C', 'A', 0, 9)]
  expect(ratingOf(fitRatings([...SIX, ...future].reverse(), { asOfDay }), 'A')).toEqual(ratingOf(plain, 'A'))
  expect(fitRatings([...SIX, ...SIX], { asOfDay }).clubs).toEqual(plain.clubs)
})

test('ratings survive being stored as JSON', () => {
  const ratings = fitRatings(SIX, { asOfDay: 20 })
  const stored: unknown = JSON.parse(JSON.stringify(ratings))
  expect(stored).toEqual(ratings)
})

test('more matches make a club less uncertain', () => {
  const few = fitRatings(SIX, { asOfDay: 20 })
  const many = fitRatings([...SIX, ...SIX.map((row) => ({ ...row, day: row.day + 1 }))], { asOfDay: 20 })
  expect(ratingOf(many, 'A').strengthSd).toBeLessThan(ratingOf(few, 'A').strengthSd)
  expect(ratingOf(few, 'A').strengthSd).toBeLessThan(few.newcomer.strengthSd)
})

test('promoted clubs start below the mean, relegated ones above it, and both before their first match', () => {
  const lastSeason = SIX.map((row) => ({ ...row, day: row.day - 300, season: '2023' }))
  const opening = [...lastSeason, { ...match(0, 'A', 'B', 1, 1), season: '2024' }]
  const ratings = fitRatings(opening, { asOfDay: 2, relegated: new Set(['Down']) })
  const strength = (club: string) => {
    const { home, away } = expectedGoals(ratings, club, 'A')
    return home - away
  }
  expect(strength('Down')).toBeGreaterThan(strength('Up'))
  const played = [...opening, { ...match(1, 'Up', 'Down', 1, 1), season: '2024' }]
  const after = fitRatings(played, { asOfDay: 2, relegated: new Set(['Down']) })
  expect(ratingOf(after, 'Down').attack).toBeGreaterThan(ratingOf(after, 'Up').attack)
})

test('the share of goals before half time is the league’s own, drawn to the usual 43.6%', () => {
  const early = SIX.map((row) => ({ ...row, halfTimeGoals: row.goals }))
  const share = fitRatings(early, { asOfDay: 20 }).firstHalfShare
  expect(share).toBeGreaterThan(0.436)
  expect(share).toBeLessThan(1)
  expect(fitRatings(SIX, { asOfDay: 20 }).firstHalfShare).toBeCloseTo(0.436, 6)
})

test('settings follow what most of the latest matches have', () => {
  const sides = { home: 5, away: 4 }
  const shots = SIX.map((row) => ({ ...row, shotsOnTarget: sides }))
  const odds = SIX.map((row) => ({ ...row, marketRates: sides }))
  expect(settingsFor(SIX)).toBe(GOALS_ONLY)
  expect(settingsFor(shots)).toBe(GOALS_AND_SHOTS)
  expect(settingsFor(odds)).toBe(ODDS_AND_GOALS)
  expect(settingsFor(odds.map((row) => ({ ...row, shotsOnTarget: sides })))).toBe(ODDS_AND_SHOTS)
})

test.each([
  ['no match at all', []],
  ['three matches', SIX.slice(0, 3)],
  ['a season of 0-0', SIX.map((row) => ({ ...row, goals: { home: 0, away: 0 } }))],
  ['no home advantage', SIX.flatMap((row) => [row, { ...row, home: row.away, away: row.home }])],
  ['a 15-goal match', [...SIX, match(18, 'A', 'B', 15, 0)]],
  ['statistics that are NaN', SIX.map((row) => ({ ...row, shots: { home: Number.NaN, away: 3 } }))],
  [
    'odds of matches without a goal',
    SIX.map((row) => ({ ...row, goals: { home: 0, away: 0 }, marketRates: { home: 1, away: 1 } })),
  ],
])('%s: a defined forecast, also for clubs never seen', (_, matches) => {
  const ratings = fitRatings(matches, { asOfDay: 20 })
  expectSound(ratings, 'A', 'B')
  expectSound(ratings, 'never', 'seen')
})

test.each([
  ['NaN goals', match(1, 'A', 'B', Number.NaN, 0)],
  ['half a goal', match(1, 'A', 'B', 0.5, 0)],
  ['negative goals', match(1, 'A', 'B', -1, 0)],
  ['a club against itself', match(1, 'A', 'A', 1, 0)],
])('%s are refused, naming the match', (_, bad) => {
  expect(() => fitRatings([bad], { asOfDay: 20 })).toThrow(/not a played match: A/)
})

test('whatever was played, every forecast is chances', () => {
  const clubs = ['A', 'B', 'C', 'D', 'constructor', '__proto__']
  const played = fc
    .record({
      day: fc.nat(700),
      pair: fc.shuffledSubarray(clubs, { minLength: 2, maxLength: 2 }),
      home: fc.nat(15),
      away: fc.nat(15),
    })
    .map(({ day, pair, home, away }) => match(day, pair[0] ?? 'A', pair[1] ?? 'B', home, away))
  fc.assert(
    fc.property(fc.array(played, { maxLength: 30 }), (matches) => {
      const ratings = fitRatings(matches, { asOfDay: 500 })
      expectSound(ratings, 'A', '__proto__')
      expectSound(ratings, 'constructor', 'toString')
    }),
    { numRuns: process.env.DEEP === '1' ? 1_000 : 60 },
  )
})

test('one wild first match does not set a young league’s scale: strangers of the next day stay near the usual', () => {
  const wild: PlayedMatch = {
    day: 1,
    season: '2025',
    home: '__proto__',
    away: 'constructor',
    goals: { home: 15, away: 0 },
    halfTimeGoals: { home: 20, away: 0 },
    shotsOnTarget: { home: 16, away: 1 },
    shots: { home: 20, away: 3 },
    corners: { home: 9, away: 1 },
    marketRates: { home: 2, away: 0.8 },
  }
  for (const marketRates of [wild.marketRates, null]) {
    const ratings = fitRatings([{ ...wild, marketRates }], { asOfDay: 2 })
    const { home, away } = expectedGoals(ratings, 'Alfa', 'Beta')
    const [over] = viewsOf(matchGrid(home, away, ratings.rho)).totals
    expect(over?.over).toBeGreaterThan(0.4)
    expect(over?.over).toBeLessThan(0.72)
    expect(ratings.firstHalfShare).toBeLessThan(1)
  }
})
