import { PLAN_STAGES } from '@prancheta/core/billing/lifecycle.ts'
import { PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'

/** Matches a month may still hold, or null where there is no limit. */
const units = z.int().min(0)

export const readDashboard = route({
  method: 'get',
  path: '/api/dashboard',
  closedWhilePaused: false,
  summary: 'The user’s own record and what the month still allows; a limit of null is none.',
  input: z.object({}),
  output: z.strictObject({
    totalAnalyses: z.int().min(0),
    greenResults: z.int().min(0),
    redResults: z.int().min(0),
    monthAnalyses: units,
    plan: z.enum(PLANS),
    planActive: z.boolean(),
    quotaLimit: units.nullable(),
    quotaRemaining: units.nullable(),
  }),
})

export const readPlan = route({
  method: 'get',
  path: '/api/plan',
  closedWhilePaused: false,
  summary: 'The user’s own plan, what the month has used, and when both renew; a limit of null is none.',
  input: z.object({}),
  output: z.strictObject({
    plan: z.enum(PLANS),
    active: z.boolean(),
    analyses_count_month: units,
    limit: units.nullable(),
    remaining: units.nullable(),
    analyses_reset_at: z.iso.datetime(),
    /** Where the subscription stands. Its dates are told while it gives the plan. */
    stage: z.enum(PLAN_STAGES),
    current_period_end: z.iso.datetime().nullable(),
    access_until: z.iso.datetime().nullable(),
  }),
})
