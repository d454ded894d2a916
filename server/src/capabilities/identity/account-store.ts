import type { Queryable } from '#platform/db/database.ts'

const CREDENTIAL = 'credential'

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

/** Before the hash of a link's token: the sign-in library writes no such names, so neither kind of link passes for the other. */
const ACCESS_LINK = 'access:'

export async function insertAccessLink(
  db: Queryable,
  { userId, tokenHash, expiresAt, now }: { userId: string; tokenHash: string; expiresAt: Date; now: Date },
): Promise<void> {
  const times = { expires_at: expiresAt, created_at: now, updated_at: now }
  await db
    .insertInto('verifications')
    .values({ identifier: `${ACCESS_LINK}${tokenHash}`, value: userId, ...times })
    .execute()
}

/** Takes the link and every other link to sign in that its owner was mailed; null when it is none, was used or ran out. */
export async function spendAccessLink(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const spent = await db
    .deleteFrom('verifications')
    .where('identifier', '=', `${ACCESS_LINK}${tokenHash}`)
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst()
  if (!spent) return null
  await db
    .deleteFrom('verifications')
    .where('value', '=', spent.value)
    .where('identifier', 'like', `${ACCESS_LINK}%`)
    .execute()
  const owner = await db.selectFrom('profiles').select(['id', 'email']).where('id', '=', spent.value).executeTakeFirst()
  return owner ? { userId: owner.id, email: owner.email } : null
}

/** Links for a new password, and links to sign in. */
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
