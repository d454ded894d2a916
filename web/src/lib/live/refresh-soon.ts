import { hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'

/** A flood of news about one list asks for it twice a second, not a hundred times. */
const PAUSE_MS = 500

const resting = new Map<string, { again: boolean }>()

/**
 * What was read under this key is old: read again at once, or right after the pause when it was just read. A further page that
 * somebody waits for comes first: reading anew would break it off.
 */
export function refreshSoon(queryKey: QueryKey): void {
  const name = hashKey(queryKey)
  const rest = resting.get(name)
  if (rest) {
    rest.again = true
    return
  }
  const fresh = { again: isLoadingMore(queryKey) }
  resting.set(name, fresh)
  if (!fresh.again) void queryClient.invalidateQueries({ queryKey })
  setTimeout(() => {
    resting.delete(name)
    if (fresh.again) refreshSoon(queryKey)
  }, PAUSE_MS)
}

const isLoadingMore = (queryKey: QueryKey): boolean =>
  queryClient.isFetching({ queryKey, predicate: ({ state }) => state.fetchMeta?.fetchMore !== undefined }) > 0
