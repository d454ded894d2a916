import type { resetPassword as resetPasswordRoute } from '@prancheta/contract/identity/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { APIError } from 'better-auth/api'
import { AppError } from '#platform/errors/app-error.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { IdentityDeps } from './deps.ts'

/** Sets the password with a mailed token. The library spends the token first, so it works once, and ends all sessions. */
export async function resetPassword(
  deps: IdentityDeps,
  { token, password }: InputOf<typeof resetPasswordRoute>,
  facts: DoorFacts,
) {
  await refuseCommonPassword(password)
  await deps.limits.failuresByAddress.check(addressKey(facts.address))
  try {
    await deps.hashing(() => deps.auth.api.resetPassword({ body: { token, newPassword: password } }))
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    await deps.limits.failuresByAddress.count(addressKey(facts.address))
    throw new AppError('account.resetLinkInvalid')
  }
  return { done: true as const }
}
