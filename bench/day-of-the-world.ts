const GAMES = 1_500
/** Leagues of a Saturday as API-Football names them: ours, other countries', and those of women and the young. */
const KNOWN = [
  ['Serie A', 'Brazil'],
  ['Serie B', 'Brazil'],
  ['Serie C', 'Brazil'],
  ['Copa Do Brasil', 'Brazil'],
  ['Premier League', 'England'],
  ['La Liga', 'Spain'],
  ['Serie A', 'Italy'],
  ['Bundesliga', 'Germany'],
  ['Ligue 1', 'France'],
  ['CONMEBOL Sudamericana', 'World'],
] as const
const COUNTRIES = [
  'Brazil',
  'Austria',
  'Bulgaria',
  'Chile',
  'Costa-Rica',
  'Czech-Republic',
  'Denmark',
  'Egypt',
  'Finland',
  'Ghana',
  'Hungary',
  'India',
  'Japan',
  'Kenya',
  'Mexico',
  'Norway',
  'Peru',
  'Poland',
  'Romania',
  'Sweden',
]
const KINDS = ['First Division', 'Second Division', 'Regional League', 'Women League', 'U20 League']

/** One day's list as API-Football sends it. */
export function gamesOfTheWorld(day: string): unknown[] {
  const others = COUNTRIES.flatMap((country) => KINDS.map((kind) => [kind, country] as const))
  const leagues = [...KNOWN, ...others].map(([name, country], at) => ({ id: at + 1, name, country }))
  return Array.from({ length: GAMES }, (_, at) => toGame(day, at, leagues[at % leagues.length]))
}

function toGame(day: string, at: number, league: { id: number; name: string; country: string } | undefined) {
  const team = (id: number) => ({ id, name: `Esporte Clube ${id}`, logo: `https://media.example/${id}.png` })
  const none = { home: null, away: null }
  const kickOff = Temporal.Instant.from(`${day}T12:00:00Z`).add({ minutes: 15 * (at % 48) })
  return {
    fixture: {
      id: at + 1,
      timestamp: kickOff.epochMilliseconds / 1000,
      venue: { name: `Estádio ${at}`, city: `Cidade ${at % 300}, Estado` },
      status: { short: 'NS' },
    },
    league: { ...league, season: Number(day.slice(0, 4)), round: 'Regular Season - 30' },
    teams: { home: team(2 * at + 1), away: team(2 * at + 2) },
    goals: none,
    score: { halftime: none, fulltime: none },
  }
}
