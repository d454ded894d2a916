import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import { readSender, readSmtpAddress } from '@prancheta/adapters/mail/smtp/smtp-address.ts'
import { smtpMailer } from '@prancheta/adapters/mail/smtp/smtp-mailer.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import type { Kysely } from 'kysely'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { door } from '#platform/http/door.ts'
import { type Delivery, queuedMailer } from './deliver-mail.ts'
import { outboxMailer, readOutbox, tidyOutbox } from './outbox.ts'

const SHOWN = 100

export type MailSettings = { env: Env; db: Kysely<DB>; clock: Clock; authSecret: string }

export type MailCapability = Capability & {
  mailer: Mailer
  /** False where mail is kept for an admin to read. */
  isSent: boolean
}

export function mailCapability(settings: MailSettings): MailCapability {
  const { db, authSecret } = settings
  const { mailer, handlers, isSent } = chooseDelivery(settings)
  return {
    mailer,
    isSent,
    doors: [
      door(listOutbox, 'admin', async () => ({
        mails: await readOutbox(db, { secret: authSecret, showsTexts: !isSent, limit: SHOWN }),
      })),
    ],
    jobs: { lane: 'quick', handlers },
    tidy: (now) => tidyOutbox(db, now),
  }
}

/** With a mail server mail is sent, without one it is kept. */
function chooseDelivery({ env, db, clock, authSecret }: MailSettings): Delivery & { isSent: boolean } {
  const server = env.SMTP_URL === undefined ? null : readSmtpAddress(env.SMTP_URL)
  const from = env.MAIL_FROM === undefined ? null : readSender(env.MAIL_FROM)
  if (server === null || from === null) return { mailer: outboxMailer(db, authSecret), handlers: {}, isSent: false }
  return { ...queuedMailer({ db, clock, secret: authSecret, server: smtpMailer({ server, from }) }), isSent: true }
}
