import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { adminTicketView } from '../support/thread.ts'

/** Over how many days the charts of the overview reach. */
export const FIGURES_DAYS = 90
/** Over how many days the history of revenue reaches. */
export const REVENUE_DAYS = 120
/** Over how many days arrivals, departures and failures are counted. */
export const MOVEMENT_DAYS = 30
export const RECENT_TICKETS = 5

const dayCount = z.strictObject({ day: z.iso.date(), count: z.int() })
export type DayCount = z.output<typeof dayCount>

export const readOverview = route({
  method: 'get',
  path: '/api/admin/overview',
  summary: 'The dashboard’s counters, its five latest tickets, and sign-ups, analyses and active paid plans by day.',
  input: z.object({}),
  output: z.strictObject({
    users: z.int(),
    analyses: z.int(),
    /** Active plans but the free trial, those given by hand included. */
    active_plans: z.int(),
    mrr_cents: z.int(),
    unread_tickets: z.int(),
    open_unread_tickets: z.int(),
    urgent_tickets: z.int(),
    unread_messages: z.int(),
    tickets: z.array(adminTicketView),
    /** The last 90 days, today last; days without any are 0. */
    sign_ups: z.array(dayCount),
    analyses_by_day: z.array(dayCount),
    /** Only days that were looked at: what nobody counted is not made up. */
    paid_plans: z.array(dayCount),
  }),
})

const planRevenue = z.strictObject({
  plan: z.enum(PAID_PLANS),
  paying: z.int(),
  price_cents: z.int(),
  mrr_cents: z.int(),
})

const billedUser = z.strictObject({
  user_id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  plan: z.enum(PAID_PLANS),
  at: z.iso.datetime(),
})
export type BilledUser = z.output<typeof billedUser>

export const readFinance = route({
  method: 'get',
  path: '/api/admin/finance',
  summary:
    'Monthly recurring revenue now, by plan and by day; arrivals, departures, failed payments and renewals to come.',
  input: z.object({}),
  output: z.strictObject({
    mrr_cents: z.int(),
    by_plan: z.array(planRevenue),
    /** Since when changes of plans are written down. */
    since: z.iso.datetime(),
    movement_days: z.int(),
    /** Within the last `movement_days`, or since `since` where that is later. */
    started: z.int(),
    cancelled: z.int(),
    ended: z.int(),
    payment_failures: z.int(),
    /** Share of those who paid at the beginning; null while the log is too young to tell, or nobody paid then. */
    churn: z.number().nullable(),
    history: z.array(z.strictObject({ day: z.iso.date(), mrr_cents: z.int() })),
    renewals: z.array(billedUser),
    /** Whose payment failed and whose days of grace run; `at` is their end. */
    past_due: z.array(billedUser),
  }),
})

export const FINANCE_CSV_PATH = '/api/admin/finance.csv'
