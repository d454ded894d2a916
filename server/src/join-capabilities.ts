import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AppSettings } from './app.ts'
import { dashboardRoutes } from './capabilities/account/index.ts'
import { quotaRoutes } from './capabilities/analysis/index.ts'
import { createIdentity, demoAccessFor } from './capabilities/identity/index.ts'
import { integrationRoutes, integrationsOf, mailRoutes, tidyOutbox } from './capabilities/providers/index.ts'
import { chooseMail } from './capabilities/providers/mail/choose-mail.ts'
import { joinOffice } from './join-office.ts'
import { joinStudy } from './join-study.ts'

/** Every capability with what it needs. With the join-* and choose-* files beside it the only place that picks vendors. */
export function joinCapabilities(settings: AppSettings, metrics: Metrics) {
  const { env, clock, authSecret, passwordHashing, siteUrl } = settings
  const { db } = settings.database
  const mail = chooseMail(settings)
  const identity = createIdentity({ db, clock, authSecret, passwordHashing, siteUrl, mailer: mail.mailer })
  const { fixtures, history, publishing, providers, serving, ...study } = joinStudy(settings, metrics)
  const office = joinOffice(settings, identity, mail)
  return {
    identity,
    fixtures,
    history,
    publishing,
    providers,
    serving,
    stop: study.stop,
    doors: [
      ...identity.doors,
      ...study.doors,
      ...office.doors,
      ...mailRoutes(db, { secret: authSecret, showsTexts: !mail.isSent }),
      ...dashboardRoutes({ db, clock }),
      ...quotaRoutes({ db, clock }),
      ...integrationRoutes({
        integrations: integrationsOf(serving),
        demo: demoAccessFor(env),
        contactEmail: env.CONTACT_EMAIL ?? null,
        sendsMail: mail.isSent,
      }),
    ],
    /** Somebody sits before the screen and waits for the mail, so these wait for no other job. */
    quickJobHandlers: { ...identity.jobHandlers, ...mail.jobHandlers },
    jobHandlers: office.jobHandlers,
    repeatingJobs: office.repeatingJobs,
    async tidy(now: Date): Promise<void> {
      await identity.tidy(now)
      await tidyOutbox(db, now)
      await study.tidy(now)
    },
  }
}
