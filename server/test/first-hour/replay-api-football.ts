import {
  clubName,
  findGame,
  gamesBetween,
  gamesOfClub,
  gamesOfSeason,
  type MadeUpGame,
  type MadeUpLeague,
} from './made-up-season.ts'
import { type ReplayServer, type Reply, startReplay } from './replay-server.ts'

export type ApiFootballPlan = {
  aMinute: number
  aDay: number
  /** The free plan refuses two parameters, and the season under way. */
  hasIds: boolean
  hasThisSeason: boolean
}

const envelope = (response: unknown[]) => ({ errors: [], paging: { total: 1 }, response })
const refused = (key: string) => ({ errors: { [key]: 'refused' }, paging: { total: 1 }, response: [] })

/** API-Football with a plan's budgets: told by headers, and refused by HTTP 200 with an `errors` object. */
export function replayApiFootball(
  leagues: readonly MadeUpLeague[],
  plan: ApiFootballPlan,
  now: () => Date,
): Promise<ReplayServer> {
  const used = { minute: -1, ofMinute: 0, day: '', ofDay: 0 }
  const refusal = (): Reply | null => {
    const minute = Math.floor(now().getTime() / 60_000)
    const day = now().toISOString().slice(0, 10)
    if (used.minute !== minute) Object.assign(used, { minute, ofMinute: 0 })
    if (used.day !== day) Object.assign(used, { day, ofDay: 0 })
    if (used.ofDay >= plan.aDay) return { body: refused('requests') }
    if (used.ofMinute >= plan.aMinute) return { body: refused('rateLimit') }
    used.ofDay += 1
    used.ofMinute += 1
    return null
  }
  const headers = () => ({
    'x-ratelimit-requests-limit': String(plan.aDay),
    'x-ratelimit-requests-remaining': String(plan.aDay - used.ofDay),
    'x-ratelimit-limit': String(plan.aMinute),
    'x-ratelimit-remaining': String(plan.aMinute - used.ofMinute),
  })
  return startReplay((address) => ({ headers: headers(), body: answer(leagues, plan, address, now()) }), refusal)
}

function answer(leagues: readonly MadeUpLeague[], plan: ApiFootballPlan, { pathname, searchParams }: URL, now: Date) {
  const asked = (name: string) => searchParams.get(name)
  const season = Number(asked('season'))
  if (asked('season') !== null && season === now.getUTCFullYear() && !plan.hasThisSeason) return refused('plan')
  if (!plan.hasIds && (asked('ids') !== null || asked('last') !== null)) return refused('plan')
  if (pathname === '/odds') return envelope(oddsOf(findGame(leagues, Number(asked('fixture')), now), now))
  if (pathname === '/standings' || pathname === '/injuries') return envelope([])
  if (pathname === '/fixtures/lineups')
    return envelope(lineupsOf(findGame(leagues, Number(asked('fixture')), now), now))
  return envelope(gamesAsked(leagues, searchParams, now).map((game) => toFixture(game, asked('ids') !== null)))
}

function gamesAsked(leagues: readonly MadeUpLeague[], searchParams: URLSearchParams, now: Date): MadeUpGame[] {
  const { date, league, season, team, ids, h2h, last } = Object.fromEntries(searchParams)
  if (date) {
    const from = new Date(`${date}T03:00:00Z`)
    return gamesBetween(leagues, from, new Date(from.getTime() + 86_400_000), now)
  }
  if (ids) return ids.split('-').flatMap((id) => findGame(leagues, Number(id), now) ?? [])
  const [one = '', other] = (h2h ?? team ?? '').split('-')
  if (one !== '') {
    const played = gamesOfClub(leagues, Number(one), now).filter(({ isPlayed }) => isPlayed)
    const ofSeason = season ? played.filter((game) => game.season === Number(season)) : played
    const met = other ? ofSeason.filter(({ home, away }) => [home, away].includes(Number(other))) : ofSeason
    return last ? met.slice(-Number(last)) : met
  }
  const known = leagues.find(({ id }) => id === Number(league))
  return known ? gamesOfSeason(known, Number(season), now) : []
}

function toFixture(
  { id, league, season, round, home, away, kickOff, goals, isPlayed, isFinal }: MadeUpGame,
  isCounted: boolean,
) {
  const team = (club: number) => ({ id: club, name: clubName(league, club), logo: null })
  const told = isPlayed ? goals : { home: null, away: null }
  const block = (club: number) => ({
    team: { id: club },
    statistics: ['Corner Kicks', 'Total Shots', 'Shots on Goal', 'Yellow Cards', 'Red Cards'].map((type, at) => ({
      type,
      value: [5, 12, 4, 2, 0][at] ?? 0,
    })),
  })
  return {
    fixture: {
      ...{ id, timestamp: kickOff.getTime() / 1000, status: { short: isPlayed ? 'FT' : 'NS' } },
      venue: { name: isFinal ? (league.finals?.ground ?? null) : `Estádio ${home}`, city: null },
    },
    league: {
      id: league.id,
      name: league.name,
      country: league.country,
      season,
      round: isFinal ? 'Final' : `Regular Season - ${round + 1}`,
    },
    teams: { home: team(home), away: team(away) },
    ...{ goals: told, score: { halftime: told, fulltime: told } },
    ...(isCounted && {
      statistics: [block(home), block(away)],
      players: [playersOf(home, goals.home), playersOf(away, goals.away)],
    }),
  }
}

/** The eleven of a club; who has the first number scores all its goals. */
function playersOf(club: number, goals: number) {
  const players = Array.from({ length: 11 }, (_, at) => ({
    player: { id: club * 100 + at },
    statistics: [{ games: { minutes: 90, substitute: false }, goals: { total: at === 0 ? goals : null } }],
  }))
  return { team: { id: club }, players }
}

/** Named an hour before; the away side begins without its scorer. */
function lineupsOf(game: MadeUpGame | null, now: Date) {
  if (!game || game.kickOff.getTime() - now.getTime() > 3_600_000) return []
  const eleven = (club: number, from: number) => ({
    team: { id: club },
    startXI: Array.from({ length: 11 }, (_, at) => ({ player: { id: club * 100 + from + at } })),
  })
  return [eleven(game.home, 0), eleven(game.away, 1)]
}

function oddsOf(game: MadeUpGame | null, now: Date) {
  if (!game) return []
  const bets = [
    {
      id: 1,
      values: [
        ['Home', '2.10'],
        ['Draw', '3.30'],
        ['Away', '3.60'],
      ],
    },
    {
      id: 5,
      values: [
        ['Over 2.5', '1.95'],
        ['Under 2.5', '1.85'],
      ],
    },
  ].map(({ id, values }) => ({ id, values: values.map(([value, odd]) => ({ value, odd })) }))
  const bookmakers = ['Bet365', 'Betano', 'William Hill'].map((name) => ({ name, bets }))
  return [{ fixture: { id: game.id }, update: now.toISOString(), bookmakers }]
}
