import { QueryClient } from '@tanstack/react-query'
import { onPersonGone } from '#lib/session/private-data.ts'
import { ApiError } from './call-api.ts'

const RETRIES = 2

/**
 * What signed-in pages have read from the server. One for the whole tab, outside React, so that leaving can empty it.
 * A refusal is an answer and is not asked again, nor is what we know we cannot read; a lost connection is.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, failure) => failures < RETRIES && !(failure instanceof ApiError && isAnswer(failure)),
    },
  },
})

onPersonGone(() => queryClient.clear())

function isAnswer(failure: ApiError): boolean {
  return failure.status !== null && (failure.status < 500 || failure.code === 'analysis.unreadable')
}
