import type { readLatestAnalysis, saveAnalysis as saveRoute } from '@prancheta/contract/analysis/routes.ts'
import type { readAnalysis } from '@prancheta/contract/history/routes.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { legsOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { saveOnce } from '#capabilities/history/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import type { AnalysisDeps } from './analyse-match.ts'
import { reasonsOfCombo, requireOwnCombo } from './price-own-combo.ts'
import { reasonsFor } from './reasons-of-pick.ts'
import { deleteOldRuns, findOldRuns, findRun, findSavedAs, findSavedRun } from './run-store.ts'
import {
  findStored,
  isReadable,
  requireStored,
  type SavedMarket,
  STORED_VERSION,
  type StoredAnalysis,
} from './stored/read-stored.ts'
import { marketOf, toAnswer } from './stored/to-answer.ts'

/** The user's newest analysis of a match; null when there is none, or none that can be read. */
export async function findLatestAnalysis(
  { db, log }: { db: Queryable; log: Log },
  userId: string,
  fixtureId: number,
): Promise<StoredAnalysis | null> {
  const run = await findRun(db, userId, fixtureId)
  return run && findStored(run, log)
}

/** Saves what the server stored when it analysed the match, once a match and pick. Numbers in the body are not looked at. */
export async function saveAnalysis(
  { db, log }: AnalysisDeps,
  userId: string,
  { fixture_id, analysis_id, pick }: InputOf<typeof saveRoute>,
): Promise<OutputOf<typeof saveRoute>> {
  const run = await findRun(db, userId, fixture_id, analysis_id)
  if (!run) throw new AppError('analysis.notFound')
  const analysis = requireStored(run, log)
  const { fixture } = analysis
  const chosen = pickOf(analysis, pick)
  const { id, isNew } = await saveOnce(db, {
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
    confidence: chosen?.confidence ?? analysis.confidence,
    why: JSON.stringify(chosen?.why ?? reasonsFor(analysis, null)),
    ...(chosen?.columns ?? { pick_market_id: null }),
  })
  return { id, alreadySaved: !isNew }
}

type StoredMarket = StoredAnalysis['markets'][number]

/** What is saved of a pick beside the analysis itself. */
type Chosen = { confidence: number; why: string[]; columns: PickColumns }
type PickColumns = { pick_market_id: string; pick_name: string; pick_probability: number; pick_odd: number | null }

/** The market or combination named, the recommended market when none is named, nothing when null is. */
function pickOf(analysis: StoredAnalysis, asked: string | null | undefined): Chosen | null {
  const wanted = asked === undefined ? analysis.pick : asked
  if (wanted === null) return null
  const legs = legsOfPick(wanted)
  if (legs) return ownCombo(analysis, legs)
  const market = analysis.markets.find(({ id }) => id === wanted)
  if (!market) throw new AppError('analysis.pickUnknown')
  const { id, chances, odd, confidence } = market
  const columns = { pick_market_id: id, pick_name: marketOf(id).name, pick_probability: chances.pooled, pick_odd: odd }
  return { confidence, why: reasonsFor(analysis, id), columns }
}

/** No house's price of it is known, so it is saved without an odd. It is trusted as its least trusted leg. */
function ownCombo(analysis: StoredAnalysis, legs: readonly string[]): Chosen {
  const combo = requireOwnCombo(analysis, legs)
  const trusted = analysis.markets.flatMap(({ id, confidence }) => (legs.includes(id) ? [confidence] : []))
  return {
    confidence: Math.min(analysis.confidence, ...trusted),
    why: reasonsOfCombo(combo),
    columns: {
      pick_market_id: combo.pick,
      pick_name: combo.pickName,
      pick_probability: combo.chance,
      pick_odd: null,
    },
  }
}

function toSavedMarket({ id, chances, edge, odd, stake, isRecommended }: StoredMarket): SavedMarket {
  return { id, chance: chances.pooled, edge, odd, stake, isRecommended }
}

/** The reader's newest analysis of a match, as it was answered; nothing where there is none that can be read. */
export async function readLatest(
  { db, log }: AnalysisDeps,
  userId: string,
  fixtureId: number,
): Promise<OutputOf<typeof readLatestAnalysis>> {
  const run = await findRun(db, userId, fixtureId)
  const stored = run && findStored(run, log)
  if (!stored) return { analysis: null, saved: null }
  const saved = await findSavedAs(db, run.id)
  return { analysis: toAnswer(run.id, stored), saved: saved ? { pick: saved.pick_market_id } : null }
}

/** A saved analysis of the reader's own, whole, as it was answered then, with the pick its owner chose. */
export async function readSaved(
  { db, log }: AnalysisDeps,
  userId: string,
  savedId: string,
): Promise<OutputOf<typeof readAnalysis>> {
  const run = await findSavedRun(db, userId, savedId)
  if (!run) throw new AppError('analysis.notFound')
  return { analysis: toAnswer(run.id, requireStored(run, log)), pick: run.pick_market_id }
}

const RUNS_KEPT_MS = 30 * 86_400_000
/** Each is read before it goes, and weighs some 100 kB. */
const RUNS_AT_ONCE = 20

/**
 * 'What changed' and saving need the newest run of a match; older ones are kept a month. One that no version of ours can read
 * is never removed: whatever went wrong with it can still be put right.
 */
export async function tidyRuns(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RUNS_KEPT_MS)
  let after: string | null = null
  while (true) {
    const runs = await findOldRuns(db, before, { after, limit: RUNS_AT_ONCE })
    const readable = runs.filter(({ result }) => isReadable(result))
    await deleteOldRuns(
      db,
      before,
      readable.map(({ id }) => id),
    )
    after = runs.at(-1)?.id ?? null
    if (runs.length < RUNS_AT_ONCE) return
  }
}
