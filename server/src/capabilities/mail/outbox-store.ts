import type { Mail } from '@prancheta/adapters/mail/port.ts'
import type { Queryable } from '#platform/db/database.ts'

export async function insertMail(db: Queryable, { to, subject, text }: Mail): Promise<void> {
  await db.insertInto('mail_outbox').values({ recipient: to, subject, body: text }).execute()
}
