export type { AnalysisDeps } from './analyse-match.ts'
export { analyseFixture } from './analyse-match.ts'
export { type PricedOwnCombo, requireOwnCombo } from './price-own-combo.ts'
export { type Claim, claim, giveBack, keep, look, type QuotaSubject, shownQuota } from './quota/quota.ts'
export { carryUsage, keepUsage } from './quota/quota-store.ts'
export { reasonsOfSaved } from './reasons-of-pick.ts'
export { findLatestAnalysis } from './runs.ts'
export { briefedStandings, type StandingLine } from './stored/briefed-past.ts'
export {
  findSavedMarkets,
  findStored,
  requireStored,
  type SavedMarket,
  type StoredAnalysis,
} from './stored/read-stored.ts'
export { marketOf, savedMarketName } from './stored/to-answer.ts'
export { bareBriefing, toBriefing, toOwnBriefed } from './stored/to-briefing.ts'
