import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { callApi } from '#lib/api/call-api.ts'
import { forgetPendingPlan, type PendingPlan } from '#lib/session/pending-plan.ts'

/**
 * Asks for the payment of a plan and goes to its page. The choice is used up whether or not that works: a plan nobody
 * asks for any more must not lead to a payment at some later sign-in.
 */
export async function startCheckout(choice: Pick<PendingPlan, 'plan'> & Partial<PendingPlan>): Promise<void> {
  forgetPendingPlan()
  const { url } = await callApi(createCheckout, choice)
  window.location.assign(requirePaymentUrl(url, window.location.origin))
}

/** Only an encrypted page or one of ours; never a script, a file or a plain page of somebody else. */
export function requirePaymentUrl(url: string, ownOrigin: string): string {
  const parsed = URL.canParse(url, ownOrigin) ? new URL(url, ownOrigin) : null
  if (parsed?.protocol === 'https:' || parsed?.origin === ownOrigin) return parsed.href
  throw new Error('the payment page has an address we do not go to')
}
