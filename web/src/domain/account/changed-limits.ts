import type { OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { inCents } from '@prancheta/core/billing/prices.ts'
import { MONEY_LIMITS, type MoneyLimit } from '@prancheta/core/responsible-play/money-limits.ts'

export type MoneyWish = Partial<Record<MoneyLimit, number | null>>

/**
 * What is asked for when limits in R$ are saved: only those that differ from what the page was opened with. One sent along unchanged would
 * take back what waits for it, or loosen what another device has tightened since.
 */
export function changedLimits(money: OwnLimitsView['money'], typed: MoneyWish): MoneyWish {
  const wish: MoneyWish = {}
  for (const kind of MONEY_LIMITS) {
    const amount = typed[kind]
    if (amount === undefined) continue
    const cents = amount === null ? null : inCents(amount)
    if (cents !== money[kind].cents) wish[kind] = cents
  }
  return wish
}
