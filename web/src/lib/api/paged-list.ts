import { useEffect, useState } from 'react'

type PagedQuery = {
  isPending: boolean
  isError: boolean
  data: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** What a list that grows page by page tells its view: where it stands, and the ways on. */
export function pagedList(query: PagedQuery) {
  return {
    isLoading: query.isPending,
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

const SETTLE_MS = 250

/** The value once it has not changed for a moment, so that typing asks the server once and not per letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
