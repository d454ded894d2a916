import { readSender } from '@prancheta/adapters/mail/smtp/sender.ts'
import { readSmtpAddress } from '@prancheta/adapters/mail/smtp/smtp-address.ts'
import { smtpMailer } from '@prancheta/adapters/mail/smtp/smtp-mailer.ts'
import type { AppSettings } from '#app.ts'
import { type Delivery, queuedMailer } from './deliver-mail.ts'
import { outboxMailer } from './outbox.ts'

/** With a mail server mail is sent, without one it is kept for an admin to read. */
export function chooseMail({ env, database: { db }, clock, authSecret }: AppSettings): Delivery & { isSent: boolean } {
  const server = env.SMTP_URL === undefined ? null : readSmtpAddress(env.SMTP_URL)
  const from = env.MAIL_FROM === undefined ? null : readSender(env.MAIL_FROM)
  if (server === null || from === null) return { mailer: outboxMailer(db, authSecret), jobHandlers: {}, isSent: false }
  return { ...queuedMailer({ db, clock, secret: authSecret, server: smtpMailer({ server, from }) }), isSent: true }
}
