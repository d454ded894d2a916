import type { changePassword as changePasswordRoute } from '@prancheta/contract/identity.ts'
import type { InputOf } from '@prancheta/contract/route.ts'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import { deleteResetLinks, findPasswordHash, setPasswordHash } from './account-store.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { IdentityDeps } from './deps.ts'
import { endSessionsBut } from './own-session-store.ts'

/** Sets a new password and ends every other session in one transaction: whoever knew the old one is out. */
export async function changePassword(deps: IdentityDeps, session: Session, input: InputOf<typeof changePasswordRoute>) {
  const { userId, sessionId } = session
  const tries = `change ${userId}`
  await refuseCommonPassword(input.password)
  await deps.limits.failuresByPlace.check(tries)

  const newHash = await deps.hashing(async () => {
    await deps.limits.failuresByPlace.check(tries)
    const hash = await findPasswordHash(deps.db, userId)
    if (hash === null || !(await verifyPassword({ hash, password: input.current_password }))) {
      await deps.limits.failuresByPlace.count(tries)
      throw new AppError('account.wrongPassword')
    }
    return hashPassword(input.password)
  })

  await deps.db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, userId, newHash, deps.clock.now())
    await endSessionsBut(tx, userId, sessionId)
    await deleteResetLinks(tx, userId)
  })
  return { done: true as const }
}
