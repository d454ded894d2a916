import type { changePassword as changePasswordRoute } from '@prancheta/contract/identity/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { Session } from '#platform/session/session.ts'
import { deleteResetLinks, setPasswordHash } from './account-store.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { IdentityDeps } from './deps.ts'
import { endSessionsBut } from './own-session-store.ts'
import { withOwnPassword } from './verify-own-password.ts'

/** Sets a new password and ends every other session in one transaction: whoever knew the old one is out. */
export async function changePassword(deps: IdentityDeps, session: Session, input: InputOf<typeof changePasswordRoute>) {
  const { userId, sessionId } = session
  await refuseCommonPassword(input.password)
  const newHash = await withOwnPassword(deps, { userId, password: input.current_password }, () =>
    deps.passwordHashing.hash(input.password),
  )

  await deps.db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, userId, newHash, deps.clock.now())
    await endSessionsBut(tx, userId, sessionId)
    await deleteResetLinks(tx, userId)
  })
  return { done: true as const }
}
