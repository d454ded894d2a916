import { z } from 'zod'
import { route } from '../protocol/route.ts'

export const listProviders = route({
  method: 'get',
  path: '/api/admin/providers',
  summary: 'Outside services: who serves each part, how it does, what is left of its allowance.',
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
      }),
    ),
  }),
})
