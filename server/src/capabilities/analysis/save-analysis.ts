import type { AnalysisResult, saveAnalysis as route } from '@prancheta/contract/analyses.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/route.ts'
import { insertSaved } from '#capabilities/history/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { AnalysisDeps } from './deps.ts'
import { findRun } from './run-store.ts'
import { storedResult } from './stored-result.ts'

/** Saves what the server stored when it analysed the match. Numbers in the body are not looked at. */
export async function saveAnalysis(
  { db }: AnalysisDeps,
  userId: string,
  { fixture_id, analysis_id, pick }: InputOf<typeof route>,
): Promise<OutputOf<typeof route>> {
  const run = await findRun(db, userId, fixture_id, analysis_id)
  const analysis = run && storedResult(run)
  if (!analysis) throw new AppError('analysis.notFound')
  const { fixture } = analysis
  const { id, isNew } = await insertSaved(db, {
    user_id: userId,
    run_id: analysis.id,
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
    confidence: Math.round(analysis.confidence * 100) / 100,
    why: JSON.stringify(analysis.reasoning),
    ...pickColumns(analysis, pick),
  })
  return { id, alreadySaved: !isNew }
}

/** The market named, the recommended one when none is named, nothing when null is. */
function pickColumns(analysis: AnalysisResult, asked: string | null | undefined) {
  const wanted = asked === undefined ? analysis.pick : asked
  if (wanted === null) return {}
  const market = analysis.markets.find(({ id }) => id === wanted)
  if (!market) throw new AppError('analysis.pickUnknown')
  return {
    pick_market_id: market.id,
    pick_name: market.name,
    pick_probability: market.probability / 100,
    pick_odd: market.odd,
  }
}

/** As the specification stores markets: probabilities from 0 to 1. */
function toSavedMarket({ id, name, probability, edge, odd, kelly, isRecommended }: AnalysisResult['markets'][number]) {
  return { id, name, probability: probability / 100, edge, odd, kelly, isRecommended }
}
