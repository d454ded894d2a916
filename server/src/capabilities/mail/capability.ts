import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import { readSender, readSmtpAddress } from '@prancheta/adapters/mail/smtp/smtp-address.ts'
import { smtpMailer } from '@prancheta/adapters/mail/smtp/smtp-mailer.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import type { Kysely } from 'kysely'
import { watchCall } from '#capabilities/providers/index.ts'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { door } from '#platform/http/door.ts'
import type { Log } from '#platform/log/log.ts'
import { type Delivery, type PostMail, queuedMailer } from './deliver-mail.ts'
import { keepMail, outboxMailer, readOutbox, tidyOutbox } from './outbox.ts'

const SHOWN = 100

/** What the mail server is called among the outside services. */
export const MAIL_SOURCE = 'SMTP'

export type MailSettings = { env: Env; db: Kysely<DB>; clock: Clock; log: Log; authSecret: string }

export type MailCapability = Capability & {
  mailer: Mailer
  post: PostMail
  /** False where mail is kept for an admin to read. */
  isSent: boolean
}

export function mailCapability(settings: MailSettings): MailCapability {
  const { db, authSecret } = settings
  const { mailer, post, handlers, isSent } = chooseDelivery(settings)
  return {
    mailer,
    post,
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
function chooseDelivery({ env, db, clock, log, authSecret }: MailSettings): Delivery & { isSent: boolean } {
  const server = env.SMTP_URL === undefined ? null : readSmtpAddress(env.SMTP_URL)
  const from = env.MAIL_FROM === undefined ? null : readSender(env.MAIL_FROM)
  if (server === null || from === null) {
    const post: PostMail = async (tx, mail) => void (await keepMail(tx, authSecret, mail))
    return { mailer: outboxMailer(db, authSecret), post, handlers: {}, isSent: false }
  }
  const smtp = smtpMailer({ server, from })
  const watched: Mailer = {
    send: (mail) => watchCall({ db, clock, log }, { kind: 'mail', source: MAIL_SOURCE }, () => smtp.send(mail)),
  }
  return { ...queuedMailer({ db, clock, secret: authSecret, server: watched }), isSent: true }
}
