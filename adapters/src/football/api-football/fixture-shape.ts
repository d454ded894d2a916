import { z } from 'zod'

const sides = z.object({ home: z.number().int().nullable(), away: z.number().int().nullable() })
const team = z.object({ id: z.number(), name: z.string().min(1), logo: z.string().nullish() })

const statisticsBlock = z.object({
  team: z.object({ id: z.number() }),
  statistics: z.array(z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullish() })),
})
const statisticsBlocks = z.array(statisticsBlock)
export type StatisticsBlock = z.output<typeof statisticsBlock>

/** A game as the service sends it; what we do not read is not asked for, so it may change freely. */
export const rawFixture = z.object({
  fixture: z.object({
    id: z.number(),
    timestamp: z.number().int(),
    venue: z.object({ name: z.string().nullish(), city: z.string().nullish() }).nullish(),
    status: z.object({ short: z.string() }),
  }),
  league: z.object({
    id: z.number(),
    name: z.string(),
    country: z.string().nullish(),
    season: z.number().int(),
    round: z.string().nullish(),
  }),
  teams: z.object({ home: team, away: team }),
  score: z.object({ halftime: sides, fulltime: sides }),
  /** Only in answers to `ids`. */
  statistics: statisticsBlocks.optional(),
})
export type RawFixture = z.output<typeof rawFixture>
