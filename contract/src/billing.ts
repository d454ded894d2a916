import { z } from 'zod'
import { route } from './route.ts'

/** The plans one can buy. */
export const PAID_PLANS = ['starter', 'pro', 'black'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

export const createCheckout = route({
  method: 'post',
  path: '/api/create-checkout',
  summary: 'Starts the payment of a plan; the browser goes to the returned address.',
  input: z.object({ priceId: z.string().min(1).max(200).optional(), plan: z.enum(PAID_PLANS).optional() }),
  output: z.strictObject({ url: z.string() }),
})
