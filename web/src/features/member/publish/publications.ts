import { listPublications } from '@prancheta/contract/tipsters/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'

/** A tipster's address and what they published; for who is none, the address is null. */
export const publicationsQuery = queryOptions({
  queryKey: ['publications'],
  queryFn: ({ signal }) => callApi(listPublications, {}, { signal }),
})

export const tipsterPath = (slug: string) => `/tip/${slug}`
