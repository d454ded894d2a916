import type { Queryable } from '#platform/db/database.ts'

export type NewMail = { recipient: string; subject: string; body: string; expires_at: Date | null }

export async function insertMail(db: Queryable, mail: NewMail): Promise<string> {
  const { id } = await db.insertInto('mail_outbox').values(mail).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The job that carries a mail to the mail server. */
export const deliveryKey = (mailId: string) => `mail:${mailId}`

/** The latest mails, newest first. */
export function findMails(db: Queryable, limit: number) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'body', 'created_at', 'sent_at', 'given_up_at', 'failure'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A mail that still has to go; null once it went, was given up or was tidied away. */
export async function findUnsentMail(db: Queryable, id: string) {
  const mail = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'body', 'expires_at'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()
  return mail ?? null
}

export async function markSent(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ sent_at: at, body: null }).where('id', '=', id).execute()
}

export async function markGivenUp(db: Queryable, id: string, at: Date, failure: string): Promise<void> {
  await db.updateTable('mail_outbox').set({ given_up_at: at, failure, body: null }).where('id', '=', id).execute()
}

export async function deleteMailsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('created_at', '<', moment).execute()
}

export async function deleteMailsTo(db: Queryable, recipient: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('recipient', '=', recipient).execute()
}
