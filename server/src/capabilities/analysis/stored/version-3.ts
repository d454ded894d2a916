import { z } from 'zod'
import * as shape from './shapes.ts'
import { analysis2, type SavedMarkets2, savedMarkets2 } from './version-2.ts'

/** Version 2 with two kinds of expected goals, and its markets in the order of what they tell. */
export const analysis3 = analysis2.extend({
  version: z.literal(3),
  /** Of the pooled grid, which every chance is read off. */
  expectedGoals: shape.sides,
  /** What the model alone expects. */
  modelGoals: shape.sides,
})
export type Analysis3 = z.output<typeof analysis3>

/** `analyses.markets` where `markets_version` is 3: the shape of version 2, ordered by what each tells. */
export const savedMarkets3 = savedMarkets2
export type SavedMarkets3 = SavedMarkets2
