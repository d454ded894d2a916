import type { AnalysisDeps } from '../analysis/index.ts'
import type { ChatWithFallback } from '../providers/index.ts'

export type ChatDeps = AnalysisDeps & {
  /** Null where neither an AI nor the embedded analyst may answer. */
  ai: ChatWithFallback | null
}
