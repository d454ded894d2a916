import { PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { idField } from '../fixtures/routes.ts'
import { route } from '../protocol/route.ts'

/** What the specification's answers say where there is no limit. Inside the product no limit is null. */
export const UNLIMITED = 999_999

export const checkChatQuota = route({
  method: 'post',
  path: '/api/check-chat-quota',
  closedWhilePaused: true,
  summary:
    'Whether a conversation may begin or go on. Uses nothing; 999999 is no limit. A match or conversation counted this month is free.',
  input: z.object({ fixtureId: idField.nullish(), conversationId: z.uuid().nullish() }),
  output: z.strictObject({
    allowed: z.boolean(),
    remaining: z.int().min(0),
    limit: z.int().min(0),
    plan: z.enum(PLANS),
    current: z.int().min(0),
    /** Whether this month has counted the match or conversation already. */
    alreadyCounted: z.boolean(),
  }),
})

export const listCountedMatches = route({
  method: 'get',
  path: '/api/counted-matches',
  closedWhilePaused: false,
  summary: 'The matches that this month has counted already: analysing or talking about them again uses nothing.',
  input: z.object({}),
  output: z.strictObject({
    matches: z.array(z.strictObject({ fixtureId: idField, isAnalysed: z.boolean() })),
  }),
})
