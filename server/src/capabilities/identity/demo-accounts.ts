import type { DemoAccess } from '@prancheta/contract/providers/installation.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import type { Kysely } from 'kysely'
import { givePlan, mayDemonstrate } from '#capabilities/billing/index.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { deleteCredentials, deleteMailedLinks, insertAccount } from './account-store.ts'
import type { PasswordHashing } from './auth.ts'
import { findDemoAccounts, isAnybodyHere, listHashesUnder } from './demo-account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { endAllSessions, forgetAllPlaces } from './own-session-store.ts'
import { insertAdminRole, isEmailTaken } from './profile-store.ts'

/** Known to everybody who reads this, so it opens something only where `admitsDemo` says so. */
export const DEMO_PASSWORD = 'prancheta-demo'
/** Of every account of the demo and of its past. No mail can reach it: the name is reserved for examples. */
export const DEMO_DOMAIN = '@prancheta.example'

export const DEMO_ACCOUNTS = [
  { email: `ana${DEMO_DOMAIN}`, name: 'Ana Lima', phone: '(11) 98765-4321', plan: 'teste' },
  { email: `bruno${DEMO_DOMAIN}`, name: 'Bruno Reis', phone: '(11) 98765-4322', plan: 'pro' },
  { email: `clara${DEMO_DOMAIN}`, name: 'Clara Colibri', phone: '(11) 98765-4323', plan: 'black' },
  { email: `admin${DEMO_DOMAIN}`, name: 'Diego Jacarandá', phone: '(11) 98765-4324', plan: 'admin' },
] as const satisfies readonly { email: string; name: string; phone: string; plan: Plan }[]

const DEMO_DETAILS = {
  birth_date: '1990-05-20',
  city: 'São Paulo',
  state: 'SP',
}

/**
 * Whether the public password opens anything here: on the embedded database, and on a PostgreSQL that says it is for trying
 * by demonstrating payments. Never in production, however the accounts came there.
 */
export const admitsDemo = (env: Env): boolean => mayDemonstrate(env)

/** Whether this installation is the demo that a newcomer starts, which makes its accounts and tells of them. */
export function isDemoInstallation({ DATABASE_URL, NODE_ENV }: Pick<Env, 'DATABASE_URL' | 'NODE_ENV'>): boolean {
  return DATABASE_URL === undefined && NODE_ENV !== 'production'
}

type Credentials = { email: string; password: string }

export function arePublic({ email, password }: Credentials): boolean {
  return password === DEMO_PASSWORD && email.endsWith(DEMO_DOMAIN)
}

/** Makes the demo accounts that are missing; a second run changes nothing. */
export async function seedDemoAccounts(deps: IdentityDeps): Promise<void> {
  const { db, passwordHashing, clock, hashesOf, carryOver } = deps
  const missing: ((typeof DEMO_ACCOUNTS)[number] & { passwordHash: string })[] = []
  for (const account of DEMO_ACCOUNTS)
    if (!(await isEmailTaken(db, account.email)))
      missing.push({ ...account, passwordHash: await passwordHashing.hash(DEMO_PASSWORD) })
  const now = clock.now()
  // All or none: a start that finds some of them takes the others for deleted.
  await db.transaction().execute(async (tx) => {
    for (const { email, name, phone, plan, passwordHash } of missing) {
      const profile = { email, name, phone, whatsapp: phone, ...DEMO_DETAILS }
      const userId = await insertAccount(tx, profile, passwordHash, now)
      if (userId === null) continue
      if (plan === 'admin') await insertAdminRole(tx, userId)
      await givePlan(tx, userId, plan, now)
      // One that was deleted in a pause comes back in it.
      await carryOver(tx, userId, await hashesOf(tx, userId))
    }
  })
}

/** For a start: only a database without anybody gets them, so that one who was deleted stays away. */
export async function seedNewDatabase(deps: IdentityDeps): Promise<void> {
  if (!(await isAnybodyHere(deps.db))) await seedDemoAccounts(deps)
}

/**
 * Takes password, sessions and links from every account of the demo whose password is still the public one, and says how many
 * there were. What they did stays. For a database that came from where the demo is admitted to where it is not.
 */
export async function shutDemoAccounts(db: Kysely<DB>, { verify }: Pick<PasswordHashing, 'verify'>): Promise<number> {
  const opened = new Map<string, boolean>()
  let shut = 0
  for (const { userId, hash } of await listHashesUnder(db, DEMO_DOMAIN)) {
    const isPublic = opened.get(hash) ?? (await verify({ hash, password: DEMO_PASSWORD }))
    opened.set(hash, isPublic)
    if (!isPublic) continue
    shut += 1
    await db.transaction().execute(async (tx) => {
      await deleteCredentials(tx, userId)
      await deleteMailedLinks(tx, userId)
      await endAllSessions(tx, userId)
      await forgetAllPlaces(tx, userId)
    })
  }
  return shut
}

/** What a visitor may know of the demo accounts: those that the public password opens now, with the plan they have now. */
export function demoAccess({ db, clock, hashing, passwordHashing }: IdentityDeps): () => Promise<DemoAccess | null> {
  // A hash is tried once: it costs a core for 60 ms, and everybody may ask.
  const tried = new Map<string, { hash: string; isPublic: Promise<boolean> }>()
  const isOpen = (email: string, hash: string) => {
    const known = tried.get(email)
    if (known?.hash === hash) return known.isPublic
    const isPublic = hashing(() => passwordHashing.verify({ hash, password: DEMO_PASSWORD }))
    tried.set(email, { hash, isPublic })
    isPublic.catch(() => tried.delete(email))
    return isPublic
  }
  return async () => {
    const found = await findDemoAccounts(
      db,
      DEMO_ACCOUNTS.map(({ email }) => email),
      clock.now(),
    )
    const accounts = []
    for (const { email, name } of DEMO_ACCOUNTS) {
      const account = found.get(email)
      if (account && (await isOpen(email, account.hash))) accounts.push({ email, name, plan: account.plan })
    }
    return accounts.length === 0 ? null : { password: DEMO_PASSWORD, accounts }
  }
}
