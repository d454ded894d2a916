import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/** An event as it would arrive over the wire: the body, and the signature that the webhook checks. */
export type SignedEvent = { body: string; signature: string }

/** In the shape and with the signature of the real provider's, so that the demonstration goes through the same door. */
export function signedEvent(
  type: string,
  object: { id: string; object: string; customer: string; status?: string },
  { secret, now }: { secret: string; now: Date },
): SignedEvent {
  const created = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify({
    id: `evt_demo_${randomUUID()}`,
    object: 'event',
    created,
    data: { object },
    livemode: false,
    type,
  })
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: created }) }
}
