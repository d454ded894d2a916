import { PLANS } from '@prancheta/core/plans/plans.ts'
import { z } from 'zod'
import { idField } from './fixtures.ts'
import { route } from './route.ts'

/** What the specification's answers say where there is no limit. Inside the product no limit is null. */
export const UNLIMITED = 999_999

export const checkChatQuota = route({
  method: 'post',
  path: '/api/check-chat-quota',
  summary: 'What the month still allows; never uses any of it. A match that was counted already is allowed for free.',
  input: z.object({ fixtureId: idField.nullish() }),
  output: z.strictObject({
    allowed: z.boolean(),
    remaining: z.int().min(0),
    limit: z.int().min(0),
    plan: z.enum(PLANS),
    current: z.int().min(0),
    /** Whether this month has counted the match already. */
    alreadyCounted: z.boolean(),
  }),
})
