import type { Mail, Mailer } from '@prancheta/adapters/mail/port.ts'
import type { Queryable } from '#platform/db/database.ts'
import { deleteMailsBefore, findMails, insertMail } from './outbox-store.ts'
import { openText, sealText } from './sealed-text.ts'

const KEPT_MS = 30 * 86_400_000

export function keepMail(db: Queryable, secret: string, { to, subject, text, expiresAt }: Mail): Promise<string> {
  return insertMail(db, { recipient: to, subject, body: sealText(text, secret), expires_at: expiresAt ?? null })
}

/** Where mail goes when no mail server is set: kept in the database, sealed, for an admin to read. */
export function outboxMailer(db: Queryable, secret: string): Mailer {
  return {
    async send(mail) {
      await keepMail(db, secret, mail)
    },
  }
}

/** The latest mails, newest first. Their texts are opened only where no mail server brings them to their readers. */
export async function readOutbox(
  db: Queryable,
  { secret, showsTexts, limit }: { secret: string; showsTexts: boolean; limit: number },
) {
  return (await findMails(db, limit)).map((mail) => ({
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text: showsTexts && mail.body !== null ? openText(mail.body, secret) : null,
    state: stateOf(mail),
    failures: mail.job_failures ?? 0,
    last_failure: mail.failure ?? mail.job_failure,
    created_at: mail.created_at.toISOString(),
    next_try_at: stateOf(mail) === 'waiting' ? (mail.job_run_at?.toISOString() ?? null) : null,
    sent_at: mail.sent_at?.toISOString() ?? null,
  }))
}

function stateOf(mail: Awaited<ReturnType<typeof findMails>>[number]): 'kept' | 'waiting' | 'sent' | 'failed' {
  if (mail.sent_at !== null) return 'sent'
  if (mail.given_up_at !== null || mail.job_state === 'failed') return 'failed'
  return mail.job_state === null ? 'kept' : 'waiting'
}

export async function tidyOutbox(db: Queryable, now: Date): Promise<void> {
  await deleteMailsBefore(db, new Date(now.getTime() - KEPT_MS))
}
