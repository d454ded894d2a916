/** A league of twenty clubs that plays a round every Saturday, or so many days later; the thirtieth is this week's. */
export type MadeUpLeague = {
  id: number
  code: string
  name: string
  country: string
  daysLater?: number
  /** Each season's thirtieth round is one of finals, on this ground; null while it has not been told. */
  finals?: { ground: string | null }
}
export type MadeUpGame = {
  id: number
  league: MadeUpLeague
  season: number
  round: number
  home: number
  away: number
  kickOff: Date
  goals: { home: number; away: number }
  isPlayed: boolean
  isFinal: boolean
}

const CLUBS = 20
const GAMES_A_ROUND = CLUBS / 2
const ROUNDS = 2 * (CLUBS - 1)
const ROUND_NOW = 29
const DAY_MS = 86_400_000
/** In days since 1970 began. */
const A_SATURDAY = 2
const HOUR_MS = 3_600_000
const SEASON_IDS = 1_000
const LEAGUE_IDS = 10_000_000

/** As API-Football and football-data.org name them. */
const KNOWN: readonly MadeUpLeague[] = [
  { id: 71, code: 'BSA', name: 'Serie A', country: 'Brazil' },
  { id: 72, code: 'BSB', name: 'Serie B', country: 'Brazil' },
  { id: 39, code: 'PL', name: 'Premier League', country: 'England' },
  { id: 140, code: 'PD', name: 'La Liga', country: 'Spain' },
  { id: 135, code: 'SA', name: 'Serie A', country: 'Italy' },
  { id: 78, code: 'BL1', name: 'Bundesliga', country: 'Germany' },
]

/** Brazil's, which are followed without being asked for, each with its round on a day of its own from Saturday on. */
export const ownLeagues = (): MadeUpLeague[] => [
  ...KNOWN.filter(({ country }) => country === 'Brazil').map((league, daysLater) => ({ ...league, daysLater })),
  { id: 75, code: 'BSC', name: 'Serie C', country: 'Brazil', daysLater: 2 },
]

/** So many leagues that they play `games` today. */
export function madeUpLeagues(games: number): MadeUpLeague[] {
  const others = Array.from({ length: Math.max(0, games / GAMES_A_ROUND - KNOWN.length) }, (_, at) => ({
    id: 1_000 + at,
    code: `X${at}`,
    name: `Division ${1 + Math.floor(at / 40)}`,
    country: `Country ${at % 40}`,
  }))
  return [...KNOWN, ...others]
}

/** Every game of a season, this one's or an earlier one's, as of `now`. */
export function gamesOfSeason(league: MadeUpLeague, season: number, now: Date): MadeUpGame[] {
  const today = Math.floor(now.getTime() / DAY_MS)
  const thisSaturday = (today - ((today - A_SATURDAY) % 7) + (league.daysLater ?? 0)) * DAY_MS
  const seasonsAgo = now.getUTCFullYear() - season
  if (seasonsAgo < 0) return []
  const firstDay = thisSaturday - (ROUND_NOW * 7 + seasonsAgo * 364) * DAY_MS
  return Array.from({ length: ROUNDS * GAMES_A_ROUND }, (_, number) => {
    const [round, pair] = [Math.floor(number / GAMES_A_ROUND), number % GAMES_A_ROUND]
    const turn = (seat: number) => (seat === 0 ? 0 : ((seat - 1 + round) % (CLUBS - 1)) + 1)
    const sides = [turn(pair), turn(CLUBS - 1 - pair)]
    const [home = 0, away = 0] = round < CLUBS - 1 ? sides : sides.toReversed()
    const luck = (home * 31 + away * 17 + round * 7 + season) % 10
    const kickOff = new Date(firstDay + round * 7 * DAY_MS + (15 + (pair % 8)) * HOUR_MS)
    return {
      ...{ id: league.id * LEAGUE_IDS + (season % 100) * SEASON_IDS + number, league, season, round },
      home: league.id * 100 + home,
      away: league.id * 100 + away,
      kickOff,
      goals: { home: Math.min(4, Math.floor(luck / 3)), away: Math.min(4, Math.floor(((luck * 3) % 10) / 4)) },
      isPlayed: kickOff.getTime() + 2 * HOUR_MS < now.getTime(),
      isFinal: league.finals !== undefined && round === ROUND_NOW,
    }
  })
}

export const clubName = (league: MadeUpLeague, club: number) => `${league.code} Clube ${(club % 100) + 1}`

/** The games of all leagues that kick off within a span. */
export function gamesBetween(leagues: readonly MadeUpLeague[], from: Date, to: Date, now: Date): MadeUpGame[] {
  return leagues
    .flatMap((league) => gamesOfSeason(league, now.getUTCFullYear(), now))
    .filter(({ kickOff }) => kickOff >= from && kickOff < to)
}

/** The season's games of one club, the newest season last. */
export function gamesOfClub(leagues: readonly MadeUpLeague[], club: number, now: Date): MadeUpGame[] {
  const league = leagues.find(({ id }) => id === Math.floor(club / 100))
  if (!league) return []
  const year = now.getUTCFullYear()
  return [year - 1, year]
    .flatMap((season) => gamesOfSeason(league, season, now))
    .filter(({ home, away }) => home === club || away === club)
}

export function findGame(leagues: readonly MadeUpLeague[], id: number, now: Date): MadeUpGame | null {
  const league = leagues.find((one) => one.id === Math.floor(id / LEAGUE_IDS))
  const season = 2_000 + Math.floor((id % LEAGUE_IDS) / SEASON_IDS)
  return (league && gamesOfSeason(league, season, now)[id % SEASON_IDS]) ?? null
}
