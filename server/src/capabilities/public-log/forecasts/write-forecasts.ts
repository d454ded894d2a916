import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import { type EntryContent, type Forecast, LOGGED_MARKETS, type LoggedGame } from '@prancheta/core/log/entry-content.ts'
import type { Kysely } from 'kysely'
import {
  type FixturesDeps,
  type ForecastGame,
  findFixtureRows,
  findForecastGames,
  type KnownSquads,
} from '#capabilities/fixtures/index.ts'
import { dateInSaoPaulo, dayInSaoPaulo } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import { appendEntries, type LogDeps } from '../append-entries.ts'
import { findForecasts } from './forecast-store.ts'
import type { SaidMarket, SaidOfGame, SayOfGames } from './say-of-games.ts'

const MINUTE_MS = 60_000
/** The day's first forecast stands from six in the morning on; of a game that comes earlier, as many hours before it. */
const FIRST_AHEAD_MS = 6 * 60 * MINUTE_MS
/** Prices are read every ten minutes before a game; whatever stands in the last five is the last price. */
const LAST_AHEAD_MS = 5 * MINUTE_MS
const GAMES_AT_ONCE = 25

export type ForecastDeps = LogDeps & { db: Kysely<DB>; sources: FixturesDeps['sources']; sayOf: SayOfGames }

type Moment = Forecast['moment']
type Due = { game: ForecastGame; moment: Moment; firstPick: string | null }

/** Writes down what is said of today's games: first in the morning, and once more just before each begins. Never afterwards. */
export async function writeForecasts(deps: ForecastDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  if (!deps.sources.football) return
  const now = deps.clock.now()
  const due = await findDue(deps, deps.sources.football.name, now)
  for (let from = 0; from < due.length && !signal.aborted; from += GAMES_AT_ONCE)
    await write(deps, due.slice(from, from + GAMES_AT_ONCE), now)
}

async function findDue({ db }: ForecastDeps, source: string, now: Date): Promise<Due[]> {
  const today = dateInSaoPaulo(now)
  const { from, to } = dayInSaoPaulo(today)
  const isMorning = now.getTime() - from.getTime() >= FIRST_AHEAD_MS
  const near = (game: ForecastGame, ms: number) => game.kick_off.getTime() - now.getTime() <= ms
  const games = (await findForecastGames(db, source, { from: now, to, now })).filter(
    (game) => game.kick_off > now && (isMorning || near(game, FIRST_AHEAD_MS)),
  )
  const ids = games.map(({ id }) => id)
  const known = Map.groupBy(await findForecasts(db, ids, today), ({ about }) => about)
  return games.flatMap((game): Due[] => {
    const own = known.get(game.id) ?? []
    const first = own.find(({ moment }) => moment === 'first')
    if (!first) return [{ game, moment: 'first', firstPick: null }]
    if (!near(game, LAST_AHEAD_MS) || own.some(({ moment }) => moment === 'last')) return []
    return [{ game, moment: 'last', firstPick: pickIn(first.line) }]
  })
}

function pickIn(line: string): string | null {
  const entry = readEntry(line)
  return entry?.kind === 'forecast' ? (entry.body.recommended?.market ?? null) : null
}

async function write(deps: ForecastDeps, due: readonly Due[], now: Date): Promise<void> {
  const { db, clock, sayOf } = deps
  const said = new Map(
    (
      await sayOf(
        due.map(({ game }) => game),
        now,
      )
    ).map((one) => [one.fixtureId, one]),
  )
  const games = new Map((await findFixtureRows(db, [...said.keys()])).map((row) => [row.id, row]))
  const contents = due.flatMap(({ game, moment, firstPick }): EntryContent[] => {
    const [one, row] = [said.get(game.id), games.get(game.id)]
    // Pricing took a moment: a game that has begun by now is not written down any more, nor one whose hour nobody knows.
    if (!one || !row?.is_time_known || row.kick_off <= clock.now()) return []
    const about = { game: toLoggedGame(row), moment, firstPick }
    const body = toForecast(one, about)
    return body ? [{ kind: 'forecast', body }, ...toLineups(one, about)] : []
  })
  await db.transaction().execute((tx) => appendEntries(tx, deps, contents))
}

type GameRow = Awaited<ReturnType<typeof findFixtureRows>>[number]

export function toLoggedGame(row: GameRow): LoggedGame {
  return {
    id: row.id,
    league: row.league_name,
    country: row.league_country,
    home: row.home_name,
    away: row.away_name,
    kickOff: row.kick_off.toISOString(),
    isDemo: row.is_demo,
  }
}

type About = { game: LoggedGame; moment: Moment; firstPick: string | null }

/** Null where a logged market is not priced. */
function chancesOf(said: Pick<SaidOfGame, 'market'>): Forecast['chances'] | null {
  const chances = LOGGED_MARKETS.map((market) => [market, said.market(market)?.chances] as const)
  // Every logged market is there, as looked up above.
  return chances.some(([, of]) => of === undefined) ? null : (Object.fromEntries(chances) as Forecast['chances'])
}

/** Beside the last forecast, so that both are made from the same prices. */
function toLineups({ withSquads }: SaidOfGame, { game, moment }: About): EntryContent[] {
  const chances = withSquads && moment === 'last' ? chancesOf(withSquads) : null
  if (!withSquads || !chances) return []
  const { basis, missing } = withSquads
  return [
    { kind: 'lineups', body: { game, basis, missing: { home: cut(missing.home), away: cut(missing.away) }, chances } },
  ]
}

/** More digits than they are known to. */
const cut = ({ minutes, goals }: KnownSquads['missing']['home']) => ({
  minutes: Number(minutes.toFixed(4)),
  goals: Number(goals.toFixed(4)),
})

function toForecast(said: SaidOfGame, { game, moment, firstPick }: About): Forecast | null {
  const chances = chancesOf(said)
  if (!chances) return null
  const best = said.recommended === null ? null : said.market(said.recommended)
  return {
    game,
    moment,
    chances,
    recommended: said.recommended === null ? null : toOffer(said.recommended, best),
    closing: firstPick === null ? null : toClosing(firstPick, said),
  }
}

function toOffer(market: string, said: SaidMarket | null): Forecast['recommended'] {
  if (said?.odd == null || said.house === null || said.edge === null) return null
  return { market, chances: said.chances, odd: said.odd, house: said.house, edge: said.edge }
}

/** A price from hours before is not what the match closed at. */
function toClosing(market: string, { market: priced, isPriceFresh }: SaidOfGame): Forecast['closing'] {
  const said = priced(market)
  if (!said) return null
  const { chances, odd, house } = said
  return isPriceFresh
    ? { market, chances, odd, house }
    : { market, chances: { ...chances, market: null }, odd: null, house: null }
}
