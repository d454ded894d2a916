import { inReais, MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { csvLine } from '@prancheta/core/text/csv.ts'
import { momentInBrazil } from '#platform/clock/sao-paulo.ts'
import type { FigureDeps } from './deps.ts'
import { type PayerRow, payersAfter } from './plan-figures-store.ts'

const BATCH = 1_000

const HEADER = ['Nome', 'E-mail', 'Plano', 'Preço mensal (R$)', 'Situação no provedor', 'Período até', 'Cancela em']

/** Everybody who pays, a batch at a time. */
export async function* exportPayers({ db, clock }: Pick<FigureDeps, 'db' | 'clock'>): AsyncGenerator<string> {
  yield csvLine(HEADER)
  let after: string | null = null
  while (true) {
    const rows: PayerRow[] = await payersAfter(db, clock.now(), after, BATCH)
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    after = rows.at(-1)?.user_id ?? null
    if (rows.length < BATCH) return
  }
}

function cellsOf({ name, email, plan, at, subscription_status, cancels_at }: PayerRow): string[] {
  return [
    name ?? '',
    email,
    plan,
    inReais(MONTHLY_PRICE_CENTS[plan]).toFixed(2).replace('.', ','),
    subscription_status ?? '',
    momentInBrazil(at),
    cancels_at === null ? '' : momentInBrazil(cancels_at),
  ]
}
