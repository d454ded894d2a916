import type { Payments } from '@prancheta/adapters/payments/port.ts'
import type { Account } from '#capabilities/account/index.ts'
import type { Billing } from '#capabilities/billing/index.ts'
import { createFigures } from '#capabilities/figures/index.ts'
import { systemRoutes } from '#capabilities/system/index.ts'
import type { Tickets } from '#capabilities/tickets/index.ts'
import { createTipsters } from '#capabilities/tipsters/index.ts'
import { createUsers } from '#capabilities/users/index.ts'
import type { AppSettings } from './app.ts'
import { VERSION } from './version.ts'

type Others = {
  messages: { countUnreadByAdmins(): Promise<number> }
  tickets: Tickets
  billing: Billing
  account: Account
  isMailSent: boolean
  payments: Payments | null
}

/** What only admins use, with what it needs of the other capabilities. */
export function joinAdmin(
  { database, clock, log }: Pick<AppSettings, 'database' | 'clock' | 'log'>,
  { messages, tickets, billing, account, isMailSent, payments }: Others,
) {
  const { db } = database
  const users = createUsers({
    db,
    clock,
    log,
    reconcilePlan: billing.reconcile,
    closeAccount: account.closeFor,
  })
  const figures = createFigures({
    db,
    clock,
    support: { counters: tickets.counters, latest: tickets.latest, unreadMessages: messages.countUnreadByAdmins },
  })
  const tipsters = createTipsters({ db, clock })
  return {
    doors: [
      ...users.doors,
      ...figures.doors,
      ...tipsters.doors,
      ...systemRoutes(db, {
        version: VERSION,
        database: database.kind,
        mail: isMailSent ? 'sent' : 'kept',
        payments: payments?.kind ?? 'none',
      }),
    ],
    jobHandlers: figures.jobHandlers,
    repeatingJobs: figures.repeatingJobs,
  }
}
