import type { Capability } from '#platform/capability/capability.ts'
import type { AnalysingDeps } from './analyse-match.ts'
import { analysisDoors } from './doors.ts'
import { deleteKeptUsage } from './quota/quota-store.ts'
import { tidyRuns } from './runs.ts'

/** A match's markets priced, compared and explained, and how many of them somebody may ask for. */
export function analysisCapability(deps: AnalysingDeps): Capability {
  return {
    doors: analysisDoors(deps),
    async tidy(now) {
      await tidyRuns(deps.db, now)
      await deleteKeptUsage(deps.db, now)
    },
  }
}
