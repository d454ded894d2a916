import { MOVES_MS, type QuotedChange } from '@prancheta/core/board/board-figures.ts'
import type { QuotedPrice } from '@prancheta/core/value/agreed-books.ts'
import {
  type FixturesDeps,
  type ForecastGame,
  findForecastGames,
  findQuotesSince,
  matchRecords,
  NO_RECORDS,
  ratingsFor,
} from '#capabilities/fixtures/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import type { Thread } from '#platform/threads/thread.ts'
import { boardSpan } from './board-days.ts'
import { findMadeAt, writeBoardRows } from './board-store.ts'
import type { BoardGame, BoardTask, PricedGame } from './price-games.ts'

/** Prices grow old while nobody changes them: they count for less, and one day for nothing. */
const MADE_AGAIN_MS = 20 * 60_000
/** Small enough that the embedded database, which shares our thread, lets others in between. */
const GAMES_AT_ONCE = 25

type Pricer = Thread<BoardTask, PricedGame[]>

/** Makes the rows of games whose prices or ratings are newer than they, of today and the next two days. */
export async function refreshBoard(
  deps: FixturesDeps,
  pricer: Pricer,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { db, clock, sources } = deps
  if (!sources.football) return
  const now = clock.now()
  const games = await findForecastGames(db, sources.football.name, { ...boardSpan(now), now })
  const madeAt = await findMadeAt(
    db,
    games.map(({ id }) => id),
  )
  const due = games.filter((game) => isDue(game, madeAt.get(game.id), now))
  if (due.length === 0) return
  try {
    for (let from = 0; from < due.length && !signal.aborted; from += GAMES_AT_ONCE) {
      await makeRows(deps, pricer, due.slice(from, from + GAMES_AT_ONCE), now)
      await new Promise(setImmediate)
    }
  } catch (error) {
    if (!signal.aborted) throw error // a stop ends the pricer too
  }
}

function isDue({ odds_asked_at, fitted_at }: ForecastGame, madeAt: Date | undefined, now: Date): boolean {
  if (!madeAt || now.getTime() - madeAt.getTime() > MADE_AGAIN_MS) return true
  // Asked in the same millisecond counts as after: a row too many costs nothing.
  return fitted_at >= madeAt || (odds_asked_at !== null && odds_asked_at >= madeAt)
}

async function makeRows(
  { db, isOffered }: FixturesDeps,
  pricer: Pricer,
  games: readonly ForecastGame[],
  now: Date,
): Promise<void> {
  const ids = games.map(({ id }) => id)
  const records = await matchRecords(db, ids)
  const quotes = Map.groupBy(
    await findQuotesSince(db, ids, new Date(now.getTime() - MOVES_MS)),
    (one) => one.fixture_id,
  )
  const task: BoardTask = {
    leagues: await leaguesOf(db, games),
    games: games.map((game): BoardGame => {
      const own = quotes.get(game.id) ?? []
      return {
        fixtureId: game.id,
        league: leagueKey(game),
        home: String(game.home_id),
        away: String(game.away_id),
        atMs: now.getTime(),
        records: records.get(game.id) ?? NO_RECORDS,
        quotes: own
          .filter((quote) => quote.is_offered)
          .map((quote) => ({ ...toPrice(quote, quote.confirmed_at), isOffered: isOffered(quote.house) })),
        changes: own.filter(({ house }) => isOffered(house)).map(toChange),
      }
    }),
  }
  await writeBoardRows(db, await pricer.ask(task), now)
}

type KeptPrice = Awaited<ReturnType<typeof findQuotesSince>>[number]

function toPrice({ house, market, line, outcome, price }: KeptPrice, at: Date): QuotedPrice {
  return { house, market, line, outcome, price, at: at.toISOString() }
}

function toChange(quote: KeptPrice): QuotedChange {
  const { withdrawn_at } = quote
  return { ...toPrice(quote, quote.quoted_at), ...(withdrawn_at && { until: withdrawn_at.toISOString() }) }
}

/** Ratings of one day serve all days after it. */
const leagueKey = ({ league_id, as_of }: ForecastGame) => `${league_id} ${as_of}`

async function leaguesOf(db: FixturesDeps['db'], games: readonly ForecastGame[]): Promise<BoardTask['leagues']> {
  const leagues: Record<string, BoardTask['leagues'][string]> = {}
  for (const game of games) {
    const key = leagueKey(game)
    if (leagues[key]) continue
    const kept = await ratingsFor(db, game.league_id, dateInSaoPaulo(game.kick_off))
    if (kept) leagues[key] = { ratings: kept.ratings, ...kept.counts }
  }
  return leagues
}
