import { UNLIMITED_SHOWN } from '@prancheta/contract/chat.ts'
import type { MonthState } from './quota.ts'

/** The month in the words of the specification's chat answers, the one place where 'no limit' becomes their number. */
export function shownQuota({ plan, used, limit, remaining }: MonthState) {
  return { plan, current: used, limit: limit ?? UNLIMITED_SHOWN, remaining: remaining ?? UNLIMITED_SHOWN }
}
