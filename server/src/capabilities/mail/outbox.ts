import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Mail, Mailer } from '@prancheta/adapters/mail/port.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type JobState, jobs } from '#platform/jobs/jobs.ts'
import { deleteMailsBefore, deliveryKey, findMails, insertMail } from './outbox-store.ts'

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
  const mails = await findMails(db, limit)
  const deliveries = await jobs.statesOf(
    db,
    mails.map(({ id }) => deliveryKey(id)),
  )
  return mails.map((mail) => {
    const delivery = deliveries.get(deliveryKey(mail.id))
    const state = stateOf(mail, delivery)
    return {
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      text: showsTexts && mail.body !== null ? openText(mail.body, secret) : null,
      state,
      failures: delivery?.failures ?? 0,
      last_failure: mail.failure ?? delivery?.last_failure ?? null,
      created_at: mail.created_at.toISOString(),
      next_try_at: state === 'waiting' ? (delivery?.run_at.toISOString() ?? null) : null,
      sent_at: mail.sent_at?.toISOString() ?? null,
    }
  })
}

/** A mail that no job ever carried is kept for reading. */
function stateOf(
  mail: Awaited<ReturnType<typeof findMails>>[number],
  delivery: JobState | undefined,
): 'kept' | 'waiting' | 'sent' | 'failed' {
  if (mail.sent_at !== null) return 'sent'
  if (mail.given_up_at !== null || delivery?.state === 'failed') return 'failed'
  return delivery === undefined ? 'kept' : 'waiting'
}

export async function tidyOutbox(db: Queryable, now: Date): Promise<void> {
  await deleteMailsBefore(db, new Date(now.getTime() - KEPT_MS))
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Text that a copy of the database alone cannot read: a mail kept in the outbox may hold a working reset link. The
 * key comes from AUTH_SECRET, which is not in the database.
 */
function sealText(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when the text was sealed with another secret or was changed. */
export function openText(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'prancheta mail outbox', 32))
}
