import {
  HISTORY_PAGE,
  type listHistory,
  type readNews as newsRoute,
  type readSavedMarkets,
  type SavedAnalysis,
  type SavedMarket as SavedMarketView,
  type readUnfinished as unfinishedRoute,
} from '@prancheta/contract/history/routes.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { nameOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { z } from 'zod'
import { findSavedMarkets, type SavedMarket, savedMarketName } from '#capabilities/analysis/index.ts'
import { crestsOfMatches, type FixturesDeps, findFixtureRows, toFixtureView } from '#capabilities/fixtures/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import {
  countNews,
  findCounts,
  findMarkets,
  findNews,
  findPage,
  findUnfinished,
  parseCursor,
  type SavedRow,
  toCursor,
} from './history-store.ts'

const NEWS_SHOWN = 3
const UNFINISHED_SHOWN = 4
const MARKETS_SHOWN = 3

export async function readHistory(
  { db, log }: FixturesDeps,
  userId: string,
  { filter = 'all', cursor }: InputOf<typeof listHistory>,
): Promise<OutputOf<typeof listHistory>> {
  const [counts, rows] = await Promise.all([
    findCounts(db, userId),
    findPage(db, userId, { filter, after: parseCursor(cursor), limit: HISTORY_PAGE + 1 }),
  ])
  const page = rows.slice(0, HISTORY_PAGE)
  const last = rows.length > HISTORY_PAGE ? page.at(-1) : undefined
  return { counts, analyses: await withCrests(db, page, log), next_cursor: last ? toCursor(last) : null }
}

export async function readNews({ db, log }: FixturesDeps, userId: string): Promise<OutputOf<typeof newsRoute>> {
  const [count, rows] = await Promise.all([countNews(db, userId), findNews(db, userId, NEWS_SHOWN)])
  return { count, analyses: await withCrests(db, rows, log) }
}

async function withCrests(db: Queryable, rows: readonly SavedRow[], log: Log): Promise<SavedAnalysis[]> {
  const crestsOf = await crestsOfMatches(db, rows)
  return rows.map((row) => ({ ...toSavedAnalysis(row, log), ...crestsOf(row) }))
}

export async function readMarkets(
  { db, log }: FixturesDeps,
  userId: string,
  analysisId: string,
): Promise<OutputOf<typeof readSavedMarkets>> {
  const row = await findMarkets(db, userId, analysisId)
  if (!row) throw new AppError('analysis.notFound')
  const markets = findSavedMarkets(row, log)
  if (!markets) throw new AppError('analysis.unreadable')
  return {
    markets: withOutcomes(markets, row.market_outcomes).map((market) => ({
      ...market,
      group: marketById(market.id)?.group ?? null,
    })),
  }
}

export async function readUnfinished(
  { db, clock }: FixturesDeps,
  userId: string,
): Promise<OutputOf<typeof unfinishedRoute>> {
  const rows = await findUnfinished(db, userId, clock.now(), UNFINISHED_SHOWN)
  const games = await findFixtureRows(
    db,
    rows.map(({ fixture_id }) => fixture_id),
  )
  return {
    matches: rows.flatMap(({ fixture_id, created_at, is_saved }) => {
      const game = games.find(({ id }) => id === fixture_id)
      if (!game) return []
      const { homeId, homeName, homeLogo, awayId, awayName, awayLogo } = toFixtureView(game)
      return {
        fixtureId: fixture_id,
        ...{ homeId, homeName, homeLogo, awayId, awayName, awayLogo },
        leagueName: game.league_name,
        kickOff: game.kick_off.toISOString(),
        isTimeKnown: game.is_time_known,
        analysedAt: created_at.toISOString(),
        isSaved: Boolean(is_saved),
      }
    }),
  }
}

const storedOutcomes = z.record(z.string(), z.enum(PICK_OUTCOMES))

export function toSavedAnalysis(row: SavedRow, log: Log): Omit<SavedAnalysis, 'homeLogo' | 'awayLogo'> {
  const { home_goals: home, away_goals: away } = row
  const isVoid = row.settled_at !== null && row.is_void
  const markets = findSavedMarkets(row, log)
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    fixtureId: row.fixture_id,
    homeId: row.home_id,
    homeName: row.home_name,
    awayId: row.away_id,
    awayName: row.away_name,
    leagueName: row.league_name,
    matchDate: row.match_date.toISOString(),
    confidence: row.confidence,
    markets: withOutcomes((markets ?? []).slice(0, MARKETS_SHOWN), row.market_outcomes),
    ...(markets ? {} : { isUnreadable: true as const }),
    pick: pickOf(row),
    result: row.result,
    suggestedResult: row.result === null ? row.suggested_result : null,
    isPublic: row.published_at !== null,
    settledAt: row.settled_at?.toISOString() ?? null,
    isVoid,
    score: row.settled_at === null || isVoid || home === null || away === null ? null : { home, away },
    isNews: row.settled_at !== null && row.settlement_seen_at === null,
    isDemo: row.is_demo ?? false,
  }
}

/** Saved markets as the doors tell them; `outcomes` are the row's, by market. */
function withOutcomes(markets: readonly SavedMarket[], outcomes: unknown): SavedMarketView[] {
  const ended = storedOutcomes.parse(outcomes)
  return markets.map((market) => ({
    id: market.id,
    name: savedMarketName(market),
    probability: market.chance,
    edge: market.edge,
    odd: market.odd,
    outcome: ended[market.id] ?? null,
  }))
}

function pickOf(row: SavedRow): SavedAnalysis['pick'] {
  const { pick_market_id: marketId, pick_name, pick_probability: probability } = row
  if (marketId === null || pick_name === null || probability === null) return null
  const name = nameOfPick(marketId) ?? pick_name
  return { marketId, name, probability, odd: row.pick_odd, outcome: row.pick_outcome, returned: row.pick_return }
}
