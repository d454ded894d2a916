import { analysisRoutes, tidyRuns } from '#capabilities/analysis/index.ts'
import { createBilling } from '#capabilities/billing/index.ts'
import { dashboardRoutes } from '#capabilities/dashboard/index.ts'
import { createFigures } from '#capabilities/figures/index.ts'
import { createFixtures } from '#capabilities/fixtures/index.ts'
import { createIdentity, demoAccessFor } from '#capabilities/identity/index.ts'
import { integrationRoutes, integrationsOf } from '#capabilities/integrations/index.ts'
import { mailRoutes, tidyOutbox } from '#capabilities/mail/index.ts'
import { createMessages } from '#capabilities/messages/index.ts'
import { createProviders } from '#capabilities/providers/index.ts'
import { quotaRoutes } from '#capabilities/quota/index.ts'
import { systemRoutes } from '#capabilities/system/index.ts'
import { createTickets } from '#capabilities/tickets/index.ts'
import { createTipsters } from '#capabilities/tipsters/index.ts'
import { createUsers } from '#capabilities/users/index.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AppSettings } from './app.ts'
import { chooseMail } from './choose-mail.ts'
import { choosePayments } from './choose-payments.ts'
import { chooseAi, chooseSources } from './choose-sources.ts'
import { chooseVendors } from './choose-vendors.ts'
import { VERSION } from './version.ts'

/** Every capability with what it needs. With the choose-* files beside it the only place that picks vendors. */
export function joinCapabilities(settings: AppSettings, metrics: Metrics) {
  const { env, clock, log, authSecret, siteUrl } = settings
  const { db } = settings.database
  const mail = chooseMail(settings)
  const identity = createIdentity({ db, clock, authSecret, siteUrl, mailer: mail.mailer })
  const providers = createProviders({ db, clock, log, metrics }, (tools) => chooseVendors(env, clock, tools))
  const sources = chooseSources(env, clock, providers.sources)
  const serving = { ...sources, ai: chooseAi(env, providers.ai) }
  const fixtures = createFixtures({ db, clock, log, sources, geocoder: providers.geocoder, jobs })
  const messages = createMessages({ db })
  const tickets = createTickets({ db, clock, log, countUnreadMessages: messages.countUnreadByAdmins })
  const payments = choosePayments({ env, db, clock, authSecret })
  const billing = createBilling({ db, clock, log, payments, siteUrl })
  const users = createUsers({ db, clock, log, reconcilePlan: billing.reconcile })
  const figures = createFigures({
    db,
    clock,
    support: { counters: tickets.counters, latest: tickets.latest, unreadMessages: messages.countUnreadByAdmins },
  })
  const tipsters = createTipsters({ db, clock })
  return {
    identity,
    fixtures,
    providers,
    serving,
    doors: [
      ...identity.doors,
      ...fixtures.doors,
      ...providers.doors(serving),
      ...analysisRoutes(fixtures.deps),
      ...billing.doors,
      ...tickets.doors,
      ...messages.doors,
      ...users.doors,
      ...figures.doors,
      ...tipsters.doors,
      ...systemRoutes(db, {
        version: VERSION,
        database: settings.database.kind,
        mail: mail.isSent ? 'sent' : 'kept',
        payments: payments?.kind ?? 'none',
      }),
      ...mailRoutes(db, { secret: authSecret, showsTexts: !mail.isSent }),
      ...dashboardRoutes({ db, clock }),
      ...quotaRoutes({ db, clock }),
      ...integrationRoutes({
        integrations: integrationsOf(serving),
        demo: demoAccessFor(env),
        contactEmail: env.CONTACT_EMAIL ?? null,
      }),
    ],
    /** Somebody sits before the screen and waits for the mail, so these wait for no other job. */
    quickJobHandlers: { ...identity.jobHandlers, ...mail.jobHandlers },
    jobHandlers: { ...tickets.jobHandlers, ...billing.jobHandlers, ...figures.jobHandlers },
    repeatingJobs: [...tickets.repeatingJobs, ...billing.repeatingJobs, ...figures.repeatingJobs],
    async tidy(now: Date): Promise<void> {
      await identity.tidy(now)
      await tidyOutbox(db, now)
      await providers.tidy(now)
      await tidyRuns(db, now)
    },
  }
}
