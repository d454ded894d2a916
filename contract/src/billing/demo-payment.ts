import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { SUBSCRIPTION_STATUSES } from '@prancheta/core/billing/subscription.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'

// Doors of the demonstration payment. They exist only where no payment key is set, and never in production.

const sessionId = z.string().min(1).max(100)

export const readDemoCheckout = route({
  method: 'get',
  path: '/api/demo/checkout/:sessionId',
  closedWhilePaused: false,
  summary: 'The demonstration payment that a checkout leads to. No money moves.',
  input: z.object({ sessionId }),
  output: z.strictObject({
    plan: z.enum(PAID_PLANS),
    monthlyPriceCents: z.int(),
    status: z.enum(['open', 'complete', 'expired']),
  }),
})

export const payDemoCheckout = route({
  method: 'post',
  path: '/api/demo/checkout/:sessionId/pay',
  closedWhilePaused: true,
  summary: 'Pays or declines the demonstration payment. Card numbers never leave the browser.',
  input: z.object({ sessionId, card: z.enum(['approved', 'declined']) }),
  output: z.strictObject({ outcome: z.enum(['paid', 'declined']), url: z.string() }),
})

export const cancelDemoCheckout = route({
  method: 'post',
  path: '/api/demo/checkout/:sessionId/cancel',
  closedWhilePaused: false,
  summary: 'Leaves the demonstration payment without paying.',
  input: z.object({ sessionId }),
  output: z.strictObject({ url: z.string() }),
})

const demoSubscription = z.strictObject({
  plan: z.enum(PAID_PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  period_end: z.iso.datetime(),
  cancels_at: z.iso.datetime().nullable(),
})

export type DemoSubscriptionView = z.output<typeof demoSubscription>

export const readDemoPortal = route({
  method: 'get',
  path: '/api/demo/portal',
  closedWhilePaused: false,
  summary: 'The demonstration subscription of the user, or null.',
  input: z.object({}),
  output: z.strictObject({ subscription: demoSubscription.nullable() }),
})

const DEMO_ACTIONS = ['changePlan', 'cancel', 'resume', 'payAgain', 'failRenewal', 'endPeriod'] as const
export type DemoAction = (typeof DEMO_ACTIONS)[number]

export const actInDemoPortal = route({
  method: 'post',
  path: '/api/demo/portal',
  closedWhilePaused: false,
  summary: 'Changes the demonstration subscription as its owner or the passing of time would.',
  input: z.object({ action: z.enum(DEMO_ACTIONS), plan: z.enum(PAID_PLANS).optional() }),
  output: z.strictObject({ subscription: demoSubscription.nullable() }),
})
