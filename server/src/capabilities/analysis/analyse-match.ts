import type { AnalysisResult } from '@prancheta/contract/analysis/result.ts'
import type { AnalysisStep, analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { quotaExhausted } from '@prancheta/contract/analysis/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { type Snapshot, whatChanged } from '@prancheta/core/analysis/what-changed.ts'
import { matchFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import {
  type FixturesDeps,
  findFixtureRow,
  findQuoteHistory,
  gatherMatchFacts,
  ratingsForMatch,
} from '#capabilities/fixtures/index.ts'
import { findStakeBase } from '#capabilities/identity/index.ts'
import { isSeasonRefused } from '#capabilities/providers/index.ts'
import { isDatabaseAway } from '#platform/db/is-away.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Session } from '#platform/session/session.ts'
import { type Explainer, embeddedExplainer, explainMatch } from './explain-match.ts'
import { priceFixture } from './price-fixture.ts'
import { type Claim, claim, giveBack, keep } from './quota/quota.ts'
import { findRun, insertRun } from './run-store.ts'
import { findStored, type StoredAnalysis } from './stored/read-stored.ts'
import { toAnswer } from './stored/to-answer.ts'
import { toBriefing } from './stored/to-briefing.ts'
import { type AnalysisBody, movementOf, toStored } from './to-stored.ts'

/** What an analysis needs is what the match's facts need: games, sources, clock and database. */
export type AnalysisDeps = FixturesDeps

const SAME_ANSWER_MS = 60_000

type OnStep = (step: AnalysisStep) => void
export type AnalysingDeps = AnalysisDeps & {
  explainer: Explainer
  /** A result offers a card, so its drawing is made ready. */
  prepareCard: (viewer: Session) => void
}

/**
 * 'Gerar Análise Inteligente': the match is claimed before anything costly is asked for, and given back when the
 * analysis fails. Everything but the match's id is the server's own.
 */
export async function analyseMatch(
  deps: AnalysingDeps,
  userId: string,
  fixtureId: number,
  onStep: OnStep,
): Promise<OutputOf<typeof analyzeMatchPro>> {
  if (!(await findFixtureRow(deps.db, fixtureId))) throw new AppError('fixture.notFound')
  const claimed = await claimMatch(deps, userId, fixtureId)
  try {
    const result = await runFor(deps, userId, fixtureId, onStep)
    await keep(deps, claimed)
    const { plan, used: current, limit, remaining, newUnit } = claimed
    return { ...result, quota: { plan, current, limit, remaining, newUnit } }
  } catch (error) {
    await giveBack(deps, claimed)
    throw error instanceof AppError || isDatabaseAway(error) ? error : new AppError('analysis.failed', { cause: error })
  }
}

async function claimMatch(deps: AnalysisDeps, userId: string, fixtureId: number): Promise<Claim> {
  const answer = await claim(deps, userId, { fixtureId })
  if (answer.granted) return answer
  throw new AppError('analysis.quotaExhausted', { words: quotaExhausted(answer.limit ?? 0, answer.plan) })
}

async function runFor(deps: AnalysingDeps, userId: string, fixtureId: number, onStep: OnStep): Promise<AnalysisResult> {
  const { db, clock, log, explainer } = deps
  const [stakeBase, before] = await Promise.all([findStakeBase(db, userId), findRun(db, userId, fixtureId)])
  const known = before && findStored(before, log)
  // The same request within a minute: the analysis that was just made is the answer.
  if (before && known?.stakeBase === stakeBase && Date.parse(known.createdAt) > clock.now().getTime() - SAME_ANSWER_MS)
    return toAnswer(before.id, known)
  const { body, movement } = await analyseFixture(deps, fixtureId, { stakeBase, explainer, onStep })
  onStep('storing')
  const createdAt = clock.now()
  const changes =
    before && known
      ? { since: before.created_at.toISOString(), items: whatChanged(snapshotOf(known), snapshotOf(body)) }
      : null
  const stored: StoredAnalysis = { ...body, movement, changes, createdAt: createdAt.toISOString() }
  const { id } = await insertRun(db, { userId, fixtureId, at: createdAt, analysis: stored })
  return toAnswer(id, stored)
}

type FixtureWish = { stakeBase: number; isForMember?: boolean; explainer?: Explainer; onStep?: OnStep }

/** The analysis itself. Unless told otherwise, the product explains it in its own words. */
export async function analyseFixture(
  deps: AnalysisDeps,
  fixtureId: number,
  { stakeBase, isForMember = true, explainer = embeddedExplainer, onStep = () => {} }: FixtureWish,
): Promise<{ body: AnalysisBody; movement: StoredAnalysis['movement'] }> {
  onStep('facts')
  const facts = await gatherMatchFacts(deps, fixtureId, { isForMember })
  const now = deps.clock.now()
  onStep('ratings')
  const [kept, history] = await Promise.all([
    ratingsForMatch(deps, facts.fixture),
    findQuoteHistory(deps.db, fixtureId),
  ])
  if (!kept) {
    const { source, league_source_id: leagueId, season } = facts.fixture
    const isRefused = await isSeasonRefused(deps, source, { leagueId, season })
    throw new AppError(isRefused ? 'analysis.seasonNotCovered' : 'analysis.ratingsNotReady')
  }
  onStep('prices')
  const priced = priceFixture(facts, kept, now)
  onStep('explanation')
  const { clubs, ...own } = explainMatch(facts, priced.analysis)
  const unexplained = { ...own, explainedBy: null, explanationStandsIn: false }
  const body = toStored({ facts, kept, priced, explanation: unexplained, stakeBase, now })
  const movement = movementOf(history.filter(({ house }) => facts.isOffered(house)))
  const explanation = await explainer({ ...own, clubs }, () => matchFacts(toBriefing({ ...body, movement })))
  return { body: { ...body, ...explanation }, movement }
}

function snapshotOf({ pick, confidence, markets }: AnalysisBody): Snapshot {
  return { pick, confidence, markets: markets.map(({ id, chances, odd }) => ({ id, chance: chances.pooled, odd })) }
}
