import { accountCapability } from '#capabilities/account/capability.ts'
import { adminCapability } from '#capabilities/admin/capability.ts'
import { aiExplainer } from '#capabilities/analysis/ai-explainer.ts'
import { analysisCapability } from '#capabilities/analysis/capability.ts'
import { embeddedExplainer } from '#capabilities/analysis/explain-match.ts'
import { carryUsage } from '#capabilities/analysis/index.ts'
import { billingCapability } from '#capabilities/billing/capability.ts'
import { choosePayments } from '#capabilities/billing/payments.ts'
import { PAYMENTS_SOURCE } from '#capabilities/billing/watched-payments.ts'
import { boardCapability } from '#capabilities/board/capability.ts'
import { chatCapability } from '#capabilities/chat/capability.ts'
import { fixturesCapability } from '#capabilities/fixtures/capability.ts'
import { askToTakeUpLeague, hadGames } from '#capabilities/fixtures/index.ts'
import { historyCapability } from '#capabilities/history/capability.ts'
import { openStoryCards } from '#capabilities/history/story-card/story-cards.ts'
import { identityCapability } from '#capabilities/identity/capability.ts'
import { admitsDemo, isDemoInstallation, type PasswordHashing } from '#capabilities/identity/index.ts'
import { journalCapability } from '#capabilities/journal/capability.ts'
import { MAIL_SOURCE, mailCapability } from '#capabilities/mail/capability.ts'
import { providersCapability } from '#capabilities/providers/capability.ts'
import { chooseChat } from '#capabilities/providers/choose-sources.ts'
import { publicLogCapability } from '#capabilities/public-log/capability.ts'
import { responsiblePlayCapability } from '#capabilities/responsible-play/capability.ts'
import { resumePause } from '#capabilities/responsible-play/index.ts'
import { supportCapability } from '#capabilities/support/capability.ts'
import { tipstersCapability } from '#capabilities/tipsters/capability.ts'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Queryable } from '#platform/db/database.ts'
import type { Env } from '#platform/env/env.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { type OpenThread, openThread as openOwnThread } from '#platform/threads/thread.ts'
import { VERSION } from './version.ts'

export type AppSettings = {
  env: Env
  database: Database
  clock: Clock
  log: Log
  authSecret: string
  passwordHashing: PasswordHashing
  /** The address people reach us at, for links in mails; known once we listen. */
  siteUrl: () => string
  /** The built web app; null serves the API alone. */
  webBuildDir: string | null
  /** False where nobody looks at what is analysed: then no drawing is made ready for a story card. */
  preparesCards?: boolean
  /** Tests hand in threads that serve one app after the other. */
  openThread?: OpenThread
  /** Tests check every answer against its contract. */
  checkOutput: boolean
}

/** Every capability with what it needs: the one place where they are put together. */
export function buildCapabilities(settings: AppSettings, metrics: Metrics) {
  const { env, clock, log, authSecret, passwordHashing, siteUrl, openThread = openOwnThread } = settings
  const { db } = settings.database
  const mail = mailCapability({ env, db, clock, log, authSecret })
  const carryOver = carryOverTo(clock)
  const identity = identityCapability({
    db,
    clock,
    authSecret,
    personSecret: env.PERSON_SECRET ?? authSecret,
    passwordHashing,
    siteUrl,
    mailer: mail.mailer,
    carryOver,
    admitsDemo: admitsDemo(env),
  })
  const payments = choosePayments({ env, db, clock, log, authSecret })
  const providers = providersCapability(
    { env, db, clock, log, metrics, onLeague: askToTakeUpLeague, hadGames },
    {
      demo: isDemoInstallation(env) ? identity.demoAccess : async () => null,
      contactEmail: env.CONTACT_EMAIL ?? null,
      sendsMail: mail.isSent,
      userAgent: `Prancheta/${VERSION}${env.PUBLIC_URL === undefined ? '' : ` (+${env.PUBLIC_URL})`}`,
      watched: watchedServices(env, mail, payments),
    },
  )
  const { sources, geocoder, leagues, isOffered, ai, talker } = providers

  const games = { db, clock, log, sources, geocoder, leagues, isOffered, jobs, openThread }
  const cards = openStoryCards({ db, log, clock, openThread, isAhead: settings.preparesCards ?? true })
  const history = historyCapability({ ...games, cards })
  const explainer = ai ? aiExplainer(ai, { db, log, mayStandIn: env.AI_FALLBACK === 'on' }) : embeddedExplainer
  const chat = chatCapability({ ...games, ai: chooseChat(env, talker, log) })
  metrics.addGauge('chat_streams', 'Replies of the AI under way', chat.openStreams)
  const publicLog = publicLogCapability({ ...games, ...logSettings(env, authSecret) })
  const tipsters = tipstersCapability({ ...games, publications: publicLog.publications })

  const billing = billingCapability({ db, clock, log, payments, siteUrl })
  const { requireOwnPassword, hashesOf, holdSamePerson } = identity
  const { forgetCustomer, closeCheckouts } = billing
  const account = accountCapability({ db, clock, log, requireOwnPassword, hashesOf, forgetCustomer })
  const responsiblePlay = responsiblePlayCapability({ db, clock, hashesOf, holdSamePerson, closeCheckouts })
  const support = supportCapability({ db, clock, log, siteUrl, postMail: mail.post })
  const admin = adminCapability({
    users: { db, clock, log, reconcilePlan: billing.reconcile, closeAccount: account.closeFor },
    figures: { db, clock, support },
    system: { version: VERSION, database: settings.database.kind, ...kindsOf(mail, payments) },
  })

  const list: readonly Capability[] = [
    identity,
    fixturesCapability(games, providers),
    providers,
    history,
    journalCapability({ db, clock, log, openThread }),
    analysisCapability({ ...games, explainer, prepareCard: cards.prepareFor }),
    boardCapability({ ...games, roundExposure: history.roundExposure }),
    chat,
    billing,
    account,
    responsiblePlay,
    support,
    admin,
    tipsters,
    publicLog,
    mail,
  ]
  return { list, identity, providers, tipsters, publicLog }
}

const logSettings = ({ LOG_SECRET, LOG_WITNESS_URL }: Env, authSecret: string) => ({
  secret: LOG_SECRET ?? authSecret,
  witnessUrl: LOG_WITNESS_URL ?? null,
})

const watchedServices = (env: Env, { isSent }: { isSent: boolean }, payments: ReturnType<typeof choosePayments>) => ({
  mail: isSent ? MAIL_SOURCE : null,
  payments: payments?.kind === 'stripe' ? PAYMENTS_SOURCE : null,
  hasStandIn: env.AI_FALLBACK === 'on',
})

const kindsOf = ({ isSent }: { isSent: boolean }, payments: ReturnType<typeof choosePayments>) => ({
  mail: isSent ? ('sent' as const) : ('kept' as const),
  payments: payments?.kind ?? ('none' as const),
})

/** What an account begins with when its person had one before. */
function carryOverTo(clock: Clock) {
  return async (tx: Queryable, userId: string, hashes: readonly string[]) => {
    await resumePause(tx, userId, hashes, clock.now())
    await carryUsage(tx, userId, hashes, clock.now())
  }
}
