import { z } from 'zod'
import { messages } from './messages.ts'
import { route } from './route.ts'

export const LEAGUE_FILTER_LENGTH_MAX = 100
/** How far from today games can be asked for: the seasons there are, and the calendar ahead. */
export const DAYS_BACK_MAX = 730
export const DAYS_AHEAD_MAX = 365

export const TIME_ZONE = 'America/Sao_Paulo'

/** Ours, from 1 up; larger than any id a number keeps exactly is no id. */
export const idField = z.int().positive()

const sides = z.strictObject({ home: z.int(), away: z.int() })

/** Fields of the specification first, then what the screen shows beside them. */
export const fixtureView = z.strictObject({
  fixtureId: idField,
  leagueId: idField,
  leagueName: z.string(),
  season: z.int(),
  homeId: idField,
  homeName: z.string(),
  homeLogo: z.string().nullable(),
  awayId: idField,
  awayName: z.string(),
  awayLogo: z.string().nullable(),
  dateUTC: z.iso.datetime(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  country: z.string().nullable(),
  round: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  state: z.enum(['scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned']),
  /** False while only the day is known: then no clock may be shown. */
  isTimeKnown: z.boolean(),
  score: sides.nullable(),
  isDemo: z.boolean(),
})
export type FixtureView = z.output<typeof fixtureView>

export const getFixtures = route({
  method: 'post',
  path: '/api/get-fixtures',
  summary: 'Games of one day in São Paulo, in the order of their kick-off; `league` filters by any part of its name.',
  input: z.object({
    date: z.iso.date({ error: messages.dateRequired }),
    league: z.string().trim().max(LEAGUE_FILTER_LENGTH_MAX).nullish(),
    timezone: z.literal(TIME_ZONE).optional(),
  }),
  output: z.strictObject({
    fixtures: z.array(fixtureView),
    /** missing_env: no source is configured. unavailable: the source failed and nothing was kept of that day. */
    error: z.enum(['missing_env', 'unavailable']).nullable(),
    /** How old the answer is, and whether an older one had to serve because the source failed. */
    ageMs: z.int().nonnegative(),
    isStale: z.boolean(),
  }),
})

export const readFixture = route({
  method: 'get',
  path: '/api/fixtures/:fixtureId',
  summary: 'One game by its id, so that a link to it finds its day.',
  input: z.object({ fixtureId: z.coerce.number().pipe(idField) }),
  output: fixtureView,
})

const teamStatistics = z.strictObject({
  games: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goalsScored: z.int(),
  goalsConceded: z.int(),
  averageGoalsScored: z.number(),
  averageGoalsConceded: z.number(),
  cleanSheets: z.int(),
  gamesWithoutGoal: z.int(),
})

const lastMatches = z.strictObject({
  stats: z.strictObject({
    totalGames: z.int(),
    totalGoalsScored: z.int(),
    averageGoalsScored: z.number(),
    totalGoalsConceded: z.int(),
    averageGoalsConceded: z.number(),
    averageCorners: z.number().nullable(),
    totalCorners: z.int().nullable(),
    averageCards: z.number().nullable(),
    totalCards: z.int().nullable(),
    wins: z.int(),
    draws: z.int(),
    losses: z.int(),
    /** Percent. */
    winRate: z.number(),
  }),
  /** Newest first. */
  games: z.array(
    z.strictObject({
      date: z.iso.datetime(),
      isHome: z.boolean(),
      /** The club's own goals first. */
      score: z.string(),
      opponent: z.string(),
      result: z.enum(['W', 'D', 'L']),
      corners: z.int().nullable(),
      cards: z.int().nullable(),
    }),
  ),
})

export const CONTEXT_PARTS = [
  'statistics',
  'h2h',
  'standings',
  'odds',
  'weather',
  'homeTeamLastMatches',
  'awayTeamLastMatches',
  'leagueAverages',
] as const
export type ContextPart = (typeof CONTEXT_PARTS)[number]

export const matchContext = z.strictObject({
  statistics: z.strictObject({ home: teamStatistics.nullable(), away: teamStatistics.nullable() }),
  h2h: z.array(
    z.strictObject({
      date: z.iso.datetime(),
      homeName: z.string(),
      awayName: z.string(),
      homeGoals: z.int(),
      awayGoals: z.int(),
    }),
  ),
  standings: z.array(
    z.strictObject({
      group: z.string().nullable(),
      rank: z.int(),
      /** Null for a club that is not among ours yet. */
      teamId: idField.nullable(),
      teamName: z.string(),
      played: z.int(),
      won: z.int(),
      drawn: z.int(),
      lost: z.int(),
      goalsFor: z.int(),
      goalsAgainst: z.int(),
      points: z.int(),
      form: z.string().nullable(),
    }),
  ),
  /** The best price of each outcome among the houses that agree. */
  odds: z.array(
    z.strictObject({
      key: z.enum(['h2h', 'totals', 'btts']),
      line: z.number().nullable(),
      outcomes: z.array(z.strictObject({ name: z.string(), price: z.number(), bookmaker: z.string() })),
    }),
  ),
  weather: z
    .strictObject({
      condition: z.string().nullable(),
      minTemp: z.number().nullable(),
      maxTemp: z.number().nullable(),
      chanceOfRain: z.number().nullable(),
      wind: z.number().nullable(),
    })
    .nullable(),
  homeTeamLastMatches: lastMatches.nullable(),
  awayTeamLastMatches: lastMatches.nullable(),
  leagueAverages: z
    .strictObject({
      averageGoalsPerMatch: z.number(),
      averageCorners: z.number().nullable(),
      averageCards: z.number().nullable(),
      source: z.enum(['season', 'previous_season']),
      games: z.int(),
    })
    .nullable(),
  /** Parts that could not be had; the others are whole. */
  missing: z.array(z.enum(CONTEXT_PARTS)),
  isDemo: z.boolean(),
})
export type MatchContext = z.output<typeof matchContext>

export const getMatchContext = route({
  method: 'post',
  path: '/api/get-match-context',
  summary: 'All that is known around one match. Only `fixtureId` counts; the server knows the rest better.',
  input: z.object({
    fixtureId: idField,
    leagueId: z.int().nullish(),
    homeId: z.int().nullish(),
    awayId: z.int().nullish(),
    homeName: z.string().max(200).nullish(),
    awayName: z.string().max(200).nullish(),
    lat: z.number().nullish(),
    lon: z.number().nullish(),
    dateUTC: z.string().max(40).nullish(),
  }),
  output: matchContext,
})
