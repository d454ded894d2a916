import type { Sides } from '@prancheta/core/goals/played-match.ts'

/** Ids here are the source's own, as text; the server gives games, clubs and leagues ids of ours. */
export type SourceLeague = {
  id: string
  name: string
  country: string | null
  /** Id of the division its best clubs go up to; left out where the source does not say. */
  above?: string
}
export type SourceTeam = { id: string; name: string; logo: string | null }

export type GameState = 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'abandoned'

type Venue = { name: string | null; city: string | null; lat: number | null; lon: number | null }

/** What is known of a played game. Goals are those of the 90 minutes, also where extra time followed. */
type MatchScore = {
  goals: Sides
  halfTimeGoals: Sides | null
}

export type MatchStatistics = {
  shots: Sides | null
  shotsOnTarget: Sides | null
  corners: Sides | null
  yellowCards: Sides | null
  redCards: Sides | null
}

export type SourceFixture = {
  id: string
  league: SourceLeague
  /** The year the season begins in. */
  season: number
  round: string | null
  home: SourceTeam
  away: SourceTeam
  /** ISO instant in UTC. */
  kickOff: string
  /** False while only the day is known: then no clock may be shown. */
  isTimeKnown: boolean
  state: GameState
  venue: Venue
  /** Null until the game is finished. */
  score: MatchScore | null
  /** So far, while the game is on; left out where the source does not say. Nothing is settled or learnt from them. */
  liveGoals?: Sides
  /** Null where this answer does not carry them; ask `statistics`. */
  statistics: MatchStatistics | null
}

export type StandingRow = {
  group: string | null
  rank: number
  team: SourceTeam
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
  /** The last results, newest last, as W, D and L; null where the source has none. */
  form: string | null
}

export type FootballSource = {
  /** As an admin reads it. */
  name: string
  isDemo: boolean
  /** How many seasons before the one under way are worth asking for; left out where each costs a call. */
  pastSeasons?: number
  /**
   * All games that kick off on this day (YYYY-MM-DD) in America/Sao_Paulo; games of the next day that came with the
   * answer stand among them, since some services list those without an hour a day too early.
   */
  fixturesOfDay(day: string): Promise<SourceFixture[]>
  /** Every game of a league's season, played or to come. */
  seasonGames(leagueId: string, season: number): Promise<SourceFixture[]>
  /**
   * Of finished games; a game without coverage is missing from the map. With `isCheap` only where many games cost one
   * call: a plan that has no such question refuses, as 'plan'.
   */
  statistics(
    fixtureIds: readonly string[],
    options?: { isCheap: boolean },
  ): Promise<ReadonlyMap<string, MatchStatistics>>
  standings(leagueId: string, season: number): Promise<StandingRow[]>
  /** Finished games of the two clubs against each other before that instant, newest first. */
  headToHead(homeId: string, awayId: string, before: string, count: number): Promise<SourceFixture[]>
  /** Finished games of a club before that instant, newest first, with statistics where the source has them. */
  lastGames(teamId: string, before: string, count: number): Promise<SourceFixture[]>
}

/** Only addresses that a browser may load beside our pages. */
export function toLogo(address: string | null | undefined): string | null {
  return address && URL.parse(address)?.protocol === 'https:' ? address : null
}

/** Finished games with a score that kicked off before the instant, newest first. */
export function newestBefore(games: readonly SourceFixture[], before: string, count: number): SourceFixture[] {
  return games
    .filter((game) => game.state === 'finished' && game.score !== null && game.kickOff < before)
    .toSorted((one, other) => other.kickOff.localeCompare(one.kickOff))
    .slice(0, count)
}
