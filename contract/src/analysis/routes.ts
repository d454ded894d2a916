import { PLANS } from '@prancheta/core/billing/plans.ts'
import { COMBO_OPTIONS } from '@prancheta/core/combos/bands.ts'
import { CONFIDENCE_PART_NAMES } from '@prancheta/core/confidence/confidence-of.ts'
import { MARKET_FAMILIES, MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { z } from 'zod'
import { fixtureView, idField, matchContext } from '../fixtures/routes.ts'
import { knownBetter, route } from '../protocol/route.ts'
import { analysisWords } from './words.ts'

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

/** What the analysis took of the month, counted as after it. A limit of null is none. */
const quotaView = z.strictObject({
  plan: z.enum(PLANS),
  current: z.int(),
  limit: z.int().nullable(),
  remaining: z.int().nullable(),
  newUnit: z.boolean(),
})

/** What happens on the way to an analysis, in this order. */
export const ANALYSIS_STEPS = ['facts', 'ratings', 'prices', 'explanation', 'storing'] as const
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]

export const analyzeMatchPro = route({
  method: 'post',
  path: '/api/analyze-match-pro',
  steps: ANALYSIS_STEPS,
  closedWhilePaused: true,
  summary: 'Analyses one match. Only `fixtureId` counts; names, kick-off and place are the server’s own.',
  input: z.object({
    fixtureId: z.int({ error: analysisWords.selectAGame }).positive(analysisWords.selectAGame),
    leagueId: knownBetter,
    season: knownBetter,
    homeId: knownBetter,
    awayId: knownBetter,
    homeName: knownBetter,
    awayName: knownBetter,
    lat: knownBetter,
    lon: knownBetter,
    dateUTC: knownBetter,
  }),
  output: analysisResult.extend({ quota: quotaView }),
})

export const readLatestAnalysis = route({
  method: 'get',
  path: '/api/fixtures/:fixtureId/analysis',
  summary:
    'The reader’s newest stored analysis of a match, so that a reload shows it again. Uses nothing of the month.',
  input: z.object({ fixtureId: z.coerce.number().pipe(idField) }),
  output: z.strictObject({
    analysis: analysisResult.nullable(),
    /** The pick it was saved with; null while it is not saved. */
    saved: z.strictObject({ pick: z.string().nullable() }).nullable(),
  }),
})

/** A client may send a whole analysis back, twice over (`markets` and `raw`): about 300 kB. */
const WHOLE_ANALYSIS_BYTES = 1024 * 1024

export const saveAnalysis = route({
  method: 'post',
  path: '/api/save-analysis',
  bodyBytesMax: WHOLE_ANALYSIS_BYTES,
  summary:
    'Saves the newest stored analysis of this match, or the named one, with a pick. A match and pick is one row: saved again, it is updated and keeps its first odd and moment.',
  input: z.object({
    fixture_id: z.int({ error: analysisWords.matchDataMissing }).positive(analysisWords.matchDataMissing),
    /** The stored analysis; without it the user's newest of the match. */
    analysis_id: z.uuid().optional(),
    /** The market the user bets on in mind; without it the recommended one, null for none. */
    pick: z.string().max(100).nullish(),
    league_id: knownBetter,
    league_name: knownBetter,
    season: knownBetter,
    home_id: knownBetter,
    home_name: knownBetter,
    away_id: knownBetter,
    away_name: knownBetter,
    match_date: knownBetter,
    markets: knownBetter,
    confidence: knownBetter,
    why: knownBetter,
    raw: knownBetter,
  }),
  output: z.strictObject({ id: z.uuid(), alreadySaved: z.boolean() }),
})

/** The heart of an analysis, small enough for the first page a visitor loads. */
export const sampleView = z.strictObject({
  match: z.string(),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  kickOff: moment,
  isDemo: z.boolean(),
  createdAt: moment,
  confidence: percent,
  /** Home, draw and away. */
  result: z.array(z.strictObject({ name: z.string(), model: percent, market: percent.nullable(), pooled: percent })),
  /** 0-0 to 5-5: home goals down, away goals across. */
  scores: z.array(z.array(percent)),
  /** The recommended market; null when none has value. */
  pick: z
    .strictObject({
      name: z.string(),
      odd,
      bookmaker: z.string().nullable(),
      fairOdd: odd.nullable(),
      /** A fraction: 0.05 is 5%. */
      edge: z.number(),
      probability: percent,
    })
    .nullable(),
  reasons: z.array(z.string()),
})
export type SampleView = z.output<typeof sampleView>

export const sampleAnalysis = route({
  method: 'get',
  path: '/api/sample-analysis',
  summary: 'What an analysis says of a match of the day, for visitors; null when there is none to show.',
  input: z.object({}),
  output: z.strictObject({ analysis: sampleView.nullable() }),
})
