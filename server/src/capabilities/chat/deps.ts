import type { AnalysisDeps } from '#capabilities/analysis/index.ts'
import type { ChatWithFallback } from '#capabilities/providers/index.ts'

export type ChatDeps = AnalysisDeps & {
  /** Null where neither an AI nor the embedded analyst may answer. */
  ai: ChatWithFallback | null
}
