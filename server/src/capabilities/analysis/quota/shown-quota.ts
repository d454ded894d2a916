import { UNLIMITED } from '@prancheta/contract/analysis/quota.ts'
import type { MonthState } from './quota.ts'

/** The month in the words of the specification's chat answers, the one place where 'no limit' becomes their number. */
export function shownQuota({ plan, used, limit, remaining }: MonthState) {
  return { plan, current: used, limit: limit ?? UNLIMITED, remaining: remaining ?? UNLIMITED }
}
