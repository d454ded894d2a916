import { inReais } from '#billing/prices.ts'
import { moneyOf } from '#journal/money.ts'
import type { CsvCell } from '#text/csv.ts'
import type { FileBet } from './file-bet.ts'
import { KIND_WORDS, OUTCOME_WORDS, OWN_HEADER } from './file-words.ts'
import { writeMoment } from './read-cells.ts'

/** The first line of our own file. The profit is for the reader; it is not read again, since it follows from the rest. */
export const OWN_FILE_HEADER: readonly string[] = [
  OWN_HEADER.placedAt,
  OWN_HEADER.matchAt,
  OWN_HEADER.match,
  OWN_HEADER.league,
  OWN_HEADER.market,
  OWN_HEADER.house,
  OWN_HEADER.kind,
  OWN_HEADER.odd,
  OWN_HEADER.stake,
  OWN_HEADER.outcome,
  OWN_HEADER.returned,
  'Lucro (R$)',
  OWN_HEADER.key,
]

/** A bet's line in our own file, which `readBet` reads back as the same bet. */
export function cellsOfBet(bet: FileBet): CsvCell[] {
  const money = moneyOf(bet)
  return [
    writeMoment(bet.placedAt),
    writeMoment(bet.matchAt),
    bet.matchName,
    bet.leagueName,
    bet.marketName,
    bet.house,
    KIND_WORDS[bet.kind],
    bet.odd,
    inReais(bet.stakeCents),
    OUTCOME_WORDS[bet.outcome ?? 'open'],
    money && inReais(money.returnedCents),
    money && inReais(money.profitCents),
    bet.key,
  ]
}
