import type { signIn as signInRoute } from '@prancheta/contract/identity.ts'
import type { InputOf } from '@prancheta/contract/route.ts'
import { APIError } from 'better-auth/api'
import { AppError } from '#platform/errors/app-error.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import type { IdentityDeps } from './deps.ts'
import { signInGuard } from './sign-in-guard.ts'
import { authHeaders } from './start-session.ts'

/** A fresh session's token for the right e-mail and password. */
export async function signIn(
  deps: IdentityDeps,
  { email, password }: InputOf<typeof signInRoute>,
  facts: DoorFacts,
): Promise<string> {
  const guard = signInGuard(deps, email, facts)
  await guard.check()

  return deps.hashing(async () => {
    // Asked again when its turn comes, so that a burst of guesses sent at once gets no more tries than one by one.
    await guard.check()
    const result = await tryPassword(deps, { email, password }, facts)
    if (!result) {
      await guard.countFailure()
      throw new AppError('session.wrongCredentials')
    }
    await guard.remember(result.user.id)
    return result.token
  })
}

async function tryPassword(deps: IdentityDeps, body: InputOf<typeof signInRoute>, facts: DoorFacts) {
  try {
    return await deps.auth.api.signInEmail({ body, headers: authHeaders(facts) })
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return null
    throw error
  }
}
