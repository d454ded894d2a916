import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Session } from './session.ts'

/**
 * The live session of a token with all that access depends on, in one query. Roles and plans are read anew each
 * time, so that a right taken away is gone at the next request, and a plan that ran out in the very moment it does.
 */
export async function findSession(
  db: Queryable,
  token: string,
  now: Date,
): Promise<(Session & { renewedAt: Date }) | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.user_id')
    .innerJoin('member_plans', 'member_plans.user_id', 'sessions.user_id')
    .leftJoin('play_pauses', (join) =>
      join
        .onRef('play_pauses.user_id', '=', 'sessions.user_id')
        .on(({ or, eb }) => or([eb('play_pauses.ends_at', 'is', null), eb('play_pauses.ends_at', '>', now)])),
    )
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.updated_at as renewedAt',
      'people.name',
      'people.email',
      'member_plans.plan',
      'member_plans.active as planActive',
      'member_plans.access_until as accessUntil',
      'play_pauses.started_at as pausedSince',
      'play_pauses.ends_at as pausedUntil',
      'people.is_admin as isAdmin',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    // A sign-in may pass while its account is being suspended; the session it made opens nothing.
    .where('people.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null

  const { isAdmin, accessUntil, pausedSince, pausedUntil, ...session } = row
  const pause = pausedSince && { startedAt: pausedSince, endsAt: pausedUntil }
  const { plan, active } = planAt({ plan: row.plan, active: row.planActive, accessUntil }, now)
  return { ...session, pause, plan, planActive: active, role: isAdmin ? 'admin' : 'user' }
}

/** Moves a session's end further out, and notes that it was used. */
export async function renewSession(
  db: Queryable,
  sessionId: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ updated_at: now, expires_at: expiresAt }).where('id', '=', sessionId).execute()
}
