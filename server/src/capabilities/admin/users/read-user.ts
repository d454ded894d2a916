import type { UserDetail } from '@prancheta/contract/admin/users.ts'
import { currentPlan, type StoredPlan } from '@prancheta/core/billing/lifecycle.ts'
import type { Kysely } from 'kysely'
import { look } from '#capabilities/analysis/index.ts'
import { requireBilling } from '#capabilities/billing/index.ts'
import { findMember, sessionFigures } from '#capabilities/identity/index.ts'
import { findPause, toPauseView } from '#capabilities/responsible-play/index.ts'
import { latestTicketsOf } from '#capabilities/support/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import { actionsOn, analysisFigures, latestAnalyses } from './user-detail-store.ts'

export type UserDeps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  /** Brings a user's plan to what the payment provider holds; throws while it does not answer. */
  reconcilePlan: (userId: string) => Promise<void>
  /** Closes an account for good and has everything of it deleted; null when there is no such user. */
  closeAccount: (userId: string) => Promise<unknown>
}

const LATEST = 5
const LOG_SHOWN = 20

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** Everything an admin sees of one user on one page. */
export async function readUser(deps: UserDeps, userId: string): Promise<UserDetail> {
  const { db, clock } = deps
  const member = await findMember(db, userId)
  if (!member) throw new AppError('user.notFound')
  const now = clock.now()
  const [{ stored }, sessions, analyses, month, tickets, saved, log, pause] = await Promise.all([
    requireBilling(db, userId),
    sessionFigures(db, userId, now),
    analysisFigures(db, userId),
    look({ db, clock }, userId),
    latestTicketsOf(db, userId, LATEST),
    latestAnalyses(db, userId, LATEST),
    actionsOn(db, userId, LOG_SHOWN),
    findPause(db, userId, now),
  ])
  return {
    ...toProfile(member),
    pause: pause && toPauseView(pause),
    sessions: sessions.count,
    last_used_at: iso(sessions.last_used_at),
    plan: toPlan(stored, now),
    usage: {
      month_used: month.used,
      month_limit: month.limit,
      resets_at: month.resetsAt.toISOString(),
      analyses: analyses.all,
      public_analyses: analyses.public,
    },
    tickets: tickets.map(({ id, subject, status, unread_by_admin, created_at, last_message_at }) => ({
      ...{ id, subject, status, unread_by_admin, created_at, last_message_at },
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

function toProfile(row: Member) {
  const { id, name, email, phone, whatsapp, city, state, birth_date, stake_default, tipster_slug } = row
  return {
    ...{ id, name, email, phone, whatsapp, city, state, birth_date, stake_default, tipster_slug },
    created_at: row.created_at.toISOString(),
    suspended_at: iso(row.suspended_at),
  }
}

function toPlan(stored: StoredPlan, now: Date): UserDetail['plan'] {
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
