import type { SavedAnalysis, SavedMarket as SavedMarketView } from '@prancheta/contract/history/routes.ts'
import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { z } from 'zod'
import { findSavedMarkets, type SavedMarket, savedMarketName } from '#capabilities/analysis/index.ts'
import type { Log } from '#platform/log/log.ts'
import type { SavedRow } from './history-store.ts'

const storedOutcomes = z.record(z.string(), z.enum(PICK_OUTCOMES))

export function toSavedAnalysis(row: SavedRow, log: Log): SavedAnalysis {
  const { home_goals: home, away_goals: away } = row
  const isVoid = row.settled_at !== null && row.is_void
  const markets = findSavedMarkets(row, log)
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    fixtureId: row.fixture_id,
    homeName: row.home_name,
    awayName: row.away_name,
    leagueName: row.league_name,
    matchDate: row.match_date.toISOString(),
    confidence: row.confidence,
    markets: withOutcomes(markets ?? [], row.market_outcomes),
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
export function withOutcomes(markets: readonly SavedMarket[], outcomes: unknown): SavedMarketView[] {
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
  const name = marketById(marketId)?.name ?? pick_name
  return { marketId, name, probability, odd: row.pick_odd, outcome: row.pick_outcome, returned: row.pick_return }
}
