import { AppError } from '#platform/errors/app-error.ts'
import { findPasswordHash } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'

type Claim = { userId: string; password: string }
type Deps = Pick<IdentityDeps, 'db' | 'passwordHashing' | 'hashing' | 'limits'>

/** Does the work if the password is this user's own, in the one turn at the queue; wrong ones are counted. */
export async function withOwnPassword<Result>(
  { db, passwordHashing, hashing, limits }: Deps,
  { userId, password }: Claim,
  work: () => Promise<Result>,
): Promise<Result> {
  const tries = `change ${userId}`
  await limits.failuresByPlace.check(tries)
  return hashing(async () => {
    await limits.failuresByPlace.check(tries)
    const hash = await findPasswordHash(db, userId)
    if (hash === null || !(await passwordHashing.verify({ hash, password }))) {
      await limits.failuresByPlace.count(tries)
      throw new AppError('account.wrongPassword')
    }
    return work()
  })
}

/** Throws unless the password is this user's own. */
export function requireOwnPassword(deps: Deps, claim: Claim): Promise<void> {
  return withOwnPassword(deps, claim, async () => {})
}
