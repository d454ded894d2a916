import { hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '#lib/api/query-client.ts'

/** A flood of news about one list asks for it twice a second, not a hundred times. */
const PAUSE_MS = 500

const resting = new Map<string, { again: boolean }>()

/** What was read under this key is old: read again at once, or right after the pause when it was just read. */
export function refreshSoon(queryKey: QueryKey): void {
  const name = hashKey(queryKey)
  const rest = resting.get(name)
  if (rest) {
    rest.again = true
    return
  }
  const fresh = { again: false }
  resting.set(name, fresh)
  void queryClient.invalidateQueries({ queryKey })
  setTimeout(() => {
    resting.delete(name)
    if (fresh.again) refreshSoon(queryKey)
  }, PAUSE_MS)
}
