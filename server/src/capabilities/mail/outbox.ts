import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import type { Queryable } from '#platform/db/database.ts'
import { insertMail } from './outbox-store.ts'

/** Where mail goes when no mail server is set: kept in the database, for an admin to read. */
export function outboxMailer(db: Queryable): Mailer {
  return { send: (mail) => insertMail(db, mail) }
}
