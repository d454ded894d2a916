import {
  FINANCE_CSV_PATH,
  readFinance as financeRoute,
  readOverview as overviewRoute,
} from '@prancheta/contract/admin/figures.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import type { FigureDeps } from './deps.ts'
import { exportPayers } from './export-payers.ts'
import { readFinance } from './read-finance.ts'
import { readOverview } from './read-overview.ts'

const CSV = {
  method: 'get',
  path: FINANCE_CSV_PATH,
  summary: 'Everybody who pays for a plan as a file for spreadsheets, streamed.',
} as const

export const figureRoutes = (deps: FigureDeps): Door[] => [
  door(overviewRoute, 'admin', () => readOverview(deps)),
  door(financeRoute, 'admin', () => readFinance(deps)),
  rawDoor(CSV, 'admin', async (exchange) => csvAnswer(exchange, 'assinaturas.csv', exportPayers(deps))),
]
