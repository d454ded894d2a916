import { type SampleView, sampleAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { callApi } from '#lib/api/call-api.ts'

/** In a file of its own, fetched once the page stands: the contract's schemas would weigh on its first paint. */
export async function readSample(signal: AbortSignal): Promise<SampleView | null> {
  return (await callApi(sampleAnalysis, {}, { signal })).analysis
}
