import type { actOnUser as actOnUserRoute, UserAction, UserDetail } from '@prancheta/contract/admin/users.ts'
import type { ErrorCode } from '@prancheta/contract/protocol/errors.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { endGrace, grantVip, revokeVip } from '#capabilities/billing/index.ts'
import { endAllSessions, lockUser, markSuspended, unsuspend } from '#capabilities/identity/index.ts'
import { liftPause } from '#capabilities/responsible-play/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Session } from '#platform/session/session.ts'
import { readUser, type UserDeps } from './read-user.ts'
import { noteAction } from './user-detail-store.ts'

type Step = {
  /** False when there is nothing to do, which `refusal` says. */
  run: (db: Queryable, userId: string, now: Date) => Promise<boolean>
  refusal: ErrorCode
}

const STEPS: Record<UserAction, Step> = {
  grant_vip: { run: grantVip, refusal: 'user.alreadyVip' },
  revoke_vip: { run: revokeVip, refusal: 'user.notVip' },
  end_grace: { run: endGrace, refusal: 'user.noGrace' },
  suspend: { run: suspend, refusal: 'user.alreadySuspended' },
  unsuspend: { run: unsuspend, refusal: 'user.notSuspended' },
  end_sessions: {
    run: async (db, userId) => {
      await endAllSessions(db, userId)
      return true
    },
    refusal: 'user.notFound',
  },
  lift_pause: { run: liftPause, refusal: 'pause.notLiftable' },
  // Only noted here: closing an account has a transaction of its own.
  delete: { run: async () => true, refusal: 'user.notFound' },
}

/** After these the provider may have more to say about the plan. */
const NEEDS_PROVIDER: ReadonlySet<UserAction> = new Set(['revoke_vip', 'end_grace'])

/** Also ends every session; the deletes' trigger tells open tabs. */
async function suspend(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const isNew = await markSuspended(db, userId, now)
  if (isNew) await endAllSessions(db, userId)
  return isNew
}

/** Does one thing to one user and writes it into the log, both or neither. Admins are no users here. */
export async function actOnUser(
  deps: UserDeps,
  admin: Session,
  { userId, action, reason }: InputOf<typeof actOnUserRoute>,
): Promise<UserDetail> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('user.notFound')
    const { run, refusal } = STEPS[action]
    if (!(await run(tx, userId, now))) throw new AppError(refusal)
    await noteAction(tx, { adminId: admin.userId, userId, action, reason, at: now })
  })
  if (NEEDS_PROVIDER.has(action)) await askProvider(deps, userId)
  if (action !== 'delete') return readUser(deps, userId)
  const before = await readUser(deps, userId)
  await deps.closeAccount(userId)
  return before
}

/** What was done stands without it; the daily comparison asks again. */
async function askProvider(deps: UserDeps, userId: string): Promise<void> {
  await deps.reconcilePlan(userId).catch((error: unknown) => {
    deps.log.warn({ error: describeError(error) }, 'a plan changed by an admin could not be verified at the provider')
  })
}
