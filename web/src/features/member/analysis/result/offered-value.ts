import type { BankrollShare, Probability } from '@prancheta/core/units.ts'
import { type ValueLabel, valueAt } from '@prancheta/core/value/value-at.ts'

export type OfferedValue = { edge: number; label: ValueLabel; stake: BankrollShare; reais: number }

/** What an odd offered to the bettor is worth: the same rule as for the houses' odds, on the pooled chance. */
export function offeredValue(chance: Probability, odd: number, stakeBase: number): OfferedValue | null {
  const value = valueAt({ chances: { pooled: chance } }, { house: '', odd })
  if (value.oddType === 'fair') return null
  const { edge, label, kelly: stake } = value
  return { edge, label, stake, reais: stake * stakeBase }
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
