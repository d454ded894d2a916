import { readDashboard } from '@prancheta/contract/dashboard.ts'
import { look, type QuotaDeps } from '#capabilities/quota/index.ts'
import { type Door, door } from '#platform/http/door.ts'
import { countResults } from './result-store.ts'

export const dashboardRoutes = (deps: QuotaDeps): Door[] => [
  door(readDashboard, 'user', async (_input, { userId }) => {
    const [results, month] = await Promise.all([countResults(deps.db, userId), look(deps, userId)])
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
