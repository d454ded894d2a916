import { NO_LIMIT, type OwnLimit, type UsedToday } from '@prancheta/core/responsible-play/own-limits.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type StoredLimits = { time: OwnLimit; realityMinutes: number | null }

/** Holds back another change of the same person, also the first: two at once could be a looser one that holds at once. Give a transaction. */
export async function holdLimits(tx: Queryable, userId: string): Promise<void> {
  await tx
    .insertInto('own_limits')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('own_limits').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

export async function findLimits(db: Queryable, userId: string): Promise<StoredLimits> {
  const row = await db.selectFrom('own_limits').selectAll().where('user_id', '=', userId).executeTakeFirst()
  if (!row) return { time: NO_LIMIT, realityMinutes: null }
  const next = row.next_from && { amount: row.next_minutes_a_day, from: row.next_from }
  return { time: { amount: row.minutes_a_day, next }, realityMinutes: row.reality_minutes }
}

export async function saveLimits(db: Queryable, userId: string, { time, realityMinutes }: StoredLimits): Promise<void> {
  const facts = {
    minutes_a_day: time.amount,
    next_minutes_a_day: time.next?.amount ?? null,
    next_from: time.next?.from ?? null,
    reality_minutes: realityMinutes,
  }
  await db
    .insertInto('own_limits')
    .values({ user_id: userId, ...facts })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(facts))
    .execute()
}

export async function findUsed(db: Queryable, userId: string, day: string): Promise<UsedToday> {
  const row = await db
    .selectFrom('used_days')
    .select(['minutes', 'extended'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return { minutes: row?.minutes ?? 0, isExtended: row?.extended ?? false }
}

/** A page counts every sixty seconds; its clock may be a little early. */
const MINUTE_MS = 55_000

export async function countMinute(db: Queryable, userId: string, day: string, now: Date): Promise<void> {
  await db
    .insertInto('used_days')
    .values({ user_id: userId, day, minutes: 1, counted_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ minutes: sql`used_days.minutes + 1`, counted_at: now })
        .where(({ eb, or }) =>
          or([
            eb('used_days.counted_at', 'is', null),
            eb('used_days.counted_at', '<=', new Date(now.getTime() - MINUTE_MS)),
          ]),
        ),
    )
    .execute()
}

/** False when the day was made longer already. */
export async function extendDay(db: Queryable, userId: string, day: string): Promise<boolean> {
  const row = await db
    .insertInto('used_days')
    .values({ user_id: userId, day, extended: true })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({ extended: true }).where('used_days.extended', '=', false),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUsedBefore(db: Queryable, day: string): Promise<void> {
  await db.deleteFrom('used_days').where('day', '<', day).execute()
}
