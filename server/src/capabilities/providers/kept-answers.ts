import type { MatchStatistics, SourceFixture, StandingRow } from '@prancheta/adapters/football/port.ts'
import type { Quote } from '@prancheta/adapters/odds/port.ts'
import type { Weather } from '@prancheta/adapters/weather/port.ts'
import { z } from 'zod'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const FOR_EVER = Number.POSITIVE_INFINITY

export const STANDINGS_MS = HOUR_MS
const SEASON_MS = HOUR_MS
export const PLAYED_MS = 12 * HOUR_MS
export const WEATHER_MS = HOUR_MS
/** Long enough for those who ask at the same time; what is found is kept for good elsewhere. */
export const PLACE_MS = 10 * MINUTE_MS

/** Of today, and of the day before and after. */
const TIMES_AS_LONG = [1, 4]
const TIMES_AS_LONG_FAR = 12

function daysOff(day: string, now: Date): number {
  return Math.abs(Temporal.PlainDate.from(dateInSaoPaulo(now)).until(day, { largestUnit: 'day' }).days)
}

/** A game that began and is not known to have ended may be on for this long, extra time included. */
const GAME_MS = 4 * HOUR_MS

/**
 * How long a day's list counts as fresh: a minute while a game is on, otherwise ten minutes or until the next kick-off,
 * and for ever once the day is past and the list was made after its games had ended. On a small plan, where today's list
 * has to serve for `todayMs`, at least that, and for longer the further off the day is.
 */
export function dayFreshMs(day: string, now: Date, todayMs = 0) {
  const leastMs = todayMs * (TIMES_AS_LONG[daysOff(day, now)] ?? TIMES_AS_LONG_FAR)
  return (listed: readonly SourceFixture[], ageMs: number): number => {
    const games = listed.filter(({ kickOff }) => dateInSaoPaulo(new Date(kickOff)) === day)
    const madeAt = new Date(now.getTime() - ageMs)
    const isPast = day < dateInSaoPaulo(now)
    const isSettled = games.every(({ state }) => state !== 'scheduled' && state !== 'live')
    const isMadeDayLater = day < dateInSaoPaulo(new Date(madeAt.getTime() - DAY_MS))
    if (isPast && ((isSettled && day < dateInSaoPaulo(madeAt)) || isMadeDayLater)) return FOR_EVER
    if (games.some((game) => isOn(game, now))) return Math.max(MINUTE_MS, leastMs)
    const nextMs = Math.min(...games.map((game) => nextKickOffMs(game, now)))
    return Math.max(leastMs, Math.min(10 * MINUTE_MS, Math.max(MINUTE_MS, nextMs - madeAt.getTime())))
  }
}

function isOn({ state, kickOff, isTimeKnown }: SourceFixture, now: Date): boolean {
  const sinceMs = now.getTime() - Date.parse(kickOff)
  return state === 'live' || (state === 'scheduled' && isTimeKnown && sinceMs >= 0 && sinceMs < GAME_MS)
}

function nextKickOffMs({ state, kickOff, isTimeKnown }: SourceFixture, now: Date): number {
  const at = Date.parse(kickOff)
  return state === 'scheduled' && isTimeKnown && at > now.getTime() ? at : FOR_EVER
}

/** A season whose every game is over changes no more. */
export function seasonFreshMs(games: readonly SourceFixture[]): number {
  const isOver = games.length > 0 && games.every(({ state }) => state !== 'scheduled' && state !== 'live')
  return isOver ? FOR_EVER : SEASON_MS
}

/** Prices move before the game; after kick-off the last ones known are the ones that count. */
export function oddsFreshMs(kickOff: string, now: Date): number {
  const aheadMs = Date.parse(kickOff) - now.getTime()
  if (aheadMs <= 0) return FOR_EVER
  return aheadMs <= 3 * HOUR_MS ? 10 * MINUTE_MS : 30 * MINUTE_MS
}

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
    liveGoals: sides.exactOptional(),
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

export const keptPlace = z.object({ place: z.object({ lat: z.number(), lon: z.number() }).nullable() })

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
