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
