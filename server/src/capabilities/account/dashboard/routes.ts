import { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import { look, type QuotaDeps } from '#capabilities/analysis/index.ts'
import { findCounts } from '#capabilities/history/index.ts'
import { type Door, door } from '#platform/http/door.ts'

export const dashboardRoutes = (deps: QuotaDeps): Door[] => [
  door(readDashboard, 'user', async (_input, { userId }) => {
    const [results, month] = await Promise.all([findCounts(deps.db, userId), look(deps, userId)])
    return {
      totalAnalyses: results.total,
      greenResults: results.green,
      redResults: results.red,
      monthAnalyses: month.used,
      plan: month.plan,
      quotaLimit: month.limit,
      quotaRemaining: month.remaining,
    }
  }),
]
