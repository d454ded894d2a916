import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/app-error.ts'

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

export async function countAdmins(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('user_roles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  return row.count
}
