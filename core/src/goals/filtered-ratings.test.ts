import { expect, test } from 'vitest'
import { doubleRound } from '#test/double-round.ts'
import { filterRatings } from './filtered-ratings.ts'
import { indexLeague } from './league-index.ts'
import type { PlayedMatch } from './played-match.ts'

const SCALE = { goals: 1, shotsOnTarget: 0.314, shots: 0.113, corners: 0.277, marketRates: 1 }

/** Ten clubs, each a step weaker than the one before; matches end as the prices expect, to the whole goal. */
const rates = (home: number, away: number) => ({
  home: 1.5 * Math.exp((away - home) / 20),
  away: 1.2 * Math.exp((home - away) / 20),
})
const priced = (season: string, firstDay: number): PlayedMatch[] =>
  doubleRound(10, () => ({ home: 2, away: 1 }), { season, firstDay }).map((match) => ({
    ...match,
    marketRates: rates(Number(match.home.slice(1)), Number(match.away.slice(1))),
  }))
const walked = (matches: PlayedMatch[]) => {
  const league = indexLeague(matches)
  const { strength, ...rest } = filterRatings(league, SCALE)
  return { ...rest, of: (club: string) => strength[league.clubs.indexOf(club)] ?? Number.NaN }
}

test('after a season of prices that never change, it says nearly what they say', () => {
  const { of, home } = walked(priced('2023', 0))
  const { home: asked, away } = rates(0, 9)
  expect(home + of('C0') - of('C9')).toBeCloseTo(Math.log(asked / away), 0)
  expect(home).toBeCloseTo(Math.log(1.5 / 1.2), 1)
  for (let club = 0; club < 9; club++) expect(of(`C${club}`)).toBeGreaterThan(of(`C${club + 1}`))
})

test('a summer draws clubs together, and one that turns up starts below the mean', () => {
  const before = walked(priced('2023', 0))
  const [opening] = priced('2024', 220)
  if (!opening) throw new Error('no match')
  const { of } = walked([...priced('2023', 0), { ...opening, home: 'New', away: 'C5', marketRates: null }])
  expect(of('New')).toBeLessThan(0)
  expect(Math.abs(of('C0'))).toBeCloseTo(Math.abs(before.of('C0')), 9) // it has not played yet
})

test('the latest matches count most: a run of better prices lifts a club within weeks', () => {
  const matches = priced('2023', 0)
  const last = Math.max(...matches.map(({ day }) => day))
  const better = matches.map((match) => {
    if (match.day < last - 28 || !match.marketRates) return match
    const lift = (club: string) => (club === 'C9' ? 1.4 : 1)
    const { home, away } = match.marketRates
    return { ...match, marketRates: { home: home * lift(match.home), away: away * lift(match.away) } }
  })
  expect(walked(better).of('C9')).toBeGreaterThan(walked(matches).of('C9') + 0.1)
})
