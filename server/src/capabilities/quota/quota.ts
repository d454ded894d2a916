import { PLANS, type Plan } from '@prancheta/core/plans/plans.ts'
import { monthlyQuotaOf } from '@prancheta/core/plans/rights.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { claimUnit, readQuota, returnUnit, type SubjectColumns } from './quota-store.ts'

export type QuotaDeps = { db: Queryable; clock: Clock }

/** What one unit of the month pays for: a match, or on /chat, which has none, a conversation. */
export type QuotaSubject = { fixtureId: number } | { conversationId: string }

/** The month as its owner sees it. `limit` and `remaining` are null where there is no limit. */
export type MonthState = { plan: Plan; used: number; limit: number | null; remaining: number | null }

export type Claim = MonthState & {
  granted: true
  /** Whether this claim used a unit; false for a match the month had already. */
  newUnit: boolean
  userId: string
  month: string
  subject: QuotaSubject
}
export type ClaimRefused = MonthState & { granted: false }

export type Quota = MonthState & {
  active: boolean
  currentPeriodEnd: Date | null
  resetsAt: Date
  /** Whether the asked match or conversation has its unit already, so that using it is free. */
  alreadyCounted: boolean
}

/** The product's one table of plans as the database's function takes it. */
const QUOTAS = JSON.stringify(Object.fromEntries(PLANS.map((plan) => [plan, monthlyQuotaOf(plan)])))

const NO_SUBJECT: SubjectColumns = { fixture_id: null, conversation_id: null }

/**
 * Takes a unit before anything costly is asked for. A match this month has already is granted again for free, also at
 * nothing remaining. Whoever fails afterwards calls `giveBack` with what this returned.
 */
export async function claim(
  { db, clock }: QuotaDeps,
  userId: string,
  subject: QuotaSubject,
): Promise<Claim | ClaimRefused> {
  const row = await claimUnit(db, { userId, subject: toColumns(subject), quotas: QUOTAS, now: clock.now() })
  const state = monthState(row)
  if (!row.granted) return { ...state, granted: false }
  return { ...state, granted: true, newUnit: row.new_unit, userId, month: row.month, subject }
}

/** A claim is given back once, however many ways of failing call for it; a second call waits for the first. */
const givenBack = new WeakMap<Claim, Promise<void>>()

/** Undoes one claim. The unit stays while another claim on the same match relies on it. */
export function giveBack({ db }: Pick<QuotaDeps, 'db'>, claimed: Claim): Promise<void> {
  const before = givenBack.get(claimed)
  if (before) return before
  const { userId, month, subject } = claimed
  const work = returnUnit(db, { userId, month, subject: toColumns(subject) }).catch((failure: unknown) => {
    givenBack.delete(claimed)
    throw failure
  })
  givenBack.set(claimed, work)
  return work
}

/** Where the month stands. Never uses anything. */
export async function look({ db, clock }: QuotaDeps, userId: string, subject?: QuotaSubject): Promise<Quota> {
  const columns = subject === undefined ? NO_SUBJECT : toColumns(subject)
  const row = await readQuota(db, { userId, subject: columns, quotas: QUOTAS, now: clock.now() })
  return {
    ...monthState(row),
    active: row.active,
    currentPeriodEnd: row.current_period_end,
    resetsAt: row.resets_at,
    alreadyCounted: row.already_counted,
  }
}

function toColumns(subject: QuotaSubject): SubjectColumns {
  return 'fixtureId' in subject
    ? { fixture_id: subject.fixtureId, conversation_id: null }
    : { fixture_id: null, conversation_id: subject.conversationId }
}

function monthState({ plan, used, quota_limit }: { plan: Plan; used: number; quota_limit: number | null }): MonthState {
  const remaining = quota_limit === null ? null : Math.max(0, quota_limit - used)
  return { plan, used, limit: quota_limit, remaining }
}
