import type { DemoAccess } from '@prancheta/contract/providers/installation.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import type { Kysely } from 'kysely'
import { givePlan } from '#capabilities/billing/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { ACCESS_LINK_JOB } from './access-link.ts'
import { deleteCredentials, deleteMailedLinks, insertAccount, takeAwayIdentity } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { endAllSessions, forgetAllPlaces } from './own-session-store.ts'
import { RESET_JOB } from './passwords.ts'
import { findUserIdByEmail, giveUpRole, insertAdminRole, isEmailTaken } from './profile-store.ts'

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

/** Known to everybody who reads this, so these accounts exist in an embedded database only. */
export const DEMO_PASSWORD = 'prancheta-demo'

export const DEMO_ACCOUNTS = [
  { email: 'ana@prancheta.example', name: 'Ana Lima', phone: '(11) 98765-4321', plan: 'teste' },
  { email: 'bruno@prancheta.example', name: 'Bruno Reis', phone: '(11) 98765-4322', plan: 'pro' },
  { email: 'clara@prancheta.example', name: 'Clara Nunes', phone: '(11) 98765-4323', plan: 'black' },
  { email: 'admin@prancheta.example', name: 'Diego Alves', phone: '(11) 98765-4324', plan: 'admin' },
] as const satisfies readonly { email: string; name: string; phone: string; plan: Plan }[]

const DEMO_DETAILS = {
  birth_date: '1990-05-20',
  city: 'São Paulo',
  state: 'SP',
}

/** What a visitor may know of the demo accounts: all of it where they are seeded, nothing anywhere else. */
export function demoAccessFor({ DATABASE_URL, NODE_ENV }: Pick<Env, 'DATABASE_URL' | 'NODE_ENV'>): DemoAccess | null {
  if (DATABASE_URL !== undefined || NODE_ENV === 'production') return null
  return { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS.map(({ email, name, plan }) => ({ email, name, plan })) }
}

/** Makes the demo accounts that are missing; a second run changes nothing. */
export async function seedDemoAccounts({
  db,
  passwordHashing,
  clock,
  hashesOf,
  carryOver,
}: IdentityDeps): Promise<void> {
  for (const { email, name, phone, plan } of DEMO_ACCOUNTS) {
    if (await isEmailTaken(db, email)) continue
    const passwordHash = await passwordHashing.hash(DEMO_PASSWORD)
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      const userId = await insertAccount(
        tx,
        { email, name, phone, whatsapp: phone, ...DEMO_DETAILS },
        passwordHash,
        now,
      )
      if (userId === null) return
      if (plan === 'admin') await insertAdminRole(tx, userId)
      await givePlan(tx, userId, plan, now)
      // One that was deleted in a pause comes back in it.
      await carryOver(tx, userId, await hashesOf(tx, userId))
    })
  }
}
