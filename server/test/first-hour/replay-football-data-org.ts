import {
  clubName,
  gamesBetween,
  gamesOfClub,
  gamesOfSeason,
  type MadeUpGame,
  type MadeUpLeague,
} from './made-up-season.ts'
import { type ReplayServer, type Reply, startReplay } from './replay-server.ts'

const MINUTE_MS = 60_000
const CALLS_A_MINUTE = 10

/** football-data.org's free plan: ten calls within a minute of the first, told by its headers, refused by 429 beyond. */
export function replayFootballDataOrg(leagues: readonly MadeUpLeague[], now: () => Date): Promise<ReplayServer> {
  let window = { begunMs: 0, used: 0 }
  const leftMs = () => window.begunMs + MINUTE_MS - now().getTime()
  const seconds = () => Math.ceil(leftMs() / 1000)
  const headers = () => ({
    'x-requests-available-minute': String(CALLS_A_MINUTE - window.used),
    'x-requestcounter-reset': String(seconds()),
  })
  const refusal = (): Reply | null => {
    if (leftMs() <= 0) window = { begunMs: now().getTime(), used: 0 }
    if (window.used === CALLS_A_MINUTE) {
      const message = `You reached your request limit. Wait ${seconds()} seconds.`
      return { status: 429, headers: headers(), body: { message, errorCode: 429 } }
    }
    window.used += 1
    return null
  }
  return startReplay((address) => ({ headers: headers(), body: answer(leagues, address, now()) }), refusal)
}

function answer(leagues: readonly MadeUpLeague[], { pathname, searchParams }: URL, now: Date): unknown {
  const day = (name: string, otherwise: string) => new Date(`${searchParams.get(name) ?? otherwise}T00:00:00Z`)
  const [from, to] = [day('dateFrom', '1970-01-01'), day('dateTo', '2100-01-01')]
  const [, kind, id = '', part] = pathname.split('/')
  if (kind === 'matches') return { matches: gamesBetween(leagues, from, to, now).map(toMatch) }
  if (kind === 'teams') {
    const played = gamesOfClub(leagues, Number(id), now).filter((game) => game.isPlayed)
    return { matches: played.filter(({ kickOff }) => kickOff >= from && kickOff < to).map(toMatch) }
  }
  const league = leagues.find(({ code }) => code === id)
  if (!league || part === 'standings') return { standings: [] }
  return { matches: gamesOfSeason(league, Number(searchParams.get('season')), now).map(toMatch) }
}

function toMatch({ id, league, season, round, home, away, kickOff, goals, isPlayed }: MadeUpGame) {
  const team = (club: number) => ({ id: club, name: clubName(league, club), shortName: null, crest: null })
  return {
    area: { name: league.country },
    competition: { code: league.code, name: league.name },
    season: { startDate: `${season}-02-01` },
    ...{ id, utcDate: kickOff.toISOString(), status: isPlayed ? 'FINISHED' : 'TIMED', matchday: round + 1 },
    ...{ homeTeam: team(home), awayTeam: team(away) },
    score: { duration: 'REGULAR', fullTime: isPlayed ? goals : { home: null, away: null } },
  }
}
