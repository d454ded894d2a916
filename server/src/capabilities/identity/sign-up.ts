import type { signUp as signUpRoute } from '@prancheta/contract/identity/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { AGE_MIN_YEARS, ageOn, isPlausibleBirthDate } from '@prancheta/core/identity/age.ts'
import { APIError } from 'better-auth/api'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { IdentityDeps } from './deps.ts'
import { clearHalfMadeAccount, isEmailTaken } from './profile-store.ts'
import { signInGuard } from './sign-in-guard.ts'
import { authHeaders } from './start-session.ts'

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
    await signInGuard(deps, input.email, facts).remember(user.id)
    return token
  })
}

function refuseBirthDate(birthDate: string, today: string): void {
  if (!isPlausibleBirthDate(birthDate, today))
    throw new AppError('request.invalid', { words: commonWords.birthDateInvalid })
  if (ageOn(birthDate, today) < AGE_MIN_YEARS) throw new AppError('request.invalid', { words: commonWords.underage })
}

async function createAccount(deps: IdentityDeps, input: SignUpInput, facts: DoorFacts) {
  try {
    return await deps.auth.api.signUpEmail({ body: input, headers: authHeaders(facts) })
  } catch (error) {
    // Two sign-ups with one e-mail at the same moment: the database lets one in, and the library gives no reason for the other.
    if (error instanceof APIError && (await isEmailTaken(deps.db, input.email)))
      throw new AppError('account.emailTaken')
    throw error
  }
}
