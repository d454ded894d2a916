import { type AnalysedMarket, bestFirst } from '@prancheta/core/analysis/analyse-match.ts'
import type { Combo } from '@prancheta/core/combos/find-combos.ts'
import { shownScores } from '@prancheta/core/goals/grid-views.ts'
import { contextFacts, type KeptRatings, type MatchFacts, toFixtureView } from '#capabilities/fixtures/index.ts'
import type { BestPrice } from './best-prices.ts'
import type { WrittenExplanation } from './explainer.ts'
import { housesOf } from './houses.ts'
import { partsOf } from './parts.ts'
import type { PricedFixture } from './price-fixture.ts'
import { STORED_VERSION, type StoredAnalysis } from './stored/read-stored.ts'

export type StoredInput = {
  facts: MatchFacts
  kept: KeptRatings
  priced: PricedFixture
  explanation: WrittenExplanation
  stakeBase: number
  now: Date
}

/** All of an analysis but what only storing it adds. */
export type AnalysisBody = Omit<StoredAnalysis, 'createdAt' | 'changes' | 'movement'>

export function toStored({ facts, kept, priced, explanation, stakeBase, now }: StoredInput): AnalysisBody {
  const { analysis, prices } = priced
  const { combos, confidence, pick, expectedGoals, corners, cards } = analysis
  return {
    version: STORED_VERSION,
    fixture: toFixtureView(facts.fixture),
    confidence: confidence.total,
    confidenceParts: confidence.parts,
    ...explanation,
    markets: analysis.markets.toSorted(bestFirst).map((market) => toStoredMarket(market, prices)),
    combos: { A: toCombo(combos.A), B: toCombo(combos.B), C: toCombo(combos.C), D: toCombo(combos.D) },
    pick: pick?.market.id ?? null,
    stakeBase,
    expectedGoals: { home: expectedGoals.home, away: expectedGoals.away },
    expectedCorners: corners && { home: corners.home, away: corners.away },
    expectedCards: cards && { home: cards.home, away: cards.away },
    scores: shownScores(analysis.grids.pooled),
    houses: housesOf(facts.odds.value ?? []),
    context: contextFacts(facts, now.getTime()),
    parts: partsOf(facts, kept, now),
    hasStarted: facts.hasStarted,
    isDemo: facts.fixture.is_demo,
  }
}

function toStoredMarket(
  { market, chances, fairOdd, value, confidence, isRecommended }: AnalysedMarket,
  prices: ReadonlyMap<string, BestPrice>,
): StoredAnalysis['markets'][number] {
  return {
    id: market.id,
    chances,
    fairOdd,
    odd: value.odd,
    house: value.house,
    oddAt: value.oddType === 'real' ? (prices.get(market.id)?.at ?? null) : null,
    edge: value.edge,
    stake: value.kelly,
    confidence: confidence.total,
    isRecommended,
  }
}

function toCombo(combo: Combo | null): StoredAnalysis['combos']['A'] {
  return (
    combo && {
      legs: combo.legs.map(({ market, chance, odd }) => ({ marketId: market.id, chance, odd })),
      chance: combo.chance,
      fairOdd: combo.combinedOdd,
      productOfOdds: combo.productOfOdds,
    }
  )
}
