import type { Capability } from '#platform/capability/capability.ts'
import type { AnalysingDeps } from './analyse-match.ts'
import { analysisDoors } from './doors.ts'
import { tidyRuns } from './runs.ts'

/** A match's markets priced, compared and explained, and how many of them somebody may ask for. */
export function analysisCapability(deps: AnalysingDeps): Capability {
  return { doors: analysisDoors(deps), tidy: (now) => tidyRuns(deps.db, now) }
}
