import { FIGURES_DAYS, type readFinance as financeRoute, MOVEMENT_DAYS } from '@prancheta/contract/admin/figures.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { churnOf, monthlyRevenueCents } from '@prancheta/core/billing/revenue.ts'
import type { FigureDeps } from './deps.ts'
import { countMovements, planHistory, recordedSince } from './history-store.ts'
import { lastDays } from './last-days.ts'
import { countPlans, nextRenewals, pastDue, payersOf } from './plan-figures-store.ts'

const LISTED = 10
const DAY_MS = 86_400_000

export async function readFinance({ db, clock }: FigureDeps): Promise<OutputOf<typeof financeRoute>> {
  const now = clock.now()
  const spanStart = new Date(now.getTime() - MOVEMENT_DAYS * DAY_MS)
  const [plans, since, movements, history, renewals, failing] = await Promise.all([
    countPlans(db, now),
    recordedSince(db),
    countMovements(db, spanStart),
    planHistory(db, lastDays(now, FIGURES_DAYS)[0] ?? ''),
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
    history: history.map(({ day, mrr_cents }) => ({ day, mrr_cents })),
    renewals: renewals.map(toBilled),
    past_due: failing.map(toBilled),
  }
}

function toBilled<Row extends { at: Date }>({ at, ...row }: Row) {
  return { ...row, at: at.toISOString() }
}
