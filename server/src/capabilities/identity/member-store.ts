import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/database.ts'

/** What other capabilities do with a profile; reading names and e-mails needs no more than the view `people`. */

/** The reader's own base of stakes, in R$. */
export async function findStakeBase(db: Queryable, userId: string): Promise<number> {
  const row = await db.selectFrom('profiles').select('stake_default').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.stake_default
}

const keysOf = (profiles: string) =>
  sql<
    string[]
  >`contact_keys(${sql.ref(`${profiles}.email`)}, ${sql.ref(`${profiles}.phone`)}, ${sql.ref(`${profiles}.whatsapp`)})`

/** How somebody is reached, as they typed it, and in the one form that all ways of typing it share. */
export async function findContacts(db: Queryable, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['email', 'phone', keysOf('profiles').as('keys')])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Every account that has a mailbox or a number of this one, itself among them; they stay as they are until the transaction ends. */
export async function holdSamePerson(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('profiles as own', (join) => join.on(sql<boolean>`${keysOf('profiles')} && ${keysOf('own')}`))
    .select('profiles.id')
    .where('own.id', '=', userId)
    .orderBy('profiles.id')
    .forNoKeyUpdate('profiles')
    .execute()
  return rows.map(({ id }) => id)
}

/** All that is known of somebody, for admins; null when there is no such user, or when it is an admin. */
export async function findMember(db: Queryable, userId: string) {
  if (!isUuid(userId)) return null
  const row = await notAdmins(db, userId).selectAll('profiles').executeTakeFirst()
  return row ?? null
}

/** Holds a user's row while something is done to them. False: nobody has this id, or it is an admin's. */
export async function lockUser(db: Queryable, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false
  const row = await notAdmins(db, userId).select('profiles.id').forUpdate().executeTakeFirst()
  return row !== undefined
}

function notAdmins(db: Queryable, userId: string) {
  return db
    .selectFrom('profiles')
    .where('profiles.id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_roles')
            .select('user_roles.user_id')
            .whereRef('user_roles.user_id', '=', 'profiles.id')
            .where('user_roles.role', '=', 'admin'),
        ),
      ),
    )
}

/** False when the account is suspended already. Its sessions are the caller's to end. */
export async function markSuspended(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('profiles')
    .set({ suspended_at: now })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the account was not suspended. */
export async function unsuspend(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('profiles')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How somebody shows themselves in public; all null for who is no tipster. */
export type Brand = { slug: string | null; color: string | null; logo: string | null }

export async function writeBrand(
  db: Queryable,
  userId: string,
  { slug, color, logo }: Brand,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ tipster_slug: slug, brand_color: color, brand_logo: logo, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Removes a user for good, and with the profile every row that refers to it. */
export async function removeUser(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('profiles').where('id', '=', userId).execute()
  await db.deleteFrom('verifications').where('value', '=', userId).execute()
}
