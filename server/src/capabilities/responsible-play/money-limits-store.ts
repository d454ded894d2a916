import { MONEY_LIMITS, type MoneyLimit } from '@prancheta/core/responsible-play/money-limits.ts'
import { NO_LIMIT, type OwnLimit } from '@prancheta/core/responsible-play/own-limits.ts'
import type { Queryable } from '#platform/db/database.ts'

export type MoneyLimits = Record<MoneyLimit, OwnLimit>

export async function findMoneyLimits(db: Queryable, userId: string): Promise<MoneyLimits> {
  const rows = await db
    .selectFrom('own_money_limits')
    .select(['kind', 'cents', 'next_cents', 'next_from'])
    .where('user_id', '=', userId)
    .execute()
  const limits: MoneyLimits = { stakes_a_week: NO_LIMIT, stakes_a_month: NO_LIMIT, losses_a_month: NO_LIMIT }
  for (const { kind, cents, next_cents, next_from } of rows) {
    const limit = MONEY_LIMITS.find((known) => known === kind)
    if (limit) limits[limit] = { amount: cents, next: next_from && { amount: next_cents, from: next_from } }
  }
  return limits
}

export async function saveMoneyLimit(
  db: Queryable,
  userId: string,
  kind: MoneyLimit,
  { amount, next }: OwnLimit,
): Promise<void> {
  const facts = { cents: amount, next_cents: next?.amount ?? null, next_from: next?.from ?? null }
  await db
    .insertInto('own_money_limits')
    .values({ user_id: userId, kind, ...facts })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(facts))
    .execute()
}
