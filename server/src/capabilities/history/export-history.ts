import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { EXPORT_PATH } from '@prancheta/contract/history/routes.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { CSV_START, type CsvCell, csvLine } from '@prancheta/core/text/csv.ts'
import type { FixturesDeps } from '#capabilities/fixtures/index.ts'
import { dateInSaoPaulo, momentInBrazil } from '#platform/clock/clock.ts'
import { type Door, rawDoor } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { findPage, parseCursor, type SavedRow, toCursor } from './history-store.ts'
import { toSavedAnalysis } from './read-history.ts'

const ROWS_AT_ONCE = 200

const COLUMNS = [
  'Salva em',
  'Data do jogo',
  'Campeonato',
  'Mandante',
  'Visitante',
  'Placar',
  'Confiança (%)',
  'Pick',
  'Probabilidade do pick (%)',
  'Odd do pick',
  'Fim do pick',
  'Retorno por unidade',
  'Resultado',
  'Mercado 1',
  'Probabilidade 1 (%)',
  'Mercado 2',
  'Probabilidade 2 (%)',
  'Mercado 3',
  'Probabilidade 3 (%)',
]

const OUTCOME_WORDS = {
  won: 'bateu',
  half_won: 'meio ganho',
  push: 'devolvido',
  half_lost: 'meio perdido',
  lost: 'não bateu',
  void: 'anulado',
} as const

/** The whole history, newest first, page by page: nothing but a page is ever in memory. */
async function* exportHistory({ db, log }: FixturesDeps, userId: string): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS)
  let cursor: string | undefined
  do {
    const rows = await findPage(db, userId, { filter: 'all', after: parseCursor(cursor), limit: ROWS_AT_ONCE })
    if (rows.length > 0) yield rows.map((row) => csvLine(toCells(row, log))).join('')
    const last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined
    cursor = last && toCursor(last)
  } while (cursor !== undefined)
}

function toCells(row: SavedRow, log: Log): CsvCell[] {
  const { pick, markets, score, ...saved } = toSavedAnalysis(row, log)
  return [
    momentInBrazil(row.created_at),
    momentInBrazil(row.match_date),
    saved.leagueName,
    saved.homeName,
    saved.awayName,
    score ? `${score.home} x ${score.away}` : null,
    rounded(saved.confidence, 2),
    pick?.name ?? null,
    pick ? rounded(toPct(pick.probability), 2) : null,
    pick?.odd ?? null,
    pick?.outcome ? OUTCOME_WORDS[pick.outcome] : null,
    pick?.returned ?? null,
    saved.result,
    ...[0, 1, 2].flatMap((at) => {
      const market = markets[at]
      return market ? [market.name, rounded(toPct(market.probability), 2)] : [null, null]
    }),
  ]
}

const rounded = (value: number, places: number) => Number(value.toFixed(places))

/** The history as a file for a spreadsheet, written as it is read. */
export function exportDoor(deps: FixturesDeps): Door {
  const { db, clock, log } = deps
  const exporting = rateLimit(db, { name: 'history-export', tries: 10, windowSeconds: 600 })
  const address = {
    method: 'get',
    path: EXPORT_PATH,
    summary: 'The whole history as CSV: semicolons, decimal commas, UTF-8 with its mark.',
    closedWhilePaused: false,
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
