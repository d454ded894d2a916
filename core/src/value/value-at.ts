import { type BankrollShare, type DecimalOdd, decimalOdd, type Probability } from '#units.ts'
import { edgeOf, kellyStake } from '#value/kelly.ts'

export type ValueLabel = 'valor' | 'marginal' | 'sem valor'

/** The price that a house offers for one selection. */
export type OfferedOdd = { house: string; odd: number }

export type Value =
  | {
      oddType: 'real'
      odd: DecimalOdd
      house: string
      /** Expected profit of R$ 1 in play: 0.05 is 5%. */
      edge: number
      label: ValueLabel
      /** A quarter of the full Kelly stake, and never above what one bet may have. */
      kelly: BankrollShare
    }
  | { oddType: 'fair'; odd: null; house: null; edge: null; label: null; kelly: null }

const VALUE_ABOVE = 0.05
const MARGINAL_ABOVE = 0

export function labelOf(edge: number): ValueLabel {
  if (edge > VALUE_ABOVE) return 'valor'
  return edge > MARGINAL_ABOVE ? 'marginal' : 'sem valor'
}

const NO_VALUE: Value = { oddType: 'fair', odd: null, house: null, edge: null, label: null, kelly: null }

/**
 * What an offered price is worth by the pooled chance. Without a price there is nothing to report: at its own fair odd
 * every bet scores 0. A price at or below 1 pays nothing and counts as no price.
 */
export function valueAt({ chances }: { chances: { pooled: Probability } }, quote: OfferedOdd | null): Value {
  if (!quote || !(quote.odd > 1 && Number.isFinite(quote.odd))) return NO_VALUE
  const odd = decimalOdd(quote.odd)
  const edge = edgeOf(chances.pooled, odd)
  return {
    oddType: 'real',
    odd,
    house: quote.house,
    edge,
    label: labelOf(edge),
    kelly: kellyStake(chances.pooled, odd),
  }
}
