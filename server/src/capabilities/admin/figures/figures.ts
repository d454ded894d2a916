import {
  FIGURES_DAYS,
  type readFinance as financeRoute,
  MOVEMENT_DAYS,
  type readOverview as overviewRoute,
  RECENT_TICKETS,
  REVENUE_DAYS,
} from '@prancheta/contract/admin/figures.ts'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { isPaidPlan, PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { churnOf, inReais, MONTHLY_PRICE_CENTS, monthlyRevenueCents } from '@prancheta/core/billing/prices.ts'
import { csvLine } from '@prancheta/core/text/csv.ts'
import type { Kysely } from 'kysely'
import { type Clock, dateInSaoPaulo, lastDays, momentInBrazil } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import {
  countDays,
  countMovements,
  countPlans,
  countUsers,
  nextRenewals,
  type PayerRow,
  pastDue,
  payersAfter,
  payersOf,
  planHistory,
  recordedSince,
  writePlanDays,
} from './figures-store.ts'

export type FigureDeps = {
  db: Kysely<DB>
  clock: Clock
  /** What other capabilities know better. */
  support: {
    counters(): Promise<{ unread: number; open_unread: number; urgent: number }>
    latest(limit: number): Promise<AdminTicketView[]>
    unreadMessages(): Promise<number>
  }
}

export async function readOverview({ db, clock, support }: FigureDeps): Promise<OutputOf<typeof overviewRoute>> {
  const now = clock.now()
  const days = lastDays(now, FIGURES_DAYS)
  const since = days[0] ?? ''
  const [users, analyses, plans, history, waiting, unreadMessages, tickets] = await Promise.all([
    countUsers(db, since),
    countDays(db, 'analyses', since),
    countPlans(db, now),
    planHistory(db, since),
    support.counters(),
    support.unreadMessages(),
    support.latest(RECENT_TICKETS),
  ])
  const perDay = (counts: ReadonlyMap<string, number>) => days.map((day) => ({ day, count: counts.get(day) ?? 0 }))
  return {
    users: users.total,
    analyses: analyses.total,
    active_plans: plans.reduce((sum, { held }) => sum + held, 0),
    mrr_cents: monthlyRevenueCents(payersOf(plans)),
    unread_tickets: waiting.unread,
    open_unread_tickets: waiting.open_unread,
    urgent_tickets: waiting.urgent,
    unread_messages: unreadMessages,
    tickets,
    sign_ups: perDay(users.byDay),
    analyses_by_day: perDay(analyses.byDay),
    paid_plans: withToday(history, now, planDayOf(plans)).map(({ day, paid_plans }) => ({ day, count: paid_plans })),
  }
}

const LISTED = 10
const DAY_MS = 86_400_000

export async function readFinance({ db, clock }: FigureDeps): Promise<OutputOf<typeof financeRoute>> {
  const now = clock.now()
  const spanStart = new Date(now.getTime() - MOVEMENT_DAYS * DAY_MS)
  const [plans, since, movements, history, renewals, failing] = await Promise.all([
    countPlans(db, now),
    recordedSince(db),
    countMovements(db, spanStart),
    planHistory(db, lastDays(now, REVENUE_DAYS)[0] ?? ''),
    nextRenewals(db, now, LISTED),
    pastDue(db, now, LISTED),
  ])
  const payers = payersOf(plans)
  const { started, cancelled, ended, left, payment_failures } = movements
  const paying = PAID_PLANS.reduce((sum, plan) => sum + payers[plan], 0)
  return {
    mrr_cents: monthlyRevenueCents(payers),
    by_plan: PAID_PLANS.map((plan) => ({
      plan,
      paying: payers[plan],
      price_cents: MONTHLY_PRICE_CENTS[plan],
      mrr_cents: payers[plan] * MONTHLY_PRICE_CENTS[plan],
    })),
    since: since.toISOString(),
    movement_days: MOVEMENT_DAYS,
    started,
    cancelled,
    ended: left,
    payment_failures,
    churn: since > spanStart ? null : churnOf({ paying, started, ended, left }),
    history: withToday(history, now, planDayOf(plans)).map(({ day, mrr_cents }) => ({ day, mrr_cents })),
    renewals: renewals.map(toBilled),
    past_due: failing.map(toBilled),
  }
}

type PlanDaySums = Pick<Awaited<ReturnType<typeof planHistory>>[number], 'mrr_cents' | 'paid_plans'>

function planDayOf(counts: Awaited<ReturnType<typeof countPlans>>): PlanDaySums {
  const paid = counts.filter(({ plan }) => isPaidPlan(plan))
  return {
    mrr_cents: monthlyRevenueCents(payersOf(counts)),
    paid_plans: paid.reduce((sum, { held }) => sum + held, 0),
  }
}

/** A day that is over is as its last look found it; today is as it is now, so that the chart ends at the figure beside it. */
function withToday(history: Awaited<ReturnType<typeof planHistory>>, now: Date, today: PlanDaySums) {
  const day = dateInSaoPaulo(now)
  return [...history.filter((past) => past.day < day), { day, ...today }]
}

function toBilled<Row extends { at: Date }>({ at, ...row }: Row) {
  return { ...row, at: at.toISOString() }
}

const BATCH = 1_000

const HEADER = ['Nome', 'E-mail', 'Plano', 'Preço mensal (R$)', 'Situação no provedor', 'Período até', 'Cancela em']

/** Everybody who pays, a batch at a time. */
export async function* exportPayers({ db, clock }: Pick<FigureDeps, 'db' | 'clock'>): AsyncGenerator<string> {
  yield csvLine(HEADER)
  let after: string | null = null
  while (true) {
    const rows: PayerRow[] = await payersAfter(db, clock.now(), after, BATCH)
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    after = rows.at(-1)?.user_id ?? null
    if (rows.length < BATCH) return
  }
}

function cellsOf({ name, email, plan, at, subscription_status, cancels_at }: PayerRow): string[] {
  return [
    name ?? '',
    email,
    PLAN_NAMES[plan],
    inReais(MONTHLY_PRICE_CENTS[plan]).toFixed(2).replace('.', ','),
    subscription_status ?? '',
    momentInBrazil(at),
    cancels_at === null ? '' : momentInBrazil(cancels_at),
  ]
}

/** Writes down how many hold and pay each plan today. What no day wrote down cannot be told later. */
export async function countPlansOfToday({ db, clock }: Pick<FigureDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = dateInSaoPaulo(now)
  const counts = await countPlans(db, now)
  const payers = payersOf(counts)
  const heldOf = (plan: string) => counts.find((count) => count.plan === plan)?.held ?? 0
  await writePlanDays(db, [
    ...PAID_PLANS.map((plan) => ({
      day,
      plan,
      active: heldOf(plan),
      paying: payers[plan],
      mrr_cents: payers[plan] * MONTHLY_PRICE_CENTS[plan],
    })),
    { day, plan: 'vip_unlimited' as const, active: heldOf('vip_unlimited'), paying: 0, mrr_cents: 0 },
  ])
}
