import type { Sides } from '@prancheta/core/goals/played-match.ts'
import { type LeagueTableRow, leagueTable, type TableGame } from '@prancheta/core/table/league-table.ts'
import { GAMES_IN_ROUND, GAMES_IN_SEASON, gameDay, ROUNDS } from './calendar.ts'
import { type DayRoles, divisionNumber } from './day-roles.ts'
import { poissonCount, shuffled, THROW, throwDie } from './dice.ts'
import { CLUBS_IN_DIVISION, REGIONS, type Tier } from './regions.ts'
import { hiddenRates } from './strengths.ts'

/** A division's season. Games lie in the order of rounds and slots, which is also the order of days. */
export type Season = {
  region: number
  tier: Tier
  year: number
  /** Numbers of clubs. */
  home: Uint8Array
  away: Uint8Array
}

/** Mixed into every throw about a game of this division and year. */
export const seasonKey = (region: number, tier: Tier, year: number) => year * 8 + divisionNumber(region, tier)

/** A side one goal behind saves a point this often at the end: level games come more often than independent counts say. */
const EQUALISER_CHANCE = 0.04

export function drawSeason(region: number, tier: Tier, year: number, members: readonly number[]): Season {
  const home = new Uint8Array(GAMES_IN_SEASON)
  const away = new Uint8Array(GAMES_IN_SEASON)
  const season = { region, tier, year, home, away }
  drawPairs(season, members)
  return season
}

/** Everybody meets everybody at home and away: the circle method, its order thrown for the season. */
function drawPairs({ region, tier, year, home, away }: Season, members: readonly number[]): void {
  const key = seasonKey(region, tier, year)
  const order = shuffled(THROW.clubOrder, CLUBS_IN_DIVISION, key)
  const seats = Array.from(order, (seat) => members[seat] ?? 0)
  const turning = CLUBS_IN_DIVISION - 1
  for (let round = 0; round < ROUNDS; round++) {
    const slots = shuffled(THROW.slotOrder, GAMES_IN_ROUND, key, round)
    const isSecondHalf = round >= turning
    const turn = round % turning
    for (let pair = 0; pair < GAMES_IN_ROUND; pair++) {
      const one = seats[(turn + pair) % turning] ?? 0
      const other = pair === 0 ? (seats[turning] ?? 0) : (seats[(turn - pair + turning) % turning] ?? 0)
      const isOneAtHome = (pair === 0 ? turn % 2 === 0 : pair % 2 === 1) !== isSecondHalf
      const at = round * GAMES_IN_ROUND + (slots[pair] ?? 0)
      home[at] = isOneAtHome ? one : other
      away[at] = isOneAtHome ? other : one
    }
  }
}

/** The hidden goals of a game, and those that will have fallen when it ends. */
export function playGame(season: Season, index: number, roles: DayRoles): { rates: Sides; goals: Sides } {
  const key = seasonKey(season.region, season.tier, season.year)
  const rates = ratesOf(season, index, roles)
  let home = poissonCount(rates.home, throwDie(THROW.homeGoals, key, index))
  let away = poissonCount(rates.away, throwDie(THROW.awayGoals, key, index))
  if (Math.abs(home - away) === 1 && throwDie(THROW.equaliser, key, index) < EQUALISER_CHANCE) {
    if (home < away) home++
    else away++
  }
  return { rates, goals: { home, away } }
}

function ratesOf(season: Season, index: number, roles: DayRoles): Sides {
  const { region, tier, year } = season
  const day = gameDay(region, tier, year, index)
  const role = roles.roleOf(day, divisionNumber(region, tier), index)
  const place = REGIONS[region]
  if (!place) throw new RangeError(`no region ${region}`)
  const key = { seasonKey: seasonKey(region, tier, year), index }
  return hiddenRates(place, season.home[index] ?? 0, season.away[index] ?? 0, day, key, role)
}

/** The table of the games that `isPlayed`. Clubs are their numbers. */
export function tableOf(
  season: Season,
  roles: DayRoles,
  isPlayed: (index: number) => boolean = () => true,
): LeagueTableRow<number>[] {
  const games: TableGame<number>[] = []
  for (let index = 0; index < GAMES_IN_SEASON; index++) {
    if (!isPlayed(index)) continue
    const { goals } = playGame(season, index, roles)
    games.push({ home: season.home[index] ?? 0, away: season.away[index] ?? 0, goals })
  }
  const members = [...season.home.subarray(0, GAMES_IN_ROUND), ...season.away.subarray(0, GAMES_IN_ROUND)]
  return leagueTable(members, games)
}
