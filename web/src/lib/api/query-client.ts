import { type Query, QueryClient } from '@tanstack/react-query'
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

const changedMeanwhile = new WeakSet<Query>()

/**
 * What changes while an answer is on the way is read once more: the server may have given that answer before the change, and
 * the library would take it for new. Told to read anew it breaks an answer off by itself, but not the first one.
 */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return
  const { query, action } = event
  if (query.state.fetchStatus !== 'idle') {
    const isSetByHand = action.type === 'success'
    const isFirst = query.state.data === undefined
    if (isSetByHand || (action.type === 'invalidate' && isFirst)) changedMeanwhile.add(query)
    return
  }
  const isOld = changedMeanwhile.delete(query)
  if (isOld && action.type === 'success') void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
})

function isAnswer(failure: ApiError): boolean {
  return failure.status !== null && (failure.status < 500 || failure.code === 'analysis.unreadable')
}
