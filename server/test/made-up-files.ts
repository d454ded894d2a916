import { CSV_LEAGUES } from '@prancheta/adapters/football/csv/csv-leagues.ts'
import { wantedFiles } from '@prancheta/adapters/football/football-data-co-uk/wanted-files.ts'

/** Houses as the files spell them; with a C at the end their closing prices. */
const HOUSES = 'B365 BW IW PS WH VC Max Avg B365C BWC IWC PSC WHC MaxC AvgC'.split(' ')
const TOTALS = 'B365 P Max Avg B365C PC MaxC AvgC'.split(' ')
const priceNames = (isWanted: (house: string) => boolean) => [
  ...HOUSES.filter(isWanted).flatMap((house) => [`${house}H`, `${house}D`, `${house}A`]),
  ...TOTALS.filter(isWanted).flatMap((house) => [`${house}>2.5`, `${house}<2.5`]),
]
const PRICES = priceNames(() => true)
const EARLY = priceNames((house) => !house.endsWith('C'))
const CLOSING = ['PSCH', 'PSCD', 'PSCA']
const COUNTS = 'HS AS HST AST HC AC HY AY HR AR'.split(' ')
const CLUBS = 20
const LISTED_DAYS = 7

/**
 * Every file that these leagues have on a day, by path, made up and yet as long as real ones: 380 games a season, a
 * round each week, and those of the next days in the lists.
 */
export function madeUpFiles(codes: readonly string[], today: string): Record<string, string> {
  const until = Temporal.PlainDate.from(today).add({ days: LISTED_DAYS }).toString()
  const files: Record<string, string> = {}
  const coming: Game[] = []
  for (const { path, kind, league, seasons } of wantedFiles(codes, today)) {
    if (league === null) continue
    const games = seasons.flatMap((year) => gamesOf(league, year))
    const played = games.filter(({ date }) => date < today)
    files[path] = kind === 'season' ? europeanFile(played) : brazilianFile(played)
    coming.push(...games.filter(({ date }) => date >= today && date < until))
  }
  const isMain = ({ league }: Game) => !/^[A-Z]{3}$/.test(league)
  files['fixtures.csv'] = toText([
    ['Div', 'Date', 'Time', 'HomeTeam', 'AwayTeam', ...EARLY],
    ...coming.filter(isMain).map((game) => [game.league, ...placeOf(game), ...pricesOf(game, EARLY)]),
  ])
  files['new_league_fixtures.csv'] = toText([
    ['Country', 'League', 'Date', 'Time', 'Home', 'Away', ...EARLY],
    ...coming
      .filter((game) => !isMain(game))
      .map((game) => [...countryOf(game), ...placeOf(game), ...pricesOf(game, EARLY)]),
  ])
  return files
}

function europeanFile(games: readonly Game[]): string {
  const head = ['Div', 'Date', 'Time', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG', 'HTHG', 'HTAG', ...COUNTS, ...PRICES]
  const half = ({ goals: [home] }: Game) => [Math.min(1, home), 0]
  return toText([
    head,
    ...games.map((game) => [
      game.league,
      ...placeOf(game),
      ...game.goals,
      ...half(game),
      ...COUNTS.map(() => 4),
      ...pricesOf(game, PRICES),
    ]),
  ])
}

function brazilianFile(games: readonly Game[]): string {
  return toText([
    ['Country', 'League', 'Season', 'Date', 'Time', 'Home', 'Away', 'HG', 'AG', ...CLOSING],
    ...games.map((game) => [
      ...countryOf(game),
      game.year,
      ...placeOf(game),
      ...game.goals,
      ...pricesOf(game, CLOSING),
    ]),
  ])
}

type Game = {
  league: string
  year: number
  date: string
  home: string
  away: string
  goals: [number, number]
  edge: number
}

/** Everybody at home against everybody, a round a week; a club of a lower number is the better one. */
function gamesOf(league: string, year: number): Game[] {
  const first = Temporal.PlainDate.from(`${year}-${CSV_LEAGUES.get(league)?.isCalendarYear ? '03-20' : '08-14'}`)
  const games: Game[] = []
  for (let round = 0; round < 2 * (CLUBS - 1); round += 1) {
    for (let pair = 0; pair < CLUBS / 2; pair += 1) {
      const turn = (at: number) => (at === 0 ? 0 : ((at - 1 + round) % (CLUBS - 1)) + 1)
      const sides = [turn(pair), turn(CLUBS - 1 - pair)]
      const [home = 0, away = 0] = round < CLUBS - 1 ? sides : sides.toReversed()
      const luck = (home * 31 + away * 17 + round * 7 + year) % 10
      const edge = (away - home) / CLUBS
      games.push({
        league,
        year,
        date: first.add({ days: 7 * round + (pair % 7) }).toString(),
        home: `${league} Clube ${home + 1}`,
        away: `${league} Clube ${away + 1}`,
        goals: [rounded(edge * 2 + luck / 4), rounded(((luck * 3) % 10) / 5 - edge * 2)],
        edge,
      })
    }
  }
  return games
}

const rounded = (goals: number) => Math.max(0, Math.round(goals))
const toText = (lines: readonly (readonly (string | number)[])[]) =>
  lines.map((cells) => `${cells.join(',')}\r\n`).join('')
const placeOf = ({ date, home, away }: Game) => [date.split('-').reverse().join('/'), '20:00', home, away]

function countryOf({ league }: Game): string[] {
  const { country, name } = CSV_LEAGUES.get(league) ?? { country: league, name: league }
  return [country, name]
}

function pricesOf({ edge }: Game, names: readonly string[]): string[] {
  const chances = { H: 0.45 + edge * 0.3, D: 0.26, A: 0.29 - edge * 0.26, '>2.5': 0.52, '<2.5': 0.48 }
  return names.map((name) => {
    const outcome = (['>2.5', '<2.5', 'H', 'D', 'A'] as const).find((end) => name.endsWith(end)) ?? 'D'
    return (0.95 / Math.max(0.05, chances[outcome])).toFixed(2)
  })
}
