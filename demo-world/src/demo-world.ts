import type { Sides } from '@prancheta/core/goals/played-match.ts'
import type { LeagueTableRow } from '@prancheta/core/table/league-table.ts'
import { GAMES_IN_ROUND, GAMES_IN_SEASON, gameDay, gamesOnDay, kickOffMs, seasonOn } from './calendar.ts'
import { CLUBS, type Club } from './clubs.ts'
import { type DayRole, DayRoles, divisionNumber } from './day-roles.ts'
import { type Exchange, WRITTEN_EXCHANGES } from './exchanges.ts'
import { CLUBS_IN_DIVISION, CLUBS_IN_REGION, REGIONS, TIERS, type Tier } from './regions.ts'
import { drawSeason, playGame, type Season, seasonKey, tableOf } from './season.ts'

/** In its first year every division has its clubs by rank; from then on the tables decide who goes up and down. */
export const FIRST_YEAR = 2020
const CHANGING_PLACES = 3

export type Division = { number: number; region: number; tier: Tier; id: string; name: string }

export const DIVISIONS: readonly Division[] = REGIONS.flatMap(({ slug, name }, region) =>
  TIERS.map((tier) => ({
    number: divisionNumber(region, tier.tier),
    region,
    tier: tier.tier,
    id: `${slug}-${tier.slug}`,
    name: `${name} ${tier.name}`,
  })),
)

/** A game with all that will ever be true of it; what may be told already is for the clock to say. */
export type WorldGame = {
  id: string
  division: Division
  year: number
  index: number
  /** From 1. */
  round: number
  day: number
  kickOffMs: number
  home: Club
  away: Club
  goals: Sides
  /** Mixed into throws about this game. */
  seasonKey: number
  role: DayRole | null
  hiddenRates: Sides
}

type Members = readonly [ouro: readonly number[], prata: readonly number[]]

/**
 * Made-up football computed from one fixed number: asked on any machine, in any order, at any time, the same day has the
 * same games with the same end. It knows no clock: the demo sources do, and tell only what has happened by then.
 */
export class DemoWorld {
  private readonly roles = new DayRoles()
  private readonly members = new Map<string, Members>()
  private readonly seasons = new Map<number, Season>()

  gamesOfDay(day: number): WorldGame[] {
    const games = DIVISIONS.flatMap((division) => {
      const { season, from, count } = gamesOnDay(division.region, division.tier, day)
      return Array.from({ length: count }, (_, at) => this.game(division, season, from + at))
    })
    return games.sort((one, other) => one.kickOffMs - other.kickOffMs || (one.id < other.id ? -1 : 1))
  }

  /** Oldest first. */
  gamesOfSeason(division: Division, year: number): WorldGame[] {
    return Array.from({ length: GAMES_IN_SEASON }, (_, index) => this.game(division, year, index))
  }

  /** A club's games of one year, in whichever division it plays then, oldest first. */
  gamesOfClub(club: Club, year: number): WorldGame[] {
    const region = Math.floor(club.number / CLUBS_IN_REGION)
    const tier: Tier = this.membersOf(region, year)[0].includes(club.number) ? 0 : 1
    const division = requireDivision(region, tier)
    const { home, away } = this.season(region, tier, year)
    const games: WorldGame[] = []
    for (let index = 0; index < GAMES_IN_SEASON; index++) {
      if (home[index] === club.number || away[index] === club.number) games.push(this.game(division, year, index))
    }
    return games
  }

  findGame(id: string): WorldGame | null {
    const [, divisionId, year, index] = /^([a-z-]+)-(\d{4})-(\d{1,3})$/.exec(id) ?? []
    const division = findDivision(divisionId ?? '')
    return division && Number(index) < GAMES_IN_SEASON ? this.game(division, Number(year), Number(index)) : null
  }

  table({ region, tier }: Division, year: number, isPlayed: (index: number) => boolean): LeagueTableRow<number>[] {
    return tableOf(this.season(region, tier, year), this.roles, isPlayed)
  }

  seasonOn(club: Club, day: number): number {
    return seasonOn(Math.floor(club.number / CLUBS_IN_REGION), day)
  }

  private game(division: Division, year: number, index: number): WorldGame {
    const { region, tier } = division
    const season = this.season(region, tier, year)
    const day = gameDay(region, tier, year, index)
    const { rates, goals } = playGame(season, index, this.roles)
    return {
      id: `${division.id}-${year}-${index}`,
      division,
      year,
      index,
      round: Math.floor(index / GAMES_IN_ROUND) + 1,
      day,
      kickOffMs: kickOffMs(region, tier, year, index),
      home: requireClub(season.home[index]),
      away: requireClub(season.away[index]),
      goals,
      seasonKey: seasonKey(region, tier, year),
      role: this.roles.roleOf(day, division.number, index),
      hiddenRates: rates,
    }
  }

  private season(region: number, tier: Tier, year: number): Season {
    const key = seasonKey(region, tier, year)
    const known = this.seasons.get(key)
    if (known) return known
    const season = drawSeason(region, tier, year, this.membersOf(region, year)[tier])
    this.seasons.set(key, season)
    return season
  }

  private membersOf(region: number, year: number): Members {
    let members = firstMembers(region)
    for (let at = FIRST_YEAR; at < year; at++) {
      const key = `${region} ${at + 1}`
      const written = WRITTEN_EXCHANGES[at - FIRST_YEAR]?.[region]
      const next = this.members.get(key) ?? exchanged(members, written ?? this.exchangeAfter(region, at, members))
      this.members.set(key, next)
      members = next
    }
    return members
  }

  /** Who changes places after a season: the last three of Ouro and the first three of Prata. */
  exchangeAfter(region: number, year: number, [ouro, prata]: Members = this.membersOf(region, year)): Exchange {
    const order = (tier: Tier, clubs: readonly number[]) =>
      tableOf(drawSeason(region, tier, year, clubs), this.roles).map(({ club }) => club)
    return { down: order(0, ouro).slice(-CHANGING_PLACES), up: order(1, prata).slice(0, CHANGING_PLACES) }
  }
}

function exchanged([ouro, prata]: Members, { down, up }: Exchange): Members {
  return [
    [...ouro.filter((club) => !down.includes(club)), ...up],
    [...prata.filter((club) => !up.includes(club)), ...down],
  ]
}

export function findDivision(id: string): Division | null {
  return DIVISIONS.find((division) => division.id === id) ?? null
}

function requireDivision(region: number, tier: Tier): Division {
  const division = DIVISIONS[divisionNumber(region, tier)]
  if (!division) throw new RangeError(`no division ${region} ${tier}`)
  return division
}

function requireClub(number: number | undefined): Club {
  const club = CLUBS[number ?? -1]
  if (!club) throw new RangeError(`no club ${number}`)
  return club
}

function firstMembers(region: number): Members {
  const all = Array.from({ length: CLUBS_IN_REGION }, (_, rank) => region * CLUBS_IN_REGION + rank)
  return [all.slice(0, CLUBS_IN_DIVISION), all.slice(CLUBS_IN_DIVISION)]
}
