import { PLAN_STAGES } from '@prancheta/core/billing/lifecycle.ts'
import { PAID_PLANS, PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'

export type { PaidPlan } from '@prancheta/core/billing/plans.ts'

export const createCheckout = route({
  method: 'post',
  path: '/api/create-checkout',
  closedWhilePaused: true,
  summary: 'Starts the payment of a plan; the browser goes to the returned address.',
  input: z.object({ priceId: z.string().min(1).max(200).optional(), plan: z.enum(PAID_PLANS).optional() }),
  output: z.strictObject({ url: z.string() }),
})

export const customerPortal = route({
  method: 'post',
  path: '/api/customer-portal',
  closedWhilePaused: false,
  summary: 'The address where the user changes or cancels their subscription. Short-lived.',
  input: z.object({}),
  output: z.strictObject({ url: z.string() }),
})

const subscriptionStatus = z.strictObject({
  /** Whether a payment gives the plan right now. */
  subscribed: z.boolean(),
  plan: z.enum(PLANS),
  active: z.boolean(),
  subscription_end: z.iso.datetime().nullable(),
  stage: z.enum(PLAN_STAGES),
  /** When the plan ends unless something is paid; null where nothing ends it. */
  access_until: z.iso.datetime().nullable(),
  /** Whether there is anything to manage at the payment provider. */
  has_portal: z.boolean(),
})

export type SubscriptionStatusView = z.output<typeof subscriptionStatus>

export const checkSubscription = route({
  method: 'post',
  path: '/api/check-subscription',
  closedWhilePaused: false,
  summary: 'Where the user’s subscription stands; verified at the payment provider at most every few seconds.',
  input: z.object({}),
  output: subscriptionStatus,
})

export const listPrices = route({
  method: 'get',
  path: '/api/plan-prices',
  summary: 'The plans on sale with their price ids; empty where this installation takes no payments.',
  input: z.object({}),
  output: z.strictObject({
    prices: z.array(z.strictObject({ plan: z.enum(PAID_PLANS), priceId: z.string(), monthlyPriceCents: z.int() })),
  }),
})
