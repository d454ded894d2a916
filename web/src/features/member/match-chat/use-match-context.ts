import { getMatchContext } from '@prancheta/contract/fixtures/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'

/** Somebody waits for the greeting: one more try, not a long silence. */
const RETRIES = 1

function contextQuery(fixtureId: number) {
  return queryOptions({
    queryKey: ['match-context', fixtureId],
    queryFn: ({ signal }) => callApi(getMatchContext, { fixtureId }, { signal }),
    retry: RETRIES,
  })
}

export function useMatchContext(fixtureId: number) {
  return useQuery(contextQuery(fixtureId))
}
