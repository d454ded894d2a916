import { sampleAnalysis } from '@prancheta/contract/analysis/sample.ts'
import { type ShownSample, toShownSample } from '#domain/analysis/still-sample.ts'
import { callApi } from '#lib/api/call-api.ts'

/** In a file of its own, fetched once the page stands: the contract's schemas would weigh on its first paint. */
export async function readSample(signal: AbortSignal): Promise<ShownSample | null> {
  const { analysis } = await callApi(sampleAnalysis, {}, { signal })
  return analysis && toShownSample(analysis)
}
