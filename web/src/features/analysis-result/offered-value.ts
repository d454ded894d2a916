import { probability } from '@prancheta/core/units.ts'
import { type ValueLabel, valueAt } from '@prancheta/core/value/value-at.ts'

export type OfferedValue = { edge: number; label: ValueLabel; kellyPct: number; reais: number }

/** What an odd offered to the bettor is worth: the same rule as for the houses' odds, on the pooled chance. */
export function offeredValue(chancePct: number, odd: number, stakeBase: number): OfferedValue | null {
  const value = valueAt({ chances: { pooled: probability(chancePct / 100) } }, { house: '', odd })
  if (value.oddType === 'fair') return null
  const kellyPct = 100 * value.kelly
  return { edge: value.edge, label: value.label, kellyPct, reais: stakeOf(kellyPct, stakeBase) }
}

/** Percent of the base in reais: 2% on R$ 100,00 is R$ 2,00. */
export function stakeOf(kellyPct: number, stakeBase: number): number {
  return (kellyPct / 100) * stakeBase
}

const ODD_MAX = 1000
/** With a comma or, as some keypads have it, a point. */
const TYPED_ODD = /^\d{1,4}([.,]\d{1,3})?$/

/** An odd as people type it; null for what is none, 1 and below among it. */
export function readOdd(text: string): number | null {
  const typed = text.trim()
  if (!TYPED_ODD.test(typed)) return null
  const odd = Number(typed.replace(',', '.'))
  return odd > 1 && odd <= ODD_MAX ? odd : null
}
