import type { Kysely } from 'kysely'
import { givePlan } from '#capabilities/billing/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { ACCESS_LINK_JOB } from './access-link.ts'
import { deleteCredentials, deleteMailedLinks, takeAwayIdentity } from './account-store.ts'
import { endAllSessions, forgetAllPlaces } from './own-session-store.ts'
import { RESET_JOB } from './passwords.ts'
import { findUserIdByEmail, giveUpRole, insertAdminRole } from './profile-store.ts'

/**
 * Nobody signs in to this account again: sessions, password, links and known places are gone, and so is the e-mail, which is
 * free for a new account at once. An admin's role goes too, and the last admin cannot leave. Returns the e-mail it had; null when there is no such user. Give a transaction.
 */
export async function closeSignIn(tx: Queryable, userId: string, now: Date): Promise<string | null> {
  const email = await takeAwayIdentity(tx, userId, now)
  if (email === null) return null
  await giveUpRole(tx, userId)
  await deleteCredentials(tx, userId)
  await deleteMailedLinks(tx, userId)
  await endAllSessions(tx, userId)
  await forgetAllPlaces(tx, userId)
  // Done or not: their payload holds the address.
  for (const kind of [RESET_JOB, ACCESS_LINK_JOB]) await jobs.forget(tx, kind, { email })
  return email
}

/** Makes a user an admin, and sets the plan of that name with it. False when nobody has that e-mail. */
export async function grantAdmin(db: Kysely<DB>, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const userId = await findUserIdByEmail(tx, email.trim().toLowerCase())
    if (userId === null) return false
    await insertAdminRole(tx, userId)
    await givePlan(tx, userId, 'admin', now)
    return true
  })
}
