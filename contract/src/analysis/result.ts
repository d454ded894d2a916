import { COMBO_OPTIONS } from '@prancheta/core/combos/bands.ts'
import { CONFIDENCE_PART_NAMES } from '@prancheta/core/confidence/confidence-of.ts'
import { MARKET_FAMILIES, MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { z } from 'zod'
import { matchContext } from '../fixtures/context.ts'
import { fixtureView } from '../fixtures/routes.ts'

/** 0 to 100. */
const percent = z.number().min(0).max(100)
const odd = z.number().min(1)
const moment = z.iso.datetime()
const sides = z.strictObject({ home: z.number(), away: z.number() })

const marketView = z.strictObject({
  id: z.string(),
  name: z.string(),
  group: z.enum(MARKET_GROUPS),
  family: z.enum(MARKET_FAMILIES),
  line: z.number().nullable(),
  /** The pooled one, which decides; model and market stand beside it. */
  probability: percent,
  modelProbability: percent,
  /** Null where nobody quotes. */
  marketProbability: percent.nullable(),
  odd: odd.nullable(),
  /** Null where the market cannot win. */
  fairOdd: odd.nullable(),
  oddType: z.enum(['real', 'fair']),
  bookmaker: z.string().nullable(),
  /** When the house set the odd. */
  oddAt: moment.nullable(),
  isEstimated: z.boolean(),
  /** A fraction: 0.05 is 5%. Null without a real odd, as the stake is. */
  edge: z.number().nullable(),
  label: z.enum(['valor', 'marginal', 'sem valor']).nullable(),
  kelly: percent.nullable(),
  confidence: percent,
  isRecommended: z.boolean(),
})
export type MarketView = z.output<typeof marketView>

const comboView = z.strictObject({
  option: z.enum(COMBO_OPTIONS),
  name: z.string(),
  targetDesc: z.string(),
  combinedOdd: odd,
  combinedProbability: percent,
  hasEstimatedOdds: z.boolean(),
  /** The legs' real odds multiplied, for comparison only; no house pays it on one match. */
  productOfOdds: z.number().nullable(),
  expectedValue: z.number().nullable(),
  kelly: percent.nullable(),
  reasoning: z.string(),
  markets: z.array(z.strictObject({ id: z.string(), name: z.string(), probability: percent, odd: odd.nullable() })),
})
export type ComboView = z.output<typeof comboView>

/** Where one part of the answer comes from and how old it is. */
const partView = z.strictObject({
  part: z.enum(['ratings', 'odds', 'form', 'headToHead', 'table', 'weather', 'statistics']),
  source: z.string().nullable(),
  at: moment.nullable(),
  isStale: z.boolean(),
  isMissing: z.boolean(),
})

const countFacts = z.strictObject({
  home: z.number(),
  away: z.number(),
  overdispersion: z.number(),
  sharing: z.number(),
})

/** What combinations of one's own are priced from; chances are 0 to 1 here, to the last digit. */
const jointFacts = z.strictObject({
  size: z.int().positive(),
  chances: z.array(z.number().min(0).max(1)),
  firstHalfShare: z.number(),
  corners: countFacts.nullable(),
  cards: countFacts.nullable(),
})

const housePrice = z.strictObject({ house: z.string(), price: odd, at: moment })

export const analysisResult = z.strictObject({
  id: z.uuid(),
  createdAt: moment,
  fixture: fixtureView,
  match: z.string(),
  league: z.string(),
  confidence: percent,
  confidenceParts: z.array(z.strictObject({ name: z.enum(CONFIDENCE_PART_NAMES), pct: percent })),
  /** 3 to 5 points. */
  reasoning: z.array(z.string()),
  /** Who wrote them: null is the product itself. */
  explainedBy: z.string().nullable(),
  /** True when an AI should have written them and could not, so that the product did. */
  explanationStandsIn: z.boolean().optional(),
  /** Best first: recommended, then by edge, then by what they tell. */
  markets: z.array(marketView),
  combos: z.strictObject({
    A: comboView.nullable(),
    B: comboView.nullable(),
    C: comboView.nullable(),
    D: comboView.nullable(),
  }),
  comboNotes: z.array(z.string()),
  teamAnalysis: z.string(),
  /** Percent of the base, of the pick; 0 without one. */
  kellyStake: percent,
  warning: z.string(),
  /** The best recommended market; null when none has value. */
  pick: z.string().nullable(),
  /** The base of stakes in R$, the reader's own. */
  stakeBase: z.number(),
  /** Of the joint scores, which every chance is read off; beside them the model's own. */
  expectedGoals: sides,
  modelGoals: sides,
  expectedCorners: sides.nullable(),
  expectedCards: sides.nullable(),
  /** Chances of the scores 0-0 to 8-8 in percent: home goals down, away goals across. */
  scores: z.array(z.array(percent)),
  /** Null of an analysis made before combinations of one's own were. */
  joint: jointFacts.nullable(),
  /** What every house offers, by market. */
  houses: z.array(z.strictObject({ marketId: z.string(), name: z.string(), prices: z.array(housePrice) })),
  /** The best price over time, by market. */
  movement: z.array(
    z.strictObject({
      marketId: z.string(),
      name: z.string(),
      points: z.array(z.strictObject({ at: moment, price: odd })),
    }),
  ),
  context: matchContext,
  parts: z.array(partView),
  /** Then only what was known before kick-off was used. */
  hasStarted: z.boolean(),
  isDemo: z.boolean(),
  /** Since this user's last analysis of the match; null the first time. */
  changes: z.strictObject({ since: moment, items: z.array(z.string()) }).nullable(),
})
export type AnalysisResult = z.output<typeof analysisResult>
