import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { z } from 'zod'

/**
 * Pieces of a stored analysis that are the same in every version so far. None of them is what a door answers: a field that is
 * added to an answer changes nothing here. A piece that must change is copied into the version before first.
 */
export const odd = z.number().min(1)
export const moment = z.iso.datetime()
export const sides = z.object({ home: z.number(), away: z.number() })
/** Confidence in points, 0 to 100: a score and no chance. */
export const points = z.number().min(0).max(100)
/** An id of the catalogue, which never loses one: names, groups and lines are written from it. */
export const marketId = z.string().refine((id) => marketById(id) !== null)

export const fixture = z.object({
  fixtureId: z.int().positive(),
  leagueId: z.int().positive(),
  leagueName: z.string(),
  season: z.int(),
  homeId: z.int().positive(),
  homeName: z.string(),
  homeLogo: z.string().nullable(),
  awayId: z.int().positive(),
  awayName: z.string(),
  awayLogo: z.string().nullable(),
  dateUTC: moment,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  country: z.string().nullable(),
  round: z.string().nullable(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  state: z.enum(['scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned']),
  isTimeKnown: z.boolean(),
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  isDemo: z.boolean(),
})

export const housePrices = z.array(z.object({ house: z.string(), price: odd, at: moment }))
export const pricePoints = z.array(z.object({ at: moment, price: odd }))

export const parts = z.array(
  z.object({
    part: z.enum(['ratings', 'odds', 'form', 'headToHead', 'table', 'weather', 'statistics']),
    source: z.string().nullable(),
    at: moment.nullable(),
    isStale: z.boolean(),
    isMissing: z.boolean(),
  }),
)

/** Sentences as they were told then. */
export const changes = z.object({ since: moment, items: z.array(z.string()) }).nullable()

const teamStatistics = z.object({
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

export const lastMatches = z.object({
  stats: z.object({
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
  }),
  games: z.array(
    z.object({
      date: moment,
      isHome: z.boolean(),
      score: z.string(),
      opponent: z.string(),
      result: z.enum(['W', 'D', 'L']),
      corners: z.int().nullable(),
      cards: z.int().nullable(),
    }),
  ),
})

export const oddsKey = z.enum(['h2h', 'totals', 'btts'])

/** What surrounds the match, but for prices, weather and form, which version 2 keeps in another way. */
export const surroundings = z.object({
  statistics: z.object({ home: teamStatistics.nullable(), away: teamStatistics.nullable() }),
  h2h: z.array(
    z.object({
      date: moment,
      homeName: z.string(),
      awayName: z.string(),
      homeGoals: z.int(),
      awayGoals: z.int(),
    }),
  ),
  standings: z.array(
    z.object({
      group: z.string().nullable(),
      rank: z.int(),
      teamId: z.int().positive().nullable(),
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
  leagueAverages: z
    .object({
      averageGoalsPerMatch: z.number(),
      averageCorners: z.number().nullable(),
      averageCards: z.number().nullable(),
      source: z.enum(['season', 'previous_season']),
      games: z.int(),
    })
    .nullable(),
  missing: z.array(
    z.enum([
      'statistics',
      'h2h',
      'standings',
      'odds',
      'weather',
      'homeTeamLastMatches',
      'awayTeamLastMatches',
      'leagueAverages',
    ]),
  ),
  isDemo: z.boolean(),
})
