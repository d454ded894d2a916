import type { MatchStatistics, SourceFixture, StandingRow } from '@prancheta/adapters/football/port.ts'
import type { Quote } from '@prancheta/adapters/odds/port.ts'
import type { Weather } from '@prancheta/adapters/weather/port.ts'
import { z } from 'zod'

// Answers as they lie in the database. An older version may have written them, so they are read like any outside data.

const sides = z.object({ home: z.number(), away: z.number() })
const team = z.object({ id: z.string(), name: z.string(), logo: z.string().nullable() })

const statistics = z.object({
  shots: sides.nullable(),
  shotsOnTarget: sides.nullable(),
  corners: sides.nullable(),
  yellowCards: sides.nullable(),
  redCards: sides.nullable(),
}) satisfies z.ZodType<MatchStatistics>

export const keptFixtures = z.array(
  z.object({
    id: z.string(),
    league: z.object({
      id: z.string(),
      name: z.string(),
      country: z.string().nullable(),
      above: z.string().exactOptional(),
    }),
    season: z.number(),
    round: z.string().nullable(),
    home: team,
    away: team,
    kickOff: z.string(),
    isTimeKnown: z.boolean(),
    state: z.enum(['scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned']),
    venue: z.object({
      name: z.string().nullable(),
      city: z.string().nullable(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
    }),
    score: z.object({ goals: sides, halfTimeGoals: sides.nullable() }).nullable(),
    statistics: statistics.nullable(),
  }),
) satisfies z.ZodType<SourceFixture[]>

export const keptStandings = z.array(
  z.object({
    group: z.string().nullable(),
    rank: z.number(),
    team,
    played: z.number(),
    won: z.number(),
    drawn: z.number(),
    lost: z.number(),
    goalsFor: z.number(),
    goalsAgainst: z.number(),
    points: z.number(),
    form: z.string().nullable(),
  }),
) satisfies z.ZodType<StandingRow[]>

/** A map is kept as its pairs. */
export const keptStatistics = z.array(z.tuple([z.string(), statistics]))

export const keptQuotes = z.array(
  z.object({
    house: z.string(),
    market: z.enum(['h2h', 'totals', 'btts', 'double_chance', 'draw_no_bet', 'team_totals_home', 'team_totals_away']),
    line: z.number().nullable(),
    outcome: z.enum(['home', 'draw', 'away', 'over', 'under', 'yes', 'no', 'home_draw', 'home_away', 'draw_away']),
    price: z.number(),
    at: z.string(),
  }),
) satisfies z.ZodType<Quote[]>

/** Null, which is 'beyond the horizon', is kept inside, because a row without a value is a row without an answer. */
export const keptWeather = z.object({
  weather: z
    .object({
      condition: z.string().nullable(),
      minTemp: z.number().nullable(),
      maxTemp: z.number().nullable(),
      chanceOfRain: z.number().nullable(),
      wind: z.number().nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<{ weather: Weather | null }>
