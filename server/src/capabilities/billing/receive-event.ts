import { BadEventError, type PaymentEvent } from '@prancheta/adapters/payments/port.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { findUserIdByCustomer, hasEvent, insertEvent } from './billing-store.ts'
import { type BillingDeps, requirePayments } from './deps.ts'
import { reconcile } from './reconcile.ts'

/**
 * Takes news from the payment provider. A refusal (400) is for what is not the provider's; anything that fails
 * on our side is thrown on, so that it is answered 5xx and sent again.
 */
export async function receiveEvent(deps: BillingDeps, body: string, signature: string | undefined): Promise<void> {
  const event = readEvent(deps, body, signature)
  const { id, type, customerId } = event
  if (customerId === null) {
    deps.log.info({ event: id, type }, 'payment event left alone: not of a kind we act on')
    return
  }
  if (await hasEvent(deps.db, id)) return

  const userId = await findUserIdByCustomer(deps.db, customerId)
  if (userId === null) {
    deps.log.warn({ event: id, type }, 'payment event left alone: nobody here is this customer')
    await insertEvent(deps.db, event, deps.clock.now())
    return
  }
  await reconcile(deps, userId, event)
}

function readEvent(deps: BillingDeps, body: string, signature: string | undefined): PaymentEvent {
  try {
    return requirePayments(deps).readEvent(body, signature, deps.clock.now())
  } catch (error) {
    if (!(error instanceof BadEventError)) throw error
    deps.log.warn({ reason: error.message }, 'payment event refused')
    throw new AppError('request.invalid')
  }
}
