import type { AppSettings } from './app.ts'
import { createAccount } from './capabilities/account/index.ts'
import { createFigures, createUsers, systemRoutes } from './capabilities/admin/index.ts'
import { choosePayments } from './capabilities/billing/choose-payments.ts'
import { createBilling } from './capabilities/billing/index.ts'
import type { Identity } from './capabilities/identity/index.ts'
import { createMessages, createTickets } from './capabilities/support/index.ts'
import { createTipsters } from './capabilities/tipsters/index.ts'
import { VERSION } from './version.ts'

/** What keeps the house running: support, payments, accounts, and what the admins see of them. */
export function joinOffice(settings: AppSettings, identity: Identity, mail: { isSent: boolean }) {
  const { env, clock, log, authSecret, siteUrl } = settings
  const { db } = settings.database
  const messages = createMessages({ db })
  const tickets = createTickets({ db, clock, log, countUnreadMessages: messages.countUnreadByAdmins })
  const payments = choosePayments({ env, db, clock, authSecret })
  const billing = createBilling({ db, clock, log, payments, siteUrl })
  const account = createAccount({ db, clock, log, identity: identity.deps, forgetCustomer: billing.forgetCustomer })
  const users = createUsers({ db, clock, log, reconcilePlan: billing.reconcile, closeAccount: account.closeFor })
  const support = {
    counters: tickets.counters,
    latest: tickets.latest,
    unreadMessages: messages.countUnreadByAdmins,
  }
  const figures = createFigures({ db, clock, support })
  const system = systemRoutes(db, {
    version: VERSION,
    database: settings.database.kind,
    mail: mail.isSent ? 'sent' : 'kept',
    payments: payments?.kind ?? 'none',
  })
  const working = [tickets, billing, account, figures]
  return {
    doors: [
      ...[billing, account, tickets, messages, users, figures, createTipsters({ db, clock })].flatMap(
        ({ doors }) => doors,
      ),
      ...system,
    ],
    jobHandlers: { ...tickets.jobHandlers, ...billing.jobHandlers, ...account.jobHandlers, ...figures.jobHandlers },
    repeatingJobs: working.flatMap(({ repeatingJobs }) => repeatingJobs),
  }
}
