import type { Queryable } from '#platform/db/database.ts'

const CREDENTIAL = 'credential'

type NewProfile = {
  email: string
  name: string
  birth_date: string
  city: string
  state: string
  phone: string
  whatsapp: string
  consented_at?: Date
  consent_version?: string
}

/** The profile and the password of a new account; null where the e-mail has one already. Give a transaction. */
export async function insertAccount(
  tx: Queryable,
  profile: NewProfile,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  const times = { created_at: now, updated_at: now }
  const row = await tx
    .insertInto('profiles')
    .values({ ...profile, ...times })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await tx
    .insertInto('accounts')
    .values({ user_id: row.id, account_id: row.id, provider_id: CREDENTIAL, password: passwordHash, ...times })
    .execute()
  return row.id
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', CREDENTIAL)
    .executeTakeFirst()
  return row?.password ?? null
}

/** The hash by e-mail. `lock` waits for a change of password under way and holds back the next until we are done. */
export async function findHashByEmail(
  db: Queryable,
  email: string,
  { lock }: { lock: boolean },
): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.user_id')
    .select('accounts.password')
    .where('profiles.email', '=', email)
    .where('accounts.provider_id', '=', CREDENTIAL)
    .$if(lock, (query) => query.forShare('accounts'))
    .executeTakeFirst()
  return row?.password ?? null
}

/** Links for a new password, and links to sign in. Before the sessions go: who enters by a link just then is waited for, and seen. */
export async function deleteMailedLinks(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute()
}

export async function setPasswordHash(db: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', CREDENTIAL)
    .execute()
}

export async function deleteCredentials(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('accounts').where('user_id', '=', userId).execute()
}

/**
 * Empties what tells who somebody is and returns the e-mail they had; null for a stranger. The address put in its place
 * cannot receive mail nor be signed up with.
 */
export async function takeAwayIdentity(db: Queryable, userId: string, now: Date): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (!row) return null
  await db
    .updateTable('profiles')
    .set({
      ...{ name: null, image: null, birth_date: null, city: null, state: null, phone: null, whatsapp: null },
      ...{ consented_at: null, consent_version: null },
      ...{ tipster_slug: null, brand_color: null, brand_logo: null },
      email: `${userId}@excluida.invalid`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
  return row.email
}
