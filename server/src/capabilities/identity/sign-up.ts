import { randomBytes } from 'node:crypto'
import type { signUp as signUpRoute } from '@prancheta/contract/identity/routes.ts'
import { LEGAL_TEXT_VERSION } from '@prancheta/contract/identity/words.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { AGE_MIN_YEARS, ageOn, isPlausibleBirthDate } from '@prancheta/core/identity/age.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { SESSION_DAYS } from '#platform/session/read-session.ts'
import { insertAccount } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { insertSession } from './own-session-store.ts'
import { refuseCommonPassword } from './passwords.ts'
import { isEmailTaken } from './profile-store.ts'
import { signInGuard } from './sign-in-guard.ts'

const DAY_MS = 86_400_000

type SignUpInput = InputOf<typeof signUpRoute>

/** A new account and its first session's token. */
export async function signUp(deps: IdentityDeps, input: SignUpInput, facts: DoorFacts): Promise<string> {
  refuseBirthDate(input.birth_date, dateInSaoPaulo(deps.clock.now()))
  await refuseCommonPassword(input.password)
  await deps.limits.signUpsByAddress.count(addressKey(facts.address))
  await deps.limits.signUpsByEmail.count(input.email)

  const passwordHash = await deps.hashing(async () => {
    if (await isEmailTaken(deps.db, input.email)) throw new AppError('account.emailTaken')
    return deps.passwordHashing.hash(input.password)
  })
  const { userId, token } = await openAccount(deps, input, passwordHash, facts)
  await signInGuard(deps, input.email, facts).remember(userId)
  return token
}

function refuseBirthDate(birthDate: string, today: string): void {
  if (!isPlausibleBirthDate(birthDate, today))
    throw new AppError('request.invalid', { words: commonWords.birthDateInvalid })
  if (ageOn(birthDate, today) < AGE_MIN_YEARS) throw new AppError('request.invalid', { words: commonWords.underage })
}

/**
 * Profile, password, session and what the person's account before left behind, all or nothing: a process that dies in the middle
 * leaves no e-mail that nobody can sign up with, and no account without its pause. The password is hashed before, so that no
 * connection is held meanwhile.
 */
function openAccount(
  { db, clock, hashesOf, carryOver }: IdentityDeps,
  // Both are true, or the contract would have refused them; they are stored with the profile as one moment and one text.
  { isAdult: _isAdult, acceptTerms: _acceptTerms, password: _password, ...details }: SignUpInput,
  passwordHash: string,
  { address, userAgent }: DoorFacts,
): Promise<{ userId: string; token: string }> {
  const now = clock.now()
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const consent = { consented_at: now, consent_version: LEGAL_TEXT_VERSION }
  return db.transaction().execute(async (tx) => {
    const userId = await insertAccount(tx, { ...details, ...consent }, passwordHash, now)
    // Two sign-ups with one e-mail at the same moment: the database lets one in.
    if (userId === null) throw new AppError('account.emailTaken')
    await insertSession(tx, userId, { token, expiresAt, address, userAgent: userAgent.slice(0, 300) }, now)
    await carryOver(tx, userId, await hashesOf(tx, userId))
    return { userId, token }
  })
}
