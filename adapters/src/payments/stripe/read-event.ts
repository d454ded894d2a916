import { z } from 'zod'
import { BadEventError, type PaymentEvent } from '#payments/port.ts'

/** Older signatures are refused, so that a recorded request cannot be played again later. */
const TOLERANCE_SECONDS = 300

/** The kinds of events after which a plan may differ. Whatever else comes is answered and left. */
const ACTED_ON = new Set([
  'charge.refunded',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
])

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const eventBody = z.object({
  id: z.string().min(1),
  object: z.literal('event'),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string(),
      customer: idOf.nullish(),
    }),
  }),
})

/** Checks the signature over the body as it came and takes out whom the event is about. Its other contents are not used. */
export async function readEvent(
  body: string,
  signature: string | undefined,
  secret: string,
  now: Date,
): Promise<PaymentEvent> {
  const { id, type, data } = parseEvent(await verified(body, signature, secret, now))
  const isCustomerGone = type === 'customer.deleted'
  if (!ACTED_ON.has(type)) return { id, type, customerId: null, isCustomerGone }
  const customerId = isCustomerGone ? data.object.id : data.object.customer
  return { id, type, customerId: customerId ?? null, isCustomerGone }
}

async function verified(body: string, signature: string | undefined, secret: string, now: Date): Promise<unknown> {
  // Two hundred files, which no start waits for.
  const { default: Stripe } = await import('stripe')
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (error) {
    throw new BadEventError('the signature is not the payment provider’s', { cause: error })
  }
}

function parseEvent(event: unknown): z.output<typeof eventBody> {
  const parsed = eventBody.safeParse(event)
  if (!parsed.success) throw new BadEventError('the event has a shape we do not know')
  return parsed.data
}
