import type { saveAnalysis as route } from '@prancheta/contract/analysis/routes.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { insertSaved } from '#capabilities/history/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { AnalysisDeps } from './deps.ts'
import { findRun } from './run-store.ts'
import { requireStored, type SavedMarket, STORED_VERSION, type StoredAnalysis } from './stored/read-stored.ts'
import { marketOf } from './stored/words.ts'

/** Saves what the server stored when it analysed the match. Numbers in the body are not looked at. */
export async function saveAnalysis(
  { db, log }: AnalysisDeps,
  userId: string,
  { fixture_id, analysis_id, pick }: InputOf<typeof route>,
): Promise<OutputOf<typeof route>> {
  const run = await findRun(db, userId, fixture_id, analysis_id)
  if (!run) throw new AppError('analysis.notFound')
  const analysis = requireStored(run, log)
  const { fixture } = analysis
  const { id, isNew } = await insertSaved(db, {
    user_id: userId,
    run_id: run.id,
    fixture_id: fixture.fixtureId,
    league_id: fixture.leagueId,
    league_name: fixture.leagueName,
    season: fixture.season,
    home_id: fixture.homeId,
    home_name: fixture.homeName,
    away_id: fixture.awayId,
    away_name: fixture.awayName,
    match_date: new Date(fixture.dateUTC),
    markets: JSON.stringify(analysis.markets.map(toSavedMarket)),
    markets_version: STORED_VERSION,
    confidence: analysis.confidence,
    why: JSON.stringify(analysis.reasoning),
    ...pickColumns(analysis, pick),
  })
  return { id, alreadySaved: !isNew }
}

/** The market named, the recommended one when none is named, nothing when null is. */
function pickColumns(analysis: StoredAnalysis, asked: string | null | undefined) {
  const wanted = asked === undefined ? analysis.pick : asked
  if (wanted === null) return {}
  const market = analysis.markets.find(({ id }) => id === wanted)
  if (!market) throw new AppError('analysis.pickUnknown')
  return {
    pick_market_id: market.id,
    pick_name: marketOf(market.id).name,
    pick_probability: market.chances.pooled,
    pick_odd: market.odd,
  }
}

function toSavedMarket({
  id,
  chances,
  edge,
  odd,
  stake,
  isRecommended,
}: StoredAnalysis['markets'][number]): SavedMarket {
  return { id, chance: chances.pooled, edge, odd, stake, isRecommended }
}
