import type { readStatement as statementRoute } from '@prancheta/contract/journal/exchange.ts'
import { TAX_RULE } from '@prancheta/contract/journal/tax-words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { inReais } from '@prancheta/core/billing/prices.ts'
import { type YearStatement, yearStatement } from '@prancheta/core/journal/year-statement.ts'
import { type CsvCell, csvLine } from '@prancheta/core/text/csv.ts'
import type { Queryable } from '#platform/db/database.ts'
import { findYears, sumYear } from './exchange-store.ts'

/** One year's sums by house; without a year the latest that has any. */
export async function readStatement(
  db: Queryable,
  userId: string,
  asked: number | undefined,
): Promise<OutputOf<typeof statementRoute>> {
  const years = await findYears(db, userId)
  const year = asked ?? years[0]
  return { years, statement: year === undefined ? null : yearStatement(year, await sumYear(db, userId, year)) }
}

/** The same as a file for a spreadsheet: the sums first, then the rule they follow. */
export async function* statementFile(db: Queryable, userId: string, year: number): AsyncGenerator<string> {
  const statement = yearStatement(year, await sumYear(db, userId, year))
  for (const cells of linesOf(statement)) yield csvLine(cells)
}

function linesOf(statement: YearStatement): CsvCell[][] {
  const reais = (cents: number | null) => (cents === null ? null : inReais(cents))
  return [
    ['Ano', 'Casa', 'Apostas', 'Apostado (R$)', 'Recebido (R$)', 'Resultado (R$)'],
    ...statement.houses.map(({ house, count, ...sums }) => [
      statement.year,
      house,
      count,
      reais(sums.stakedCents),
      reais(sums.returnedCents),
      reais(sums.profitCents),
    ]),
    [
      statement.year,
      'Todas as casas',
      statement.count,
      reais(statement.stakedCents),
      reais(statement.returnedCents),
      reais(statement.resultCents),
    ],
    [],
    ['Prêmio líquido do ano (R$)', reais(statement.netPrizeCents)],
    ['Primeira faixa da tabela anual (R$)', reais(statement.firstBandCents)],
    ['Acima da primeira faixa (R$)', reais(statement.aboveBandCents)],
    [],
    [TAX_RULE.notAdvice],
    ...TAX_RULE.points.map(({ source, text }) => [source, text]),
    ...TAX_RULE.limits.map((limit) => [limit]),
    [TAX_RULE.readOn],
  ]
}
