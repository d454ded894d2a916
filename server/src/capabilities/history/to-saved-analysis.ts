import { type SavedAnalysis, savedMarket } from '@prancheta/contract/history.ts'
import { z } from 'zod'
import type { SavedRow } from './history-store.ts'

const firstMarkets = z.array(savedMarket)

export function toSavedAnalysis(row: SavedRow): SavedAnalysis {
  const { home_goals: home, away_goals: away } = row
  const isVoid = row.settled_at !== null && row.is_void
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    fixtureId: row.fixture_id,
    homeName: row.home_name,
    awayName: row.away_name,
    leagueName: row.league_name,
    matchDate: row.match_date.toISOString(),
    confidence: row.confidence,
    markets: firstMarkets.parse(row.markets),
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

function pickOf(row: SavedRow): SavedAnalysis['pick'] {
  const { pick_market_id: marketId, pick_name: name, pick_probability: probability } = row
  if (marketId === null || name === null || probability === null) return null
  return { marketId, name, probability, odd: row.pick_odd, outcome: row.pick_outcome, returned: row.pick_return }
}
