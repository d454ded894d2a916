import { FIGURES_DAYS, type readOverview as overviewRoute, RECENT_TICKETS } from '@prancheta/contract/admin/figures.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { monthlyRevenueCents } from '@prancheta/core/billing/revenue.ts'
import { countAdmins } from '#capabilities/identity/index.ts'
import type { FigureDeps } from './deps.ts'
import { countDays, planHistory } from './history-store.ts'
import { lastDays } from './last-days.ts'
import { countPlans, payersOf } from './plan-figures-store.ts'

export async function readOverview({ db, clock, support }: FigureDeps): Promise<OutputOf<typeof overviewRoute>> {
  const now = clock.now()
  const days = lastDays(now, FIGURES_DAYS)
  const since = days[0] ?? ''
  const [accounts, admins, analyses, plans, history, waiting, unreadMessages, tickets] = await Promise.all([
    countDays(db, 'accounts', since),
    countAdmins(db),
    countDays(db, 'analyses', since),
    countPlans(db, now),
    planHistory(db, since),
    support.counters(),
    support.unreadMessages(),
    support.latest(RECENT_TICKETS),
  ])
  const perDay = (counts: ReadonlyMap<string, number>) => days.map((day) => ({ day, count: counts.get(day) ?? 0 }))
  return {
    users: accounts.total - admins,
    analyses: analyses.total,
    active_plans: plans.reduce((sum, { held }) => sum + held, 0),
    mrr_cents: monthlyRevenueCents(payersOf(plans)),
    unread_tickets: waiting.unread,
    open_unread_tickets: waiting.open_unread,
    urgent_tickets: waiting.urgent,
    unread_messages: unreadMessages,
    tickets,
    sign_ups: perDay(accounts.byDay),
    analyses_by_day: perDay(analyses.byDay),
    paid_plans: history.map(({ day, paid_plans }) => ({ day, count: paid_plans })),
  }
}
