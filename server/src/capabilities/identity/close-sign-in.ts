import type { Queryable } from '#platform/db/database.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { deleteCredentials, deleteResetLinks, takeAwayIdentity } from './account-store.ts'
import { RESET_JOB } from './forgot-password.ts'
import { endAllSessions } from './own-session-store.ts'
import { forgetAllPlaces } from './place-store.ts'
import { giveUpRole } from './role-store.ts'

/**
 * Nobody signs in to this account again: sessions, password, links and known places are gone, and so is the e-mail, which is
 * free for a new account at once. An admin's role goes too, and the last admin cannot leave. Returns the e-mail it had; null when there is no such user. Give a transaction.
 */
export async function closeSignIn(tx: Queryable, userId: string, now: Date): Promise<string | null> {
  const email = await takeAwayIdentity(tx, userId, now)
  if (email === null) return null
  await giveUpRole(tx, userId)
  await deleteCredentials(tx, userId)
  await endAllSessions(tx, userId)
  await deleteResetLinks(tx, userId)
  await forgetAllPlaces(tx, userId)
  // Done or not: their payload holds the address.
  await jobs.forget(tx, RESET_JOB, { email })
  return email
}
