import { UNLIMITED } from '@prancheta/contract/analysis/quota.ts'
import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import { isPlan, type Plan } from '@prancheta/core/billing/plans.ts'
import { monthlyLimitOf, monthlyQuotaOf } from '@prancheta/core/billing/rights.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import {
  claimUnit,
  findCounted,
  keepUnit,
  type MemberRow,
  readQuota,
  requireMember,
  returnUnit,
  type SubjectColumns,
} from './quota-store.ts'

export type QuotaDeps = { db: Queryable; clock: Clock }

/** What one unit of the month pays for: a match, or on /chat, which has none, a conversation. */
export type QuotaSubject = { fixtureId: number } | { conversationId: string }

/** The month as its owner sees it. `limit` and `remaining` are null where there is no limit. */
type MonthState = { plan: Plan; used: number; limit: number | null; remaining: number | null }

export type Claim = MonthState & {
  granted: true
  /** Whether this claim used a unit; false for a match the month had already. */
  newUnit: boolean
  userId: string
  month: string
  subject: QuotaSubject
}
export type ClaimRefused = MonthState & { granted: false }

type Quota = MonthState & {
  resetsAt: Date
  /** Whether the asked match or conversation has its unit already, so that using it is free. */
  alreadyCounted: boolean
}

/** Far longer than an analysis takes, or the first word of a reply. */
const WORK_MS_MAX = 10 * 60_000

const NO_SUBJECT: SubjectColumns = { fixture_id: null, conversation_id: null }

/**
 * Takes a unit before anything costly is asked for. A match this month has already is granted again for free, also at
 * nothing remaining. Whoever has an answer calls `keep` with what this returned, whoever fails `giveBack`; what a process that died did
 * neither of is given back when its time is over.
 */
export async function claim(
  { db, clock }: QuotaDeps,
  userId: string,
  subject: QuotaSubject,
): Promise<Claim | ClaimRefused> {
  const now = clock.now()
  const { plan, limit } = allowanceOf(await requireMember(db, userId), now)
  const busyUntil = new Date(now.getTime() + WORK_MS_MAX)
  const row = await claimUnit(db, { userId, subject: toColumns(subject), limit, now, busyUntil })
  const state = monthState(plan, limit, row.used)
  if (!row.granted) return { ...state, granted: false }
  return { ...state, granted: true, newUnit: row.new_unit, userId, month: row.month, subject }
}

const settled = new WeakMap<Claim, Promise<void>>()

/** A claim ends once, however many ways of failing it meets; a second call waits for the first. */
function settle(claimed: Claim, write: typeof keepUnit, db: Queryable): Promise<void> {
  const before = settled.get(claimed)
  if (before) return before
  const { userId, month, subject } = claimed
  const work = write(db, { userId, month, subject: toColumns(subject) }).catch((failure: unknown) => {
    settled.delete(claimed)
    throw failure
  })
  settled.set(claimed, work)
  return work
}

/** An answer came: the unit stays used. */
export function keep({ db }: Pick<QuotaDeps, 'db'>, claimed: Claim): Promise<void> {
  return settle(claimed, keepUnit, db)
}

/** Undoes one claim. The unit stays where it was answered, and while another claim on the same match is under way. */
export function giveBack({ db }: Pick<QuotaDeps, 'db'>, claimed: Claim): Promise<void> {
  return settle(claimed, returnUnit, db)
}

/** Where the month stands. Never uses anything. */
export async function look({ db, clock }: QuotaDeps, userId: string, subject?: QuotaSubject): Promise<Quota> {
  const columns = subject === undefined ? NO_SUBJECT : toColumns(subject)
  const now = clock.now()
  const row = await readQuota(db, { userId, subject: columns, now })
  const { plan, limit } = allowanceOf(row, now)
  return {
    ...monthState(plan, limit, row.used),
    resetsAt: row.resets_at,
    alreadyCounted: row.already_counted,
  }
}

/** The matches that the month has counted, and whether each was analysed: a talk counts a match too. */
export async function countedMatches({ db, clock }: QuotaDeps, userId: string) {
  const rows = await findCounted(db, userId, clock.now())
  return rows.map(({ fixture_id, is_analysed }) => ({ fixtureId: fixture_id, isAnalysed: is_analysed }))
}

function toColumns(subject: QuotaSubject): SubjectColumns {
  return 'fixtureId' in subject
    ? { fixture_id: subject.fixtureId, conversation_id: null }
    : { fixture_id: null, conversation_id: subject.conversationId }
}

/** A plan that ran out allows what the free trial does, before anybody wrote it down; one that we do not know allows nothing. */
function allowanceOf({ plan, active, access_until, is_admin }: MemberRow, now: Date) {
  const current = planAt({ plan, active, accessUntil: access_until }, now)
  const isUnknown = !is_admin && !isPlan(plan)
  const role = is_admin ? 'admin' : 'user'
  const limit = isUnknown
    ? monthlyQuotaOf(plan)
    : monthlyLimitOf({ role, plan: current.plan, planActive: current.active })
  return { ...current, limit }
}

function monthState(plan: Plan, limit: number | null, used: number): MonthState {
  return { plan, used, limit, remaining: limit === null ? null : Math.max(0, limit - used) }
}

/** The month in the words of the specification's chat answers, the one place where 'no limit' becomes their number. */
export function shownQuota({ plan, used, limit, remaining }: MonthState) {
  return { plan, current: used, limit: limit ?? UNLIMITED, remaining: remaining ?? UNLIMITED }
}
