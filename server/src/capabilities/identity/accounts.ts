import type { signUp as signUpRoute } from '@prancheta/contract/identity/routes.ts'
import { LEGAL_TEXT_VERSION } from '@prancheta/contract/identity/words.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import type { DemoAccess } from '@prancheta/contract/providers/installation.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { AGE_MIN_YEARS, ageOn, isPlausibleBirthDate } from '@prancheta/core/identity/age.ts'
import { APIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import { givePlan } from '#capabilities/billing/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { ACCESS_LINK_JOB } from './access-link.ts'
import { deleteCredentials, deleteMailedLinks, takeAwayIdentity } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { endAllSessions, forgetAllPlaces } from './own-session-store.ts'
import { RESET_JOB, refuseCommonPassword } from './passwords.ts'
import { personHashes } from './person-hash.ts'
import { clearHalfMadeAccount, findUserIdByEmail, giveUpRole, insertAdminRole, isEmailTaken } from './profile-store.ts'
import { authHeaders } from './sign-in.ts'
import { signInGuard } from './sign-in-guard.ts'

type SignUpInput = InputOf<typeof signUpRoute>

/** A new account and its first session's token. */
export async function signUp(deps: IdentityDeps, input: SignUpInput, facts: DoorFacts): Promise<string> {
  refuseBirthDate(input.birth_date, dateInSaoPaulo(deps.clock.now()))
  await refuseCommonPassword(input.password)
  await deps.limits.signUpsByAddress.count(addressKey(facts.address))
  await deps.limits.signUpsByEmail.count(input.email)
  await clearHalfMadeAccount(deps.db, input.email, deps.clock.now())

  return deps.hashing(async () => {
    const { token, user } = await createAccount(deps, input, facts)
    if (token === null) throw new AppError('server.unexpected', { cause: new Error('sign-up gave no session') })
    // Before anybody holds the token: no request comes in between.
    await deps.carryOver(user.id, personHashes(deps.authSecret, input))
    await signInGuard(deps, input.email, facts).remember(user.id)
    return token
  })
}

function refuseBirthDate(birthDate: string, today: string): void {
  if (!isPlausibleBirthDate(birthDate, today))
    throw new AppError('request.invalid', { words: commonWords.birthDateInvalid })
  if (ageOn(birthDate, today) < AGE_MIN_YEARS) throw new AppError('request.invalid', { words: commonWords.underage })
}

async function createAccount(
  deps: IdentityDeps,
  { isAdult: _isAdult, acceptTerms: _acceptTerms, ...input }: SignUpInput,
  facts: DoorFacts,
) {
  // Both are true, or the contract would have refused them; they are stored with the profile as one moment and one text.
  const consent = { consented_at: deps.clock.now(), consent_version: LEGAL_TEXT_VERSION }
  try {
    return await deps.auth.api.signUpEmail({ body: { ...input, ...consent }, headers: authHeaders(facts) })
  } catch (error) {
    // Two sign-ups with one e-mail at the same moment: the database lets one in, and the library gives no reason for the other.
    if (error instanceof APIError && (await isEmailTaken(deps.db, input.email)))
      throw new AppError('account.emailTaken')
    throw error
  }
}

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
  { email: 'ana@prancheta.example', name: 'Ana Lima', plan: 'teste' },
  { email: 'bruno@prancheta.example', name: 'Bruno Reis', plan: 'pro' },
  { email: 'clara@prancheta.example', name: 'Clara Nunes', plan: 'black' },
  { email: 'admin@prancheta.example', name: 'Diego Alves', plan: 'admin' },
] as const satisfies readonly { email: string; name: string; plan: Plan }[]

const DEMO_DETAILS = {
  birth_date: '1990-05-20',
  city: 'São Paulo',
  state: 'SP',
  phone: '(11) 98765-4321',
  whatsapp: '(11) 98765-4321',
}

/** What a visitor may know of the demo accounts: all of it where they are seeded, nothing anywhere else. */
export function demoAccessFor({ DATABASE_URL, NODE_ENV }: Pick<Env, 'DATABASE_URL' | 'NODE_ENV'>): DemoAccess | null {
  if (DATABASE_URL !== undefined || NODE_ENV === 'production') return null
  return { password: DEMO_PASSWORD, accounts: [...DEMO_ACCOUNTS] }
}

/** Makes the demo accounts that are missing; a second run changes nothing. */
export async function seedDemoAccounts({
  db,
  auth,
  clock,
}: Pick<IdentityDeps, 'db' | 'auth' | 'clock'>): Promise<void> {
  for (const { email, name, plan } of DEMO_ACCOUNTS) {
    if ((await findUserIdByEmail(db, email)) !== null) continue
    const { user } = await auth.api.signUpEmail({ body: { email, name, password: DEMO_PASSWORD, ...DEMO_DETAILS } })
    // Signing up signs in; nobody is there to use this session.
    await endAllSessions(db, user.id)
    if (plan === 'admin') await grantAdmin(db, email, clock.now())
    else await givePlan(db, user.id, plan, clock.now())
  }
}
