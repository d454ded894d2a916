import { z } from 'zod'
import * as shape from './shapes.ts'

/**
 * The first version has no number: it is the answer of the door as it was, with its percent and its words. Read here is what
 * the next version takes; names, groups, labels and notes are left, because they are written anew from ids and numbers.
 */
const percent = z.number().min(0).max(100)

const market = z.object({
  id: shape.marketId,
  probability: percent,
  modelProbability: percent,
  marketProbability: percent.nullable(),
  odd: shape.odd.nullable(),
  fairOdd: shape.odd.nullable(),
  bookmaker: z.string().nullable(),
  oddAt: shape.moment.nullable(),
  edge: z.number().nullable(),
  kelly: percent.nullable(),
  confidence: shape.points,
  isRecommended: z.boolean(),
})

const combo = z
  .object({
    combinedOdd: shape.odd,
    combinedProbability: percent,
    productOfOdds: z.number().nullable(),
    markets: z.array(z.object({ id: shape.marketId, probability: percent, odd: shape.odd.nullable() })),
  })
  .nullable()

const context = shape.surroundings.extend({
  odds: z.array(
    z.object({
      key: shape.oddsKey,
      line: z.number().nullable(),
      outcomes: z.array(z.object({ name: z.string(), price: z.number(), bookmaker: z.string() })),
    }),
  ),
  weather: z
    .object({
      condition: z.string().nullable(),
      minTemp: z.number().nullable(),
      maxTemp: z.number().nullable(),
      chanceOfRain: z.number().nullable(),
      wind: z.number().nullable(),
    })
    .nullable(),
  homeTeamLastMatches: shape.lastMatches.nullable(),
  awayTeamLastMatches: shape.lastMatches.nullable(),
})

export const analysis1 = z.object({
  createdAt: shape.moment,
  fixture: shape.fixture,
  confidence: shape.points,
  confidenceParts: z.array(
    z.object({
      name: z.enum(['amostra', 'concordância com o mercado', 'dados', 'calibração']),
      pct: shape.points,
    }),
  ),
  reasoning: z.array(z.string()),
  explainedBy: z.string().nullable(),
  /** Not there in the very first ones. */
  explanationStandsIn: z.boolean().optional(),
  markets: z.array(market),
  combos: z.object({ A: combo, B: combo, C: combo, D: combo }),
  teamAnalysis: z.string(),
  pick: shape.marketId.nullable(),
  stakeBase: z.number(),
  expectedGoals: shape.sides,
  expectedCorners: shape.sides.nullable(),
  expectedCards: shape.sides.nullable(),
  scores: z.array(z.array(percent)),
  houses: z.array(z.object({ marketId: shape.marketId, prices: shape.housePrices })),
  movement: z.array(z.object({ marketId: shape.marketId, points: shape.pricePoints })),
  context,
  parts: shape.parts,
  hasStarted: z.boolean(),
  isDemo: z.boolean(),
  changes: shape.changes,
})
export type Analysis1 = z.output<typeof analysis1>

/** The short list beside a saved row (`analyses.markets`): chances from 0 to 1, stakes in percent. */
export const savedMarkets1 = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    probability: z.number().min(0).max(1),
    edge: z.number().nullable(),
    odd: shape.odd.nullable(),
    kelly: percent.nullish(),
    isRecommended: z.boolean().optional(),
  }),
)
export type SavedMarkets1 = z.output<typeof savedMarkets1>
