import Stripe from 'stripe'
import { SourceError, type SourceFailure } from '#source-error.ts'

/** The fault in our own words. Stripe's sentences repeat ids and parts of keys, so only its type, code and request id are kept. */
function toSourceError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const detail = [error.type, error.code, error.requestId].filter(Boolean).join(' ')
  return new SourceError('stripe', failureOf(error), detail)
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>): SourceFailure {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'upstream'
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'auth'
  if (error instanceof Stripe.errors.StripePermissionError) return 'auth'
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'rate_minute'
  if (error.code === 'resource_missing' && error.param === 'customer') return 'not_found'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'bad_request'
  return 'upstream'
}

/** Runs one exchange with Stripe; whatever goes wrong becomes a SourceError. */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    throw toSourceError(error)
  }
}
