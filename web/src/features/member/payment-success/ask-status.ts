import { checkSubscription } from '@prancheta/contract/billing/routes.ts'
import { callApi } from '#lib/api/call-api.ts'

// Fetched when it is needed: the contract's schemas would weigh on the page before anybody is known to be there.
export const askStatus = () => callApi(checkSubscription, {})
