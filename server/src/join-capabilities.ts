import { createAccount } from '#capabilities/account/index.ts'
import { aiExplainer, analysisRoutes, embeddedExplainer, tidyRuns } from '#capabilities/analysis/index.ts'
import { createBilling } from '#capabilities/billing/index.ts'
import { createChat } from '#capabilities/chat/index.ts'
import { dashboardRoutes } from '#capabilities/dashboard/index.ts'
import { favouriteRoutes } from '#capabilities/favourites/index.ts'
import { createFixtures } from '#capabilities/fixtures/index.ts'
import { createHistory } from '#capabilities/history/index.ts'
import { createIdentity, demoAccessFor } from '#capabilities/identity/index.ts'
import { integrationRoutes, integrationsOf } from '#capabilities/integrations/index.ts'
import { mailRoutes, tidyOutbox } from '#capabilities/mail/index.ts'
import { createMessages } from '#capabilities/messages/index.ts'
import { createProviders } from '#capabilities/providers/index.ts'
import { createPublishing } from '#capabilities/publishing/index.ts'
import { quotaRoutes } from '#capabilities/quota/index.ts'
import { storyCardRoutes } from '#capabilities/story-card/index.ts'
import { createTickets } from '#capabilities/tickets/index.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AppSettings } from './app.ts'
import { chooseMail } from './choose-mail.ts'
import { choosePayments } from './choose-payments.ts'
import { chooseAi, chooseChat, chooseSources } from './choose-sources.ts'
import { chooseVendors } from './choose-vendors.ts'

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
  const history = createHistory(fixtures.deps)
  const mayStandIn = env.AI_FALLBACK === 'on'
  const explainer = providers.ai ? aiExplainer(providers.ai, { log, mayStandIn }) : embeddedExplainer
  const chat = createChat({ ...fixtures.deps, ai: chooseChat(env, serving.ai, log) })
  metrics.addGauge('chat_streams', 'Replies of the AI under way', chat.openStreams)
  const messages = createMessages({ db })
  const tickets = createTickets({ db, clock, log, countUnreadMessages: messages.countUnreadByAdmins })
  const billing = createBilling({ db, clock, log, payments: choosePayments({ env, db, clock, authSecret }), siteUrl })
  const publishing = createPublishing({ db })
  const account = createAccount({ db, clock, log, identity: identity.deps, forgetCustomer: billing.forgetCustomer })
  return {
    identity,
    fixtures,
    history,
    publishing,
    providers,
    serving,
    doors: [
      ...identity.doors,
      ...fixtures.doors,
      ...providers.doors(serving),
      ...history.doors,
      ...favouriteRoutes({ db, clock }),
      ...storyCardRoutes({ db }),
      ...analysisRoutes({ ...fixtures.deps, explainer }),
      ...chat.doors,
      ...billing.doors,
      ...account.doors,
      ...publishing.doors,
      ...tickets.doors,
      ...messages.doors,
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
    jobHandlers: { ...tickets.jobHandlers, ...billing.jobHandlers, ...account.jobHandlers },
    repeatingJobs: [...tickets.repeatingJobs, ...billing.repeatingJobs, ...account.repeatingJobs],
    async tidy(now: Date): Promise<void> {
      await identity.tidy(now)
      await tidyOutbox(db, now)
      await providers.tidy(now)
      await tidyRuns(db, now)
      await chat.tidy(now)
    },
  }
}
