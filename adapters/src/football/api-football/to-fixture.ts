import type { Sides } from '@prancheta/core/goals/played-match.ts'
import { z } from 'zod'
import { type GameState, type MatchStatistics, type SourceFixture, toLogo } from '#football/port.ts'
import { noonOf } from '#football/sao-paulo-day.ts'

const sides = z.object({ home: z.number().int().nullable(), away: z.number().int().nullable() })
const team = z.object({ id: z.number(), name: z.string().min(1), logo: z.string().nullish() })

const statisticsBlock = z.object({
  team: z.object({ id: z.number() }),
  statistics: z.array(z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullish() })),
})
const statisticsBlocks = z.array(statisticsBlock)
type StatisticsBlock = z.output<typeof statisticsBlock>

/** A game as the service sends it; what we do not read is not asked for, so it may change freely. */
export const rawFixture = z.object({
  fixture: z.object({
    id: z.number(),
    timestamp: z.number().int(),
    venue: z.object({ name: z.string().nullish(), city: z.string().nullish() }).nullish(),
    status: z.object({ short: z.string() }),
  }),
  league: z.object({
    id: z.number(),
    name: z.string(),
    country: z.string().nullish(),
    season: z.number().int(),
    round: z.string().nullish(),
  }),
  teams: z.object({ home: team, away: team }),
  /** As they stand now. */
  goals: sides.nullish(),
  score: z.object({ halftime: sides, fulltime: sides }),
  /** Only in answers to `ids`. */
  statistics: statisticsBlocks.optional(),
})
type RawFixture = z.output<typeof rawFixture>

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
export function toFixture({
  fixture,
  league,
  teams,
  goals: goalsNow,
  score,
  statistics,
}: RawFixture): SourceFixture | null {
  const state = STATES[fixture.status.short]
  if (state === undefined) return null
  const isTimeKnown = fixture.status.short !== 'TBD'
  const above = ABOVE[league.id]
  const instant = new Date(fixture.timestamp * 1000).toISOString()
  // After extra time `goals` counts its goals too; the markets are about 90 minutes.
  const goals = bothOf(score.fulltime)
  const liveGoals = state === 'live' && goalsNow ? bothOf(goalsNow) : null
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
    ...(liveGoals && { liveGoals }),
    statistics: statistics && state === 'finished' ? toStatistics(statistics, teams.home.id, teams.away.id) : null,
  }
}

function bothOf({ home, away }: { home: number | null; away: number | null }): Sides | null {
  return home === null || away === null ? null : { home, away }
}

/** Blocks are told apart by the club's id: their order is not to be trusted. Null when either club has none. */
function toStatistics(
  blocks: readonly StatisticsBlock[],
  homeId: number | string,
  awayId: number | string,
): MatchStatistics | null {
  const home = blocks.find(({ team }) => String(team.id) === String(homeId))
  const away = blocks.find(({ team }) => String(team.id) === String(awayId))
  if (!home || !away || !hasCoverage(home) || !hasCoverage(away)) return null
  const sides = (type: string): Sides | null => {
    const [one, other] = [countOf(home, type), countOf(away, type)]
    return one === null || other === null ? null : { home: one, away: other }
  }
  return {
    shots: sides('Total Shots'),
    shotsOnTarget: sides('Shots on Goal'),
    corners: sides('Corner Kicks'),
    yellowCards: sides('Yellow Cards'),
    redCards: sides('Red Cards'),
  }
}

function hasCoverage({ statistics }: StatisticsBlock): boolean {
  return statistics.some(({ value }) => value !== null && value !== undefined)
}

/** In a block with coverage a null means none: zero cards. A line that is missing altogether is not known. */
function countOf({ statistics }: StatisticsBlock, type: string): number | null {
  const line = statistics.find((one) => one.type === type)
  if (!line) return null
  const count = Number(line.value ?? 0)
  return Number.isInteger(count) && count >= 0 ? count : null
}
