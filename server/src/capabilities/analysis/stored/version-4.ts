import { z } from 'zod'
import * as shape from './shapes.ts'
import { analysis3, type SavedMarkets3, savedMarkets3 } from './version-3.ts'

const counts = shape.sides.extend({ overdispersion: z.number().min(0), sharing: z.number() })

/** Version 3 with what combinations of one's own are priced from: the whole pooled grid, and how the rest goes with it. */
export const analysis4 = analysis3.extend({
  version: z.literal(4),
  /** Null of what was stored before: of its grid only the scores up to 8-8 were kept. */
  joint: z
    .object({
      size: z.int().positive(),
      chances: z.array(z.number().min(0).max(1)),
      firstHalfShare: z.number().min(0).max(1),
      corners: counts.nullable(),
      cards: counts.nullable(),
    })
    .refine(({ size, chances }) => chances.length === size ** 2)
    .nullable(),
})
export type Analysis4 = z.output<typeof analysis4>

/** `analyses.markets` where `markets_version` is 4: as in version 3. */
export const savedMarkets4 = savedMarkets3
export type SavedMarkets4 = SavedMarkets3
