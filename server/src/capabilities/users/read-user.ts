import type { UserDetail } from '@prancheta/contract/admin-users.ts'
import { currentPlan } from '@prancheta/core/plans/lifecycle.ts'
import { look } from '#capabilities/quota/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { actionsOn } from './action-log-store.ts'
import type { UserDeps } from './deps.ts'
import { analysisFigures, findUser, latestAnalyses, latestTickets, sessionFigures } from './user-detail-store.ts'

const LATEST = 5
const LOG_SHOWN = 20

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Everything an admin sees of one user on one page. */
export async function readUser(deps: UserDeps, userId: string): Promise<UserDetail> {
  const { db, clock } = deps
  const row = await findUser(db, userId)
  if (!row) throw new AppError('user.notFound')
  const now = clock.now()
  const [sessions, analyses, month, tickets, saved, log] = await Promise.all([
    sessionFigures(db, userId, now),
    analysisFigures(db, userId),
    look({ db, clock }, userId),
    latestTickets(db, userId, LATEST),
    latestAnalyses(db, userId, LATEST),
    actionsOn(db, userId, LOG_SHOWN),
  ])
  return {
    ...toProfile(row),
    sessions: sessions.count,
    last_used_at: iso(sessions.last_used_at),
    plan: toPlan(row, now),
    usage: {
      month_used: month.used,
      month_limit: month.limit,
      resets_at: month.resetsAt.toISOString(),
      analyses: analyses.all,
      public_analyses: analyses.public,
    },
    tickets: tickets.map(({ created_at, last_message_at, ...ticket }) => ({
      ...ticket,
      created_at: created_at.toISOString(),
      last_message_at: iso(last_message_at),
    })),
    last_analyses: saved.map(({ match_date, created_at, ...analysis }) => ({
      ...analysis,
      match_date: match_date.toISOString(),
      created_at: created_at.toISOString(),
    })),
    log: log.map(({ id, action, reason, created_at, name, email }) => ({
      id,
      action,
      reason,
      created_at: created_at.toISOString(),
      admin: name ?? email,
    })),
  }
}

function toProfile(row: UserRow) {
  const { id, name, email, phone, whatsapp, city, state, birth_date, stake_default, tipster_slug } = row
  return {
    ...{ id, name, email, phone, whatsapp, city, state, birth_date, stake_default, tipster_slug },
    created_at: row.created_at.toISOString(),
    suspended_at: iso(row.suspended_at),
  }
}

function toPlan(row: UserRow, now: Date): UserDetail['plan'] {
  const stored = {
    plan: row.plan,
    active: row.active,
    subscriptionId: row.stripe_subscription,
    subscriptionStatus: row.subscription_status,
    periodEnd: row.current_period_end,
    cancelsAt: row.subscription_cancels_at,
    accessUntil: row.access_until,
  }
  return {
    ...currentPlan(stored, now),
    has_subscription: stored.subscriptionId !== null,
    current_period_end: iso(stored.periodEnd),
    access_until: iso(stored.accessUntil),
    cancels_at: iso(stored.cancelsAt),
  }
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
