import type { Queryable } from '#platform/db/database.ts'

export async function insertMail(
  db: Queryable,
  mail: { recipient: string; subject: string; body: string },
): Promise<void> {
  await db.insertInto('mail_outbox').values(mail).execute()
}

export function findMails(db: Queryable, limit: number) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteMailsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('created_at', '<', moment).execute()
}
