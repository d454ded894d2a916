import type { AnalysisResult, ComboView, MarketView } from '@prancheta/contract/analyses.ts'
import { type AnalysedMarket, bestFirst } from '@prancheta/core/analysis/analyse-match.ts'
import type { Combo } from '@prancheta/core/combos/find-combos.ts'
import { CONFIDENCE_PARTS } from '@prancheta/core/confidence/confidence-of.ts'
import { shownScores } from '@prancheta/core/goals/grid-views.ts'
import { type KeptRatings, type MatchFacts, toFixtureView, toMatchContext } from '#capabilities/fixtures/index.ts'
import type { BestPrice } from './best-prices.ts'
import type { WrittenExplanation } from './explainer.ts'
import { housesOf } from './houses.ts'
import { partsOf } from './parts.ts'
import type { PricedFixture } from './price-fixture.ts'

export type ResultInput = {
  facts: MatchFacts
  kept: KeptRatings
  priced: PricedFixture
  explanation: WrittenExplanation
  stakeBase: number
  now: Date
}

/** All that the reader gets, without what only storing it adds. */
export type ResultBody = Omit<AnalysisResult, 'id' | 'createdAt' | 'changes' | 'movement'>

export function toResult({ facts, kept, priced, explanation, stakeBase, now }: ResultInput): ResultBody {
  const { fixture } = facts
  const { analysis, prices } = priced
  const { combos, confidence, pick } = analysis
  return {
    fixture: toFixtureView(fixture),
    match: `${fixture.home_name} x ${fixture.away_name}`,
    league: fixture.league_name,
    confidence: confidence.total,
    confidenceParts: CONFIDENCE_PARTS.map((name) => ({ name, pct: confidence.parts[name] })),
    ...explanation,
    markets: analysis.markets.toSorted(bestFirst).map((market) => toMarketView(market, prices)),
    combos: { A: toComboView(combos.A), B: toComboView(combos.B), C: toComboView(combos.C), D: toComboView(combos.D) },
    comboNotes: combos.notes,
    kellyStake: 100 * (pick?.value.kelly ?? 0),
    pick: pick?.market.id ?? null,
    stakeBase,
    expectedGoals: { home: analysis.expectedGoals.home, away: analysis.expectedGoals.away },
    expectedCorners: analysis.corners && { home: analysis.corners.home, away: analysis.corners.away },
    expectedCards: analysis.cards && { home: analysis.cards.home, away: analysis.cards.away },
    scores: shownScores(analysis.grids.pooled).map((row) => row.map((chance) => 100 * chance)),
    houses: housesOf(facts.odds.value ?? []),
    context: toMatchContext(facts, now.getTime()),
    parts: partsOf(facts, kept, now),
    hasStarted: facts.hasStarted,
    isDemo: fixture.is_demo,
  }
}

function toMarketView(analysed: AnalysedMarket, prices: ReadonlyMap<string, BestPrice>): MarketView {
  const { market, chances, fairOdd, value, confidence, isRecommended } = analysed
  return {
    id: market.id,
    name: market.name,
    group: market.group,
    family: market.family,
    line: market.line,
    probability: 100 * chances.pooled,
    modelProbability: 100 * chances.model,
    marketProbability: chances.market === null ? null : 100 * chances.market,
    odd: value.odd,
    fairOdd,
    oddType: value.oddType,
    bookmaker: value.house,
    oddAt: value.oddType === 'real' ? (prices.get(market.id)?.at ?? null) : null,
    isEstimated: value.oddType === 'fair',
    edge: value.edge,
    label: value.label,
    kelly: value.kelly === null ? null : 100 * value.kelly,
    confidence: confidence.total,
    isRecommended,
  }
}

function toComboView(combo: Combo | null): ComboView | null {
  if (!combo) return null
  const { legs, chance, kelly, ...rest } = combo
  return {
    ...rest,
    combinedProbability: 100 * chance,
    kelly: kelly === null ? null : 100 * kelly,
    markets: legs.map(({ market, chance: own, odd }) => ({
      id: market.id,
      name: market.name,
      probability: 100 * own,
      odd,
    })),
  }
}
