import { bankrollShare, probability } from '@prancheta/core/units.ts'
import { z } from 'zod'
import * as shape from './shapes.ts'

/** A chance, and a share of the base of stakes: both 0 to 1, checked as they are read. */
const chance = z.number().min(0).max(1).transform(probability)
const share = z.number().min(0).max(1).transform(bankrollShare)

const market = z.object({
  id: shape.marketId,
  chances: z.object({ model: chance, market: chance.nullable(), pooled: chance }),
  /** Null where the market cannot win. */
  fairOdd: shape.odd.nullable(),
  /** Null without a real price, as house, time, edge and stake are. */
  odd: shape.odd.nullable(),
  house: z.string().nullable(),
  oddAt: shape.moment.nullable(),
  edge: z.number().nullable(),
  stake: share.nullable(),
  confidence: shape.points,
  isRecommended: z.boolean(),
})

const combo = z
  .object({
    legs: z.array(z.object({ marketId: shape.marketId, chance, odd: shape.odd.nullable() })),
    chance,
    fairOdd: shape.odd,
    productOfOdds: z.number().nullable(),
  })
  .nullable()

const form = shape.lastMatches.nullable()

const context = shape.surroundings.extend({
  odds: z.array(
    z.object({
      key: shape.oddsKey,
      line: z.number().nullable(),
      outcomes: z.array(
        z.object({
          outcome: z.enum(['home', 'draw', 'away', 'over', 'under', 'yes', 'no']),
          price: z.number(),
          bookmaker: z.string(),
        }),
      ),
    }),
  ),
  weather: z
    .object({
      condition: z.string().nullable(),
      minTempC: z.number().nullable(),
      maxTempC: z.number().nullable(),
      /** As the source told it, in whole percent. */
      rainChancePct: z.number().nullable(),
      windKmh: z.number().nullable(),
    })
    .nullable(),
  form: z.object({ home: form, away: form }),
})

/** The whole of an analysis, as the product keeps it: `analysis_runs.result`. */
export const analysis2 = z.object({
  version: z.literal(2),
  createdAt: shape.moment,
  fixture: shape.fixture,
  confidence: shape.points,
  confidenceParts: z.object({
    sample: shape.points,
    agreement: shape.points,
    data: shape.points,
    calibration: shape.points,
  }),
  /** Texts are kept as they were told: nobody can write an AI's words again. */
  reasoning: z.array(z.string()),
  teamAnalysis: z.string(),
  explainedBy: z.string().nullable(),
  explanationStandsIn: z.boolean(),
  /** Best first. */
  markets: z.array(market),
  combos: z.object({ A: combo, B: combo, C: combo, D: combo }),
  pick: shape.marketId.nullable(),
  /** R$ that stakes are shares of. */
  stakeBase: z.number(),
  expectedGoals: shape.sides,
  expectedCorners: shape.sides.nullable(),
  expectedCards: shape.sides.nullable(),
  /** Of the scores 0-0 to 8-8: home goals down, away goals across. */
  scores: z.array(z.array(chance)),
  houses: z.array(z.object({ marketId: shape.marketId, prices: shape.housePrices })),
  movement: z.array(z.object({ marketId: shape.marketId, points: shape.pricePoints })),
  context,
  parts: shape.parts,
  hasStarted: z.boolean(),
  isDemo: z.boolean(),
  changes: shape.changes,
})
export type Analysis2 = z.output<typeof analysis2>

/** The short list beside a saved row: `analyses.markets` where `markets_version` is 2. */
export const savedMarkets2 = z.array(
  z.object({
    id: z.string(),
    /** Only of a market that the catalogue does not know: nobody could write it again. */
    name: z.string().optional(),
    chance,
    edge: z.number().nullable(),
    odd: shape.odd.nullable(),
    stake: share.nullable(),
    isRecommended: z.boolean(),
  }),
)
export type SavedMarkets2 = z.output<typeof savedMarkets2>
