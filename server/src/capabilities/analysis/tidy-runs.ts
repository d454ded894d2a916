import type { Queryable } from '#platform/db/database.ts'
import { deleteOldRuns, findOldRuns } from './run-store.ts'
import { isReadable } from './stored/read-stored.ts'

const RUNS_KEPT_MS = 30 * 86_400_000
/** Each is read before it goes, and weighs some 100 kB. */
const RUNS_AT_ONCE = 20

/**
 * 'What changed' and saving need the newest run of a match; older ones are kept a month. One that no version of ours can read
 * is never removed: whatever went wrong with it can still be put right.
 */
export async function tidyRuns(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RUNS_KEPT_MS)
  let after: string | null = null
  while (true) {
    const runs = await findOldRuns(db, before, { after, limit: RUNS_AT_ONCE })
    const readable = runs.filter(({ result }) => isReadable(result))
    await deleteOldRuns(
      db,
      before,
      readable.map(({ id }) => id),
    )
    after = runs.at(-1)?.id ?? null
    if (runs.length < RUNS_AT_ONCE) return
  }
}
