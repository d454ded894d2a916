import { marketById } from '#markets/catalogue.ts'
import type { QuotedSelection } from '#value/agreed-books.ts'
import { marketIdOf } from '#value/best-prices.ts'

/** Further back, a price says nothing of the close: as old as the consensus lets one be. */
export const CLOSING_AGE_MAX_MS = 24 * 3_600_000

/**
 * The catalogue's id that a house's last price is the close of. Whole and quarter lines of goals are its Asian ones, whose chance is that
 * of what is not refunded, as two prices without their margin say it.
 */
export function closingMarketOf(selection: QuotedSelection): string | null {
  const id = marketIdOf(selection)
  if (id !== null || selection.market !== 'totals' || selection.line === null) return id
  return marketById(`asianTotal.${selection.outcome}${selection.line}`)?.id ?? null
}
