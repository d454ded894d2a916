import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import type { Queryable } from '#platform/db/database.ts'
import { deleteMailsBefore, findMails, insertMail } from './outbox-store.ts'
import { openText, sealText } from './sealed-text.ts'

const KEPT_MS = 30 * 86_400_000

/** Where mail goes when no mail server is set: kept in the database, sealed, for an admin to read. */
export function outboxMailer(db: Queryable, secret: string): Mailer {
  return { send: ({ to, subject, text }) => insertMail(db, { recipient: to, subject, body: sealText(text, secret) }) }
}

/** The latest mails, newest first, opened. */
export async function readOutbox(db: Queryable, secret: string, limit: number) {
  const mails = await findMails(db, limit)
  return mails.map(({ body, ...mail }) => ({ ...mail, text: openText(body, secret) }))
}

export async function tidyOutbox(db: Queryable, now: Date): Promise<void> {
  await deleteMailsBefore(db, new Date(now.getTime() - KEPT_MS))
}
