import { cellsOfBet, OWN_FILE_HEADER } from '@prancheta/core/journal/exchange/write-bet.ts'
import { csvLine } from '@prancheta/core/text/csv.ts'
import type { Queryable } from '#platform/db/database.ts'
import { outcomeOfBet } from '../bets/bet-money.ts'
import { type ExportedBet, findExportPage } from './exchange-store.ts'

const BETS_AT_ONCE = 200

/** The whole journal as lines of our own file, page by page: nothing but a page is ever in memory. */
export async function* exportJournal(db: Queryable, userId: string): AsyncGenerator<string> {
  yield csvLine(OWN_FILE_HEADER)
  let afterId: string | null = null
  do {
    const bets: ExportedBet[] = await findExportPage(db, userId, afterId, BETS_AT_ONCE)
    if (bets.length > 0) yield bets.map(toLine).join('')
    afterId = bets.length === BETS_AT_ONCE ? (bets.at(-1)?.id ?? null) : null
  } while (afterId !== null)
}

function toLine(bet: ExportedBet): string {
  return csvLine(
    cellsOfBet({
      key: bet.key,
      placedAt: bet.placed_at,
      matchAt: bet.match_at,
      matchName: bet.match_name,
      leagueName: bet.league_name,
      marketName: bet.market_name,
      house: bet.house,
      kind: bet.kind,
      odd: bet.odd,
      stakeCents: bet.stake_cents,
      outcome: outcomeOfBet(bet),
      cashOutCents: bet.cash_out_cents,
    }),
  )
}
