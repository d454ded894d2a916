import { checkSubscription } from '@prancheta/contract/billing/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'

/** Where the signed-in person's subscription stands. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi(checkSubscription, {}, { signal }),
})
