import { type AnalysisResult, analysisResult } from '@prancheta/contract/analyses.ts'

/** A stored analysis as it was answered; null when it was stored in the shape of an older version. */
export function storedResult({ id, result }: { id: string; result: unknown }): AnalysisResult | null {
  const fields = typeof result === 'object' && result !== null ? result : {}
  return analysisResult.safeParse({ ...fields, id }).data ?? null
}
