import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export async function findUnitBps(db: Queryable, userId: string): Promise<number | null> {
  const row = await db.selectFrom('journal_books').select('unit_bps').where('user_id', '=', userId).executeTakeFirst()
  return row?.unit_bps ?? null
}

/** Oldest first. */
export function findMoves(db: Queryable, userId: string) {
  return db
    .selectFrom('bankroll_moves')
    .select(['id', 'kind', 'amount_cents', 'day'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type NewMove = { id: string; kind: 'opening' | 'deposit' | 'withdrawal'; amount_cents: number; day: string }

/** A move whose id is there already stays as it is. */
export async function insertMove(db: Queryable, userId: string, move: NewMove, now: Date): Promise<void> {
  await db
    .insertInto('bankroll_moves')
    .values({ ...move, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function saveOpening(
  db: Queryable,
  userId: string,
  move: Omit<NewMove, 'kind'>,
  now: Date,
): Promise<void> {
  const { amount_cents, day } = move
  await db
    .insertInto('bankroll_moves')
    .values({ ...move, kind: 'opening', user_id: userId, created_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').where('kind', '=', sql.lit('opening')).doUpdateSet({ amount_cents, day }),
    )
    .execute()
}

export async function saveUnit(db: Queryable, userId: string, unitBps: number): Promise<void> {
  await db
    .insertInto('journal_books')
    .values({ user_id: userId, unit_bps: unitBps })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ unit_bps: unitBps }))
    .execute()
}

/** False where there is none of somebody's own; the opening is changed, not deleted. */
export async function removeMove(db: Queryable, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('bankroll_moves')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '<>', 'opening')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
