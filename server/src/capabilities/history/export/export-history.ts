import { toPct } from '@prancheta/core/percent.ts'
import { CSV_START, type CsvCell, csvLine } from '@prancheta/core/text/csv.ts'
import { momentInBrazil } from '#platform/clock/sao-paulo.ts'
import type { Log } from '#platform/log/log.ts'
import type { HistoryDeps } from '../deps.ts'
import { parseCursor, toCursor } from '../history-position.ts'
import { findPage, type SavedRow } from '../history-store.ts'
import { toSavedAnalysis } from '../to-saved-analysis.ts'

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
export async function* exportHistory({ db, log }: HistoryDeps, userId: string): AsyncGenerator<string> {
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
