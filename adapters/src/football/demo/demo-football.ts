import { brasiliaDay, parseDay } from '@prancheta/demo-world/calendar.ts'
import { CLUBS, type Club, findClub } from '@prancheta/demo-world/clubs.ts'
import {
  type DemoWorld,
  DIVISIONS,
  type Division,
  findDivision,
  type WorldGame,
} from '@prancheta/demo-world/demo-world.ts'
import { finalWhistleMs, goalsSoFar, halfTimeGoals, matchStatistics } from '@prancheta/demo-world/match-facts.ts'
import { SourceError } from '#source-error.ts'
import type { FootballSource, GameState, SourceFixture, SourceLeague, SourceTeam, StandingRow } from '../port.ts'

/** Also the `source` of every game it serves, so it never changes. */
export const DEMO_FOOTBALL = 'demo'

/** How many years back head to head and last games look: the current season and two past ones. */
const YEARS_BACK = 2

/** Football of the demo world, told as far as the clock has come: games to come have no score yet. */
export function demoFootball(world: DemoWorld, now: () => number): FootballSource {
  const isOver = (game: WorldGame) => finalWhistleMs(game) <= now()
  const tell = (game: WorldGame) => toFixture(game, now())

  /** Newest first. */
  function playedBy(
    club: Club,
    before: string,
    isWanted: (game: WorldGame) => boolean,
    count: number,
  ): SourceFixture[] {
    const beforeMs = Date.parse(before)
    const found: WorldGame[] = []
    const latest = world.seasonOn(club, brasiliaDay(beforeMs))
    for (let year = latest; year >= latest - YEARS_BACK && found.length < count; year--) {
      const games = world.gamesOfClub(club, year).filter((game) => game.kickOffMs < beforeMs && isOver(game))
      found.push(...games.filter(isWanted).reverse())
    }
    return found.slice(0, count).map(tell)
  }

  return {
    name: DEMO_FOOTBALL,
    isDemo: true,
    async fixturesOfDay(day) {
      const number = parseDay(day)
      if (number === null) throw new SourceError(DEMO_FOOTBALL, 'bad_request', 'not a day')
      return world.gamesOfDay(number).map(tell)
    },
    async seasonGames(leagueId, season) {
      return world.gamesOfSeason(requireDivision(leagueId), season).map(tell)
    },
    async statistics(fixtureIds) {
      const games = fixtureIds.flatMap((id) => world.findGame(id) ?? []).filter(isOver)
      return new Map(games.map((game) => [game.id, matchStatistics(game)]))
    },
    async standings(leagueId, season) {
      const division = requireDivision(leagueId)
      const games = world.gamesOfSeason(division, season)
      const rows = world.table(division, season, (index) => {
        const game = games[index]
        return game !== undefined && isOver(game)
      })
      return rows.map(({ club, ...row }): StandingRow => ({ ...row, group: null, team: toTeam(requireClub(club)) }))
    },
    async headToHead(homeId, awayId, before, count) {
      const [home, away] = [findClub(homeId), findClub(awayId)]
      if (!home || !away) return []
      return playedBy(home, before, (game) => game.home === away || game.away === away, count)
    },
    async lastGames(teamId, before, count) {
      const club = findClub(teamId)
      return club ? playedBy(club, before, () => true, count) : []
    },
  }
}

function toFixture(game: WorldGame, nowMs: number): SourceFixture {
  const state: GameState = nowMs < game.kickOffMs ? 'scheduled' : nowMs < finalWhistleMs(game) ? 'live' : 'finished'
  const isOver = state === 'finished'
  return {
    id: game.id,
    league: toLeague(game.division),
    season: game.year,
    round: `Rodada ${game.round}`,
    home: toTeam(game.home),
    away: toTeam(game.away),
    kickOff: new Date(game.kickOffMs).toISOString(),
    isTimeKnown: true,
    state,
    venue: { name: game.home.stadium, city: game.home.city, lat: game.home.lat, lon: game.home.lon },
    score: isOver ? { goals: game.goals, halfTimeGoals: halfTimeGoals(game) } : null,
    ...(state === 'live' && { liveGoals: goalsSoFar(game, nowMs) }),
    statistics: isOver ? matchStatistics(game) : null,
  }
}

function toLeague({ region, tier, id, name }: Division): SourceLeague {
  const above = tier === 1 ? DIVISIONS.find((other) => other.region === region && other.tier === 0) : undefined
  return { id, name, country: 'Brasil', ...(above && { above: above.id }) }
}

function toTeam({ id, name }: Club): SourceTeam {
  return { id, name, logo: null }
}

function requireDivision(id: string): Division {
  const division = findDivision(id)
  if (!division) throw new SourceError(DEMO_FOOTBALL, 'not_found', 'no such league')
  return division
}

function requireClub(number: number): Club {
  const club = CLUBS[number]
  if (!club) throw new RangeError(`no club ${number}`)
  return club
}
