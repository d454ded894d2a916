import type { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'

export type DashboardStats = OutputOf<typeof readDashboard>

const UPGRADE_BELOW = 5

/** The upgrade button's exact condition. Without a limit nothing remains to be short of. */
export function offersUpgrade({ quotaRemaining, plan }: Pick<DashboardStats, 'quotaRemaining' | 'plan'>): boolean {
  if (plan === 'admin' || plan === 'vip_unlimited') return false
  return quotaRemaining !== null && quotaRemaining < UPGRADE_BELOW
}
