import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { changeOwnLimits, OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import {
  lossOf,
  MONEY_LIMITS,
  type MoneyLimit,
  monthOf,
  type Span,
  spanOf,
} from '@prancheta/core/responsible-play/money-limits.ts'
import { changeLimit, limitAt, type OwnLimit } from '@prancheta/core/responsible-play/own-limits.ts'
import { resultOfMonth, stakedBetween } from '#capabilities/journal/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { findMoneyLimits, saveMoneyLimit } from './money-limits-store.ts'

type MoneyView = OwnLimitsView['money']

/** What somebody allows themselves, and what their journal says of it. Only limits that are set are counted for. */
export async function readMoneyLimits(db: Queryable, userId: string, now: Date): Promise<MoneyView> {
  const limits = await findMoneyLimits(db, userId)
  const view = async (kind: MoneyLimit) => {
    const { amount, next } = limitAt(limits[kind], now)
    const span = spanOf(kind, now)
    return {
      cents: amount,
      next: next && { cents: next.amount, from: next.from.toISOString() },
      used_cents: amount === null ? 0 : await usedOf(db, userId, kind, span),
      until: span.to.toISOString(),
    }
  }
  const [stakes_a_week, stakes_a_month, losses_a_month] = await Promise.all([
    view('stakes_a_week'),
    view('stakes_a_month'),
    view('losses_a_month'),
  ])
  return { stakes_a_week, stakes_a_month, losses_a_month }
}

async function usedOf(db: Queryable, userId: string, kind: MoneyLimit, span: Span): Promise<number> {
  if (kind !== 'losses_a_month') return stakedBetween(db, userId, span)
  return lossOf((await resultOfMonth(db, userId, monthOf(span.from))).resultCents)
}

/** How this month's settled bets went; null before the first. */
export async function readMonth(db: Queryable, userId: string, now: Date): Promise<OwnLimitsView['month']> {
  const { bets, resultCents } = await resultOfMonth(db, userId, monthOf(now))
  return bets === 0 ? null : { bets, result_cents: resultCents }
}

type Wish = NonNullable<InputOf<typeof changeOwnLimits>['money']>

/** Give a transaction that holds back other changes of the same person. */
export async function changeMoneyLimits(tx: Queryable, userId: string, wish: Wish, now: Date): Promise<void> {
  const limits: Record<MoneyLimit, OwnLimit> = await findMoneyLimits(tx, userId)
  for (const kind of MONEY_LIMITS) {
    const wanted = wish[kind]
    if (wanted !== undefined) await saveMoneyLimit(tx, userId, kind, changeLimit(limits[kind], wanted, now))
  }
}
