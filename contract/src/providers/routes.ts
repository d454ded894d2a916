import { z } from 'zod'
import { route } from '../protocol/route.ts'

/** What may fail: the parts that are asked for data, and mail and payments, which only do as they are told. */
export const WATCHED_KINDS = ['football', 'odds', 'weather', 'ai', 'mail', 'payments'] as const

const trouble = z.strictObject({
  kind: z.enum(WATCHED_KINDS),
  source: z.string(),
  /** Whose subscription cannot be read, by the service's own id, where it is only that. */
  customer: z.string().nullable(),
  /** The first of the failures in a row. */
  since: z.iso.datetime(),
  last_failure_at: z.iso.datetime(),
  last_failure: z.string(),
  /** Whether the embedded analyst answers in the AI's place; false for everything else. */
  has_stand_in: z.boolean(),
})
export type Trouble = z.output<typeof trouble>

export const listProviders = route({
  method: 'get',
  path: '/api/admin/providers',
  summary:
    'Outside services: who serves each part, how it does, what is left of its allowance, and which ones keep failing.',
  input: z.object({}),
  output: z.strictObject({
    providers: z.array(
      z.strictObject({
        kind: z.enum(['football', 'odds', 'weather', 'ai']),
        /** Null where nothing serves this part. */
        source: z.string().nullable(),
        is_demo: z.boolean(),
        /** 'open': it failed too often lately and is not asked; 'half_open': the next call tries it. */
        circuit: z.enum(['closed', 'open', 'half_open']),
        last_success_at: z.iso.datetime().nullable(),
        last_failure_at: z.iso.datetime().nullable(),
        /** The kind of failure only; the service's words may hold what is private. */
        last_failure: z.string().nullable(),
        quotas: z.array(
          z.strictObject({
            period: z.enum(['minute', 'day', 'month']),
            limit: z.int().nullable(),
            left: z.int(),
            seen_at: z.iso.datetime(),
          }),
        ),
        /** Seasons that the plan paid for does not have, by the year they begin in, and of how many leagues. */
        refused_seasons: z.array(z.strictObject({ season: z.int(), leagues: z.int() })),
      }),
    ),
    /** The services that fail again and again, until they work again. */
    troubles: z.array(trouble),
  }),
})
