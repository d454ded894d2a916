import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/is-uuid.ts'

/** Somebody's profile and plan, if they are there and no admin. */
export async function findUser(db: Queryable, userId: string) {
  if (!isUuid(userId)) return null
  const row = await db
    .selectFrom('profiles')
    .innerJoin('plans', 'plans.user_id', 'profiles.id')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.user_id', '=', 'profiles.id').on('user_roles.role', '=', 'admin'),
    )
    .selectAll('profiles')
    .select([
      'plans.plan',
      'plans.active',
      'plans.stripe_subscription',
      'plans.subscription_status',
      'plans.current_period_end',
      'plans.subscription_cancels_at',
      'plans.access_until',
    ])
    .where('profiles.id', '=', userId)
    .where('user_roles.user_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function sessionFigures(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('updated_at').as('last_used_at')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
}

export async function analysisFigures(db: Queryable, userId: string) {
  return db
    .selectFrom('analyses')
    .select(({ fn }) => [fn.countAll<number>().as('all'), sql<number>`count(*) filter (where public)`.as('public')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function latestTickets(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('support_tickets')
    .select(['id', 'subject', 'status', 'unread_by_admin', 'created_at', 'last_message_at'])
    .where('user_id', '=', userId)
    .orderBy(sql`coalesce(last_message_at, '-infinity'::timestamptz) desc`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function latestAnalyses(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('analyses')
    .select([
      'id',
      'home_name',
      'away_name',
      'league_name',
      'match_date',
      'created_at',
      'pick_name',
      'result',
      'public',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}
