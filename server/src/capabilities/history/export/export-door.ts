import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { EXPORT_PATH } from '@prancheta/contract/history/routes.ts'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'
import { type Door, rawDoor } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { HistoryDeps } from '../deps.ts'
import { exportHistory } from './export-history.ts'

/** The history as a file for a spreadsheet, written as it is read. */
export function exportDoor(deps: HistoryDeps): Door {
  const { db, clock, log } = deps
  const exporting = rateLimit(db, { name: 'history-export', tries: 10, windowSeconds: 600 })
  const address = {
    method: 'get',
    path: EXPORT_PATH,
    summary: 'The whole history as CSV: semicolons, decimal commas, UTF-8 with its mark.',
  } as const
  return rawDoor(address, { right: 'csvExport' }, async (exchange, { userId }) => {
    await exporting.count(userId)
    const { outgoing } = exchange.context.env
    if (outgoing.destroyed) return RESPONSE_ALREADY_SENT // cut while we asked the database
    outgoing.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="prancheta-historico-${dateInSaoPaulo(clock.now())}.csv"`,
      'cache-control': 'no-store',
    })
    if (exchange.context.req.method === 'HEAD') outgoing.end()
    // What has begun cannot become a refusal any more: a failure cuts the file, and the browser says that it did not arrive.
    else
      void pipeline(Readable.from(exportHistory(deps, userId)), outgoing).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'export cut'),
      )
    return RESPONSE_ALREADY_SENT
  })
}
