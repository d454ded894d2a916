import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import { requireBilling } from './billing-store.ts'
import { type BillingDeps, requirePayments } from './deps.ts'

/** Where the user changes the card, the plan or cancels. The address opens the account there, so it is never logged. */
export async function openPortal(deps: BillingDeps, session: Session): Promise<{ url: string }> {
  const payments = requirePayments(deps)
  const { customerId } = await requireBilling(deps.db, session.userId)
  if (customerId === null) throw new AppError('billing.noSubscription')
  await deps.visitsToProvider.count(session.userId)
  try {
    return { url: await payments.openPortal({ customerId, returnUrl: `${deps.siteUrl()}/pricing`, changeOf: null }) }
  } catch (error) {
    throw new AppError('billing.portalFailed', { cause: error })
  }
}
