import { checkSubscription, customerPortal, listPrices, type PaidPlan } from '@prancheta/contract/billing/routes.ts'
import { requirePaymentUrl, startCheckout } from '#domain/billing/start-checkout.ts'
import { callApi } from '#lib/api/call-api.ts'

// Fetched when there is something to ask: the contract's schemas are not needed to read the prices.

export const askStatus = () => callApi(checkSubscription, {})

export const goToCheckout = (plan: PaidPlan) => startCheckout({ plan })

/** The provider's id of a plan's price, or null where nothing is sold. */
export async function priceIdOf(plan: PaidPlan): Promise<string | null> {
  const { prices } = await callApi(listPrices, {})
  return prices.find((price) => price.plan === plan)?.priceId ?? null
}

export async function portalUrl(): Promise<string> {
  const { url } = await callApi(customerPortal, {})
  return requirePaymentUrl(url, window.location.origin)
}
