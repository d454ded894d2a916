import type { AnalysisResult, ComboView, MarketView } from '@prancheta/contract/analysis/result.ts'
import { COMBO_BANDS, type ComboBand, type ComboOption, noComboNote } from '@prancheta/core/combos/bands.ts'
import { reasonOf } from '@prancheta/core/combos/reason.ts'
import { CONFIDENCE_PART_NAMES, CONFIDENCE_PARTS } from '@prancheta/core/confidence/confidence-of.ts'
import { VARIANCE_NOTE } from '@prancheta/core/explain/write-facts.ts'
import { type Market, marketById } from '@prancheta/core/markets/catalogue.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { withinStakeMax } from '@prancheta/core/value/kelly.ts'
import { labelOf } from '@prancheta/core/value/value-at.ts'
import { toMatchContext } from '#capabilities/fixtures/index.ts'
import type { SavedMarket, StoredAnalysis } from './read-stored.ts'

/** The door's answer: words written from ids, and shares in percent where the specification has percent. */
export function toAnswer(id: string, stored: StoredAnalysis): AnalysisResult {
  const { fixture, combos, markets } = stored
  return {
    id,
    createdAt: stored.createdAt,
    fixture,
    match: `${fixture.homeName} x ${fixture.awayName}`,
    league: fixture.leagueName,
    confidence: stored.confidence,
    confidenceParts: confidencePartsOf(stored).map(({ name, points }) => ({ name, pct: points })),
    reasoning: stored.reasoning,
    explainedBy: stored.explainedBy,
    explanationStandsIn: stored.explanationStandsIn,
    markets: markets.map(toMarketView),
    combos: {
      A: toComboView('A', combos.A),
      B: toComboView('B', combos.B),
      C: toComboView('C', combos.C),
      D: toComboView('D', combos.D),
    },
    comboNotes: COMBO_BANDS.filter(({ option }) => combos[option] === null).map(noComboNote),
    teamAnalysis: stored.teamAnalysis,
    kellyStake: toPct(withinStakeMax(markets.find((market) => market.id === stored.pick)?.stake ?? 0)),
    warning: VARIANCE_NOTE,
    pick: stored.pick,
    stakeBase: stored.stakeBase,
    expectedGoals: stored.expectedGoals,
    modelGoals: stored.modelGoals,
    expectedCorners: stored.expectedCorners,
    expectedCards: stored.expectedCards,
    scores: stored.scores.map((row) => row.map(toPct)),
    joint: stored.joint,
    houses: stored.houses.map(({ marketId, prices }) => ({ marketId, name: marketOf(marketId).name, prices })),
    movement: stored.movement.map(({ marketId, points }) => ({ marketId, name: marketOf(marketId).name, points })),
    context: toMatchContext(stored.context, fixture),
    parts: stored.parts,
    hasStarted: stored.hasStarted,
    isDemo: stored.isDemo,
    changes: stored.changes,
  }
}

function toMarketView(stored: StoredAnalysis['markets'][number]): MarketView {
  const { name, group, family, line } = marketOf(stored.id)
  const { model, market, pooled } = stored.chances
  return {
    id: stored.id,
    name,
    group,
    family,
    line,
    probability: toPct(pooled),
    modelProbability: toPct(model),
    marketProbability: market === null ? null : toPct(market),
    odd: stored.odd,
    fairOdd: stored.fairOdd,
    oddType: stored.odd === null ? 'fair' : 'real',
    bookmaker: stored.house,
    oddAt: stored.oddAt,
    isEstimated: stored.odd === null,
    edge: stored.edge,
    label: stored.edge === null ? null : labelOf(stored.edge),
    kelly: stored.stake === null ? null : toPct(withinStakeMax(stored.stake)),
    confidence: stored.confidence,
    isRecommended: stored.isRecommended,
  }
}

function toComboView(option: ComboOption, combo: StoredAnalysis['combos']['A']): ComboView | null {
  if (!combo) return null
  const { name, targetDesc } = bandOf(option)
  const legs = comboLegs(combo)
  return {
    option,
    name,
    targetDesc,
    combinedOdd: combo.fairOdd,
    combinedProbability: toPct(combo.chance),
    hasEstimatedOdds: legs.some(({ odd }) => odd === null),
    productOfOdds: combo.productOfOdds,
    // No house prices the combination as a whole, so there is nothing to expect of it yet.
    expectedValue: null,
    kelly: null,
    reasoning: reasonOf(legs, combo.chance),
    markets: legs.map(({ market, chance, odd }) => ({
      id: market.id,
      name: market.name,
      probability: toPct(chance),
      odd,
    })),
  }
}

/** Every id of a stored analysis is one of the catalogue: it is checked when it is read. */
export function marketOf(id: string): Market {
  const market = marketById(id)
  if (!market) throw new RangeError('a market that the catalogue does not know')
  return market
}

export function savedMarketName({ id, name }: Pick<SavedMarket, 'id' | 'name'>): string {
  return marketById(id)?.name ?? name ?? id
}

export function bandOf(option: ComboOption): ComboBand {
  const band = COMBO_BANDS.find((one) => one.option === option)
  if (!band) throw new RangeError(`no option ${option}`)
  return band
}

export function comboLegs({ legs }: NonNullable<StoredAnalysis['combos'][ComboOption]>) {
  return legs.map(({ marketId, chance, odd }) => ({ market: marketOf(marketId), chance, odd }))
}

/** The parts of a confidence with the names people read, in the order they are told. */
export function confidencePartsOf({ confidenceParts: parts }: Pick<StoredAnalysis, 'confidenceParts'>) {
  return CONFIDENCE_PARTS.map((part) => ({ name: CONFIDENCE_PART_NAMES[part], points: parts[part] }))
}
