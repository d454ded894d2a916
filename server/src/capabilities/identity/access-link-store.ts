import type { Queryable } from '#platform/db/database.ts'

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

/** Whether a link mailed after this moment is still open. */
export async function hasAccessLinkSince(db: Queryable, userId: string, moment: Date): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('value', '=', userId)
    .where('identifier', 'like', `${ACCESS_LINK}%`)
    .where('created_at', '>', moment)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the link and every other link to sign in that its owner was mailed; null when it is none, was used or ran out. Give a
 * transaction. The links go in one statement, so that of two used at once the second finds itself gone; and the owner is held first, as
 * closing an account does, so that the two never wait for each other.
 */
export async function spendAccessLink(
  tx: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const identifier = `${ACCESS_LINK}${tokenHash}`
  const open = tx.selectFrom('verifications').select('value').where('identifier', '=', identifier)
  const link = await open.where('expires_at', '>', now).executeTakeFirst()
  if (!link) return null
  const profile = tx.selectFrom('profiles').select(['id', 'email']).where('id', '=', link.value)
  const owner = await profile.forKeyShare().executeTakeFirst()
  if (!owner) return null
  const spent = await tx
    .deleteFrom('verifications')
    .where('value', '=', owner.id)
    .where('identifier', 'like', `${ACCESS_LINK}%`)
    .returning('identifier')
    .execute()
  return spent.some((row) => row.identifier === identifier) ? { userId: owner.id, email: owner.email } : null
}
