export {
  type Claim,
  type ClaimRefused,
  claim,
  giveBack,
  look,
  type Quota,
  type QuotaDeps,
  type QuotaSubject,
} from './quota.ts'
export { quotaRoutes } from './routes.ts'
export { shownQuota } from './shown-quota.ts'
