import type { LoggedActionName } from '@prancheta/contract/admin/users.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export async function analysisFigures(db: Queryable, userId: string) {
  return db
    .selectFrom('saved_analyses')
    .select(({ fn }) => [fn.countAll<number>().as('all'), sql<number>`count(*) filter (where public)`.as('public')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function latestAnalyses(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('saved_analyses')
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

type ActionNote = {
  adminId: string
  userId: string
  action: LoggedActionName
  reason?: string | undefined
  at: Date
}

/** Give the transaction of the action itself, so that nothing is done unwritten, nor written undone. */
export async function noteAction(db: Queryable, { adminId, userId, action, reason, at }: ActionNote): Promise<void> {
  await db
    .insertInto('admin_actions')
    .values({ admin_id: adminId, user_id: userId, action, reason: reason || null, created_at: at })
    .execute()
}

export function actionsOn(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('admin_actions')
    .leftJoin('people as admin', 'admin.id', 'admin_actions.admin_id')
    .select([
      'admin_actions.id',
      'admin_actions.action',
      'admin_actions.reason',
      'admin_actions.created_at',
      'admin.name',
      'admin.email',
    ])
    .where('admin_actions.user_id', '=', userId)
    .orderBy('admin_actions.created_at', 'desc')
    .orderBy('admin_actions.id', 'desc')
    .limit(limit)
    .execute()
}
