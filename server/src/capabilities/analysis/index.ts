export { analyseFixture } from './analyse-match.ts'
export { bestPrices } from './best-prices.ts'
export type { AnalysisDeps } from './deps.ts'
export { findLatestAnalysis } from './latest-analysis.ts'
export { type Claim, claim, giveBack, look, type QuotaSubject } from './quota/quota.ts'
export { shownQuota } from './quota/shown-quota.ts'
export {
  findSavedMarkets,
  findStored,
  requireStored,
  type SavedMarket,
  type StoredAnalysis,
} from './stored/read-stored.ts'
export { bandOf, comboLegs, confidencePartsOf, marketOf, savedMarketName } from './stored/words.ts'
