import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { expect, test } from 'vitest'
import { leagueAbove, RecentClubs } from './division-above.ts'
import type { Forecast } from './forecast.ts'
import { madeUpLeague } from './made-up-league.ts'
import { scoreAll } from './score.ts'
import { hasSharedMatches, sharedLeague } from './shared-league.ts'
import { type OddsMode, walkForward } from './walk-forward.ts'

const ALWAYS = { from: '0000-01-01', to: '9999-12-31' }
const MODES: OddsMode[] = ['none', 'past', 'match']

const walk = (own: readonly MatchRow[], odds: OddsMode, span = ALWAYS) => [
  ...walkForward({ own, above: [] }, odds, span),
]
const said = (forecasts: readonly Forecast[]) => forecasts.map(({ by }) => by.model)

/** Other goals, shots and prices; the fixtures stay. */
function scrambled(row: MatchRow): MatchRow {
  return {
    ...row,
    goals: { home: 7, away: 0 },
    halfTimeGoals: { home: 5, away: 0 },
    shots: { home: 40, away: 0 },
    shotsOnTarget: { home: 30, away: 0 },
    corners: { home: 20, away: 0 },
    closingPrices: [{ house: 'average', result: { home: 1.05, draw: 15, away: 30 }, total25: { over: 1.1, under: 7 } }],
  }
}

test.each(MODES)('odds %s: scrambling a day and all after it changes no forecast before it', (odds) => {
  const rows = madeUpLeague(24)
  const cut = rows[45]?.day ?? 0
  const before = (forecasts: readonly Forecast[]) => forecasts.filter(({ row }) => row.day < cut)
  const future = rows.map((row) => (row.day >= cut ? scrambled(row) : row))
  const plain = walk(rows, odds)
  const changed = walk(future, odds)
  expect(said(before(changed))).toEqual(said(before(plain)))
  expect(said(changed)).not.toEqual(said(plain))
})

test.each(['none', 'past'] as const)(
  'odds %s: a match day is forecast from earlier days only, never from its own prices or results',
  (odds) => {
    const rows = madeUpLeague(24)
    const cut = rows[45]?.day ?? 0
    const today = (forecasts: readonly Forecast[]) => forecasts.filter(({ row }) => row.day === cut)
    const changed = rows.map((row) => (row.day === cut ? scrambled(row) : row))
    expect(said(today(walk(changed, odds)))).toEqual(said(today(walk(rows, odds))))
  },
)

test('odds match: the match’s own prices move its forecast, its result does not', () => {
  const rows = madeUpLeague(24)
  const last = rows.at(-1)
  const lastSaid = (own: readonly MatchRow[]) => said(walk(own, 'match')).at(-1)
  const withResult = rows.map((row) => (row === last ? { ...row, goals: { home: 9, away: 0 } } : row))
  const withPrices = rows.map((row) => (row === last ? { ...scrambled(row), goals: row.goals } : row))
  expect(lastSaid(withResult)).toEqual(lastSaid(rows))
  expect(lastSaid(withPrices)?.result?.[0]).toBeGreaterThan(0.8)
})

test('odds none: prices change nothing at all', () => {
  const rows = madeUpLeague(12)
  const withoutPrices = rows.map((row) => ({ ...row, closingPrices: [] }))
  expect(said(walk(withoutPrices, 'none'))).toEqual(said(walk(rows, 'none')))
})

test('only the span is forecast, but all history before it is used', () => {
  const rows = madeUpLeague(24)
  const from = rows[45]?.date ?? ''
  const part = walk(rows, 'past', { from, to: '9999-12-31' })
  expect(part[0]?.row.date).toBe(from)
  const whole = walk(rows, 'past').filter(({ row }) => row.date >= from)
  part.forEach((forecast, at) => {
    expect(forecast.by.model.result?.[0]).toBeCloseTo(whole[at]?.by.model.result?.[0] ?? Number.NaN, 5)
  })
})

test.each(MODES)('odds %s: the very first match, without any history, has a forecast of chances', (odds) => {
  const first = said(walk(madeUpLeague(1), odds))[0]
  expect(first?.result?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  expect(first?.over25).toBeGreaterThan(0.2)
  expect(first?.bothScore).toBeLessThan(0.8)
})

test('the division above is found by the files’ numbering, and its clubs are remembered for 550 days', () => {
  expect(leagueAbove('E1')).toBe('E0')
  expect(leagueAbove('SC3')).toBe('SC2')
  expect(leagueAbove('E0')).toBeNull()
  expect(leagueAbove('BRA')).toBeNull()
  const rows = madeUpLeague(1)
  const clubs = new RecentClubs(rows)
  expect(clubs.before(18_000).size).toBe(0)
  expect(clubs.before(18_001).size).toBe(4)
  expect(clubs.before(18_400).size).toBe(6)
  expect(clubs.before(18_700).size).toBe(0)
})

test.skipIf(!hasSharedMatches)(
  'Serie A 2018-19 from past odds beats climatology and plain Dixon-Coles (needs ../shared/data/matches)',
  async () => {
    const own = (await sharedLeague('I1')).filter(({ season }) => season <= '2018-19')
    const [all] = scoreAll(walk(own, 'past', { from: '2018-08-01', to: '2019-06-30' }))
    const rps = (who: 'model' | 'climatology' | 'dixonColes') => all?.by[who].result?.rps ?? Number.NaN
    expect(all?.matches).toBe(380)
    expect(rps('model')).toBeLessThan(rps('dixonColes'))
    expect(rps('dixonColes')).toBeLessThan(rps('climatology'))
  },
)
