import type { AnalysisResult, ComboView, MarketView } from '@prancheta/contract/analysis/result.ts'
import type { ComboOption } from '@prancheta/core/combos/bands.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { type BankrollShare, bankrollShare, type Probability, probability } from '@prancheta/core/units.ts'

/** A market as screens draw it: the answer's percent are shares from 0 to 1 here. */
export type ShownMarket = Omit<MarketView, 'probability' | 'modelProbability' | 'marketProbability' | 'kelly'> & {
  /** The pooled one, which decides; model and market stand beside it. */
  chance: Probability
  modelChance: Probability
  /** Null where nobody quotes. */
  marketChance: Probability | null
  /** Share of the base; null without a real odd. */
  stake: BankrollShare | null
}

export type ShownCombo = Pick<
  ComboView,
  'option' | 'name' | 'targetDesc' | 'combinedOdd' | 'hasEstimatedOdds' | 'productOfOdds' | 'reasoning'
> & {
  chance: Probability
  legs: { id: string; name: string; chance: Probability; odd: number | null }[]
}

export type ShownAnalysis = Omit<AnalysisResult, 'markets' | 'combos' | 'scores' | 'confidenceParts' | 'kellyStake'> & {
  /** Points, 0 to 100, like the whole confidence. */
  confidenceParts: { name: AnalysisResult['confidenceParts'][number]['name']; points: number }[]
  markets: ShownMarket[]
  combos: Record<ComboOption, ShownCombo | null>
  /** Chances of the scores 0-0 to 8-8: home goals down, away goals across. */
  scores: Probability[][]
}

const chanceOf = (pct: number) => probability(fromPct(pct))

/** Right after the answer came: from here on nothing is in percent. */
export function toShownAnalysis(answer: AnalysisResult): ShownAnalysis {
  const { markets, combos, scores, confidenceParts, kellyStake: _, ...others } = answer
  return {
    ...others,
    confidenceParts: confidenceParts.map(({ name, pct }) => ({ name, points: pct })),
    markets: markets.map(toShownMarket),
    combos: {
      A: toShownCombo(combos.A),
      B: toShownCombo(combos.B),
      C: toShownCombo(combos.C),
      D: toShownCombo(combos.D),
    },
    scores: scores.map((row) => row.map(chanceOf)),
  }
}

function toShownMarket(answer: MarketView): ShownMarket {
  const { probability: pooledPct, modelProbability, marketProbability, kelly, ...others } = answer
  return {
    ...others,
    chance: chanceOf(pooledPct),
    modelChance: chanceOf(modelProbability),
    marketChance: marketProbability === null ? null : chanceOf(marketProbability),
    stake: kelly === null ? null : bankrollShare(fromPct(kelly)),
  }
}

function toShownCombo(answer: ComboView | null): ShownCombo | null {
  if (!answer) return null
  const { option, name, targetDesc, combinedOdd, hasEstimatedOdds, productOfOdds, reasoning } = answer
  return {
    ...{ option, name, targetDesc, combinedOdd, hasEstimatedOdds, productOfOdds, reasoning },
    chance: chanceOf(answer.combinedProbability),
    legs: answer.markets.map((leg) => ({
      id: leg.id,
      name: leg.name,
      chance: chanceOf(leg.probability),
      odd: leg.odd,
    })),
  }
}
