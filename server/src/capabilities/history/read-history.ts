import {
  HISTORY_PAGE,
  type listHistory,
  type readNews as newsRoute,
  type readSavedMarkets,
  type readUnfinished as unfinishedRoute,
} from '@prancheta/contract/history/routes.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { findSavedMarkets } from '#capabilities/analysis/index.ts'
import { findFixtureRows } from '#capabilities/fixtures/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { HistoryDeps } from './deps.ts'
import { parseCursor, toCursor } from './history-position.ts'
import { countNews, findCounts, findMarkets, findNews, findPage, findUnfinished } from './history-store.ts'
import { toSavedAnalysis, withOutcomes } from './to-saved-analysis.ts'

const NEWS_SHOWN = 3
const UNFINISHED_SHOWN = 4

export async function readHistory(
  { db, log }: HistoryDeps,
  userId: string,
  { filter = 'all', cursor }: InputOf<typeof listHistory>,
): Promise<OutputOf<typeof listHistory>> {
  const [counts, rows] = await Promise.all([
    findCounts(db, userId),
    findPage(db, userId, { filter, after: parseCursor(cursor), limit: HISTORY_PAGE + 1 }),
  ])
  const page = rows.slice(0, HISTORY_PAGE)
  const last = rows.length > HISTORY_PAGE ? page.at(-1) : undefined
  return { counts, analyses: page.map((row) => toSavedAnalysis(row, log)), next_cursor: last ? toCursor(last) : null }
}

export async function readNews({ db, log }: HistoryDeps, userId: string): Promise<OutputOf<typeof newsRoute>> {
  const [count, rows] = await Promise.all([countNews(db, userId), findNews(db, userId, NEWS_SHOWN)])
  return { count, analyses: rows.map((row) => toSavedAnalysis(row, log)) }
}

export async function readMarkets(
  { db, log }: HistoryDeps,
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
  { db, clock }: HistoryDeps,
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
      return {
        fixtureId: fixture_id,
        homeName: game.home_name,
        awayName: game.away_name,
        leagueName: game.league_name,
        kickOff: game.kick_off.toISOString(),
        isTimeKnown: game.is_time_known,
        analysedAt: created_at.toISOString(),
        isSaved: Boolean(is_saved),
      }
    }),
  }
}
