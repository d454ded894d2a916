import type { Sides } from '@prancheta/core/goals/played-match.ts'
import type { RawFixture } from '#football/api-football/fixture-shape.ts'
import { toStatistics } from '#football/api-football/to-statistics.ts'
import { toLogo } from '#football/logo.ts'
import type { GameState, SourceFixture } from '#football/port.ts'
import { noonOf } from '#football/sao-paulo-day.ts'

/** AWD and WO are results by decree: nobody played, so nothing may be learnt from them. */
const STATES: Readonly<Record<string, GameState>> = {
  TBD: 'scheduled',
  NS: 'scheduled',
  ...Object.fromEntries(['1H', 'HT', '2H', 'ET', 'BT', 'P', 'SUSP', 'INT', 'LIVE'].map((code) => [code, 'live'])),
  ...Object.fromEntries(['FT', 'AET', 'PEN'].map((code) => [code, 'finished'])),
  PST: 'postponed',
  CANC: 'cancelled',
  ABD: 'abandoned',
  AWD: 'abandoned',
  WO: 'abandoned',
}

/** The division above, by the service's ids: Brazil's B, C and D, and England's second. */
const ABOVE: Readonly<Record<number, string>> = { 72: '71', 75: '72', 76: '75', 40: '39' }

/** Null for a state nobody has told us about: a game we cannot place is better missing than wrong. */
export function toFixture({ fixture, league, teams, score, statistics }: RawFixture): SourceFixture | null {
  const state = STATES[fixture.status.short]
  if (state === undefined) return null
  const isTimeKnown = fixture.status.short !== 'TBD'
  const above = ABOVE[league.id]
  const instant = new Date(fixture.timestamp * 1000).toISOString()
  // After extra time `goals` counts its goals too; the markets are about 90 minutes.
  const goals = bothOf(score.fulltime)
  return {
    id: String(fixture.id),
    league: {
      id: String(league.id),
      name: league.name,
      country: league.country ?? null,
      ...(above === undefined ? {} : { above }),
    },
    season: league.season,
    round: league.round ?? null,
    home: { id: String(teams.home.id), name: teams.home.name, logo: toLogo(teams.home.logo) },
    away: { id: String(teams.away.id), name: teams.away.name, logo: toLogo(teams.away.logo) },
    kickOff: isTimeKnown ? instant : noonOf(instant.slice(0, 10)),
    isTimeKnown,
    state,
    venue: { name: fixture.venue?.name ?? null, city: fixture.venue?.city ?? null, lat: null, lon: null },
    score: state === 'finished' && goals ? { goals, halfTimeGoals: bothOf(score.halftime) } : null,
    statistics: statistics && state === 'finished' ? toStatistics(statistics, teams.home.id, teams.away.id) : null,
  }
}

function bothOf({ home, away }: { home: number | null; away: number | null }): Sides | null {
  return home === null || away === null ? null : { home, away }
}
