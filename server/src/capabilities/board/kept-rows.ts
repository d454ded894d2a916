import type { BoardFigures, BoardLeg } from '@prancheta/core/board/board-figures.ts'
import { z } from 'zod'

const chance = z.number().min(0).max(1)
const odd = z.number().min(1)
const resultChances = z.strictObject({ home: chance, draw: chance, away: chance })

/** What is kept of a game, as it is read again. */
export const keptFigures = z.strictObject({
  chances: z.strictObject({ model: resultChances, market: resultChances.nullable(), pooled: resultChances }),
  goals: z.number(),
  over25: chance,
  bothScore: chance,
  offers: z.array(
    z.strictObject({
      marketId: z.string(),
      chance,
      odd,
      house: z.string(),
      at: z.string(),
      edge: z.number(),
      confidence: z.number(),
      isRecommended: z.boolean(),
      moves: z.array(z.strictObject({ at: z.string(), odd })),
    }),
  ),
}) satisfies z.ZodType<BoardFigures>

export const keptLegs = z.record(
  z.string(),
  z.strictObject({ chance, refunded: chance, odd: odd.nullable(), house: z.string().nullable() }),
) satisfies z.ZodType<Record<string, BoardLeg>>
