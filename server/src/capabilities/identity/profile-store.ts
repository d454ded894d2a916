import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'

const PROFILE_COLUMNS = ['id', 'name', 'email', 'stake_default', 'created_at'] as const

export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  return (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

export async function isSuspended(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.selectFrom('profiles').select('suspended_at').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.suspended_at !== null
}

export function requireProfile(db: Queryable, userId: string) {
  return db.selectFrom('profiles').select(PROFILE_COLUMNS).where('id', '=', userId).executeTakeFirstOrThrow()
}

type ProfileChange = { name?: string | undefined; stake_default?: number | undefined }

/** Takes the two fields that are the user's to change, by name, so that no other can ever slip in. */
export function changeProfile(db: Queryable, userId: string, { name, stake_default }: ProfileChange, now: Date) {
  return db
    .updateTable('profiles')
    .set({
      updated_at: now,
      ...(name === undefined ? {} : { name }),
      ...(stake_default === undefined ? {} : { stake_default }),
    })
    .where('id', '=', userId)
    .returning(PROFILE_COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function findUserIdByEmail(db: Queryable, email: string): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

export async function insertAdminRole(db: Queryable, userId: string): Promise<void> {
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The database keeps an installation's last admin, whoever asks. */
const RESTRICTED = '23001'

/** Takes the admin role from whoever leaves. Throws for the last admin; give the transaction of the leaving. */
export async function giveUpRole(db: Queryable, userId: string): Promise<void> {
  try {
    await db.deleteFrom('user_roles').where('user_id', '=', userId).execute()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === RESTRICTED) throw new AppError('account.lastAdmin')
    throw error
  }
}

/** How many admins there are by the day in São Paulo on which their account was made. They are few, and not among the users. */
export async function countAdminsByDay(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => [
      sql<string>`(created_at at time zone 'America/Sao_Paulo')::date::text`.as('day'),
      fn.countAll<number>().as('count'),
    ])
    .where('is_admin', '=', true)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, count }) => [day, count]))
}
