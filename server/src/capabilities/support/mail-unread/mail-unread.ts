import type { Mail } from '@prancheta/adapters/mail/port.ts'
import { ticketNumber } from '@prancheta/core/support/status.ts'
import type { Kysely } from 'kysely'
import type { PostMail } from '#capabilities/mail/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { markMailed, takeUnread, type UnreadThread } from './mail-unread-store.ts'

const MINUTE_MS = 60_000

export const MAIL_UNREAD_EVERY_MS = MINUTE_MS
/** Whoever is on the site sees the notice and the count long before. */
const UNREAD_FOR_MS = 10 * MINUTE_MS
/** A mail server that stands still for longer brings yesterday's news. */
const WORTH_MS = 2 * 24 * 60 * MINUTE_MS

/** After a ticket for everybody the mails go out over many minutes, evenly, so that a link for a new password waits for none. */
const BATCH = 100
const APART_MS = MAIL_UNREAD_EVERY_MS / BATCH

type MailUnreadDeps = { db: Kysely<DB>; clock: Clock; siteUrl: () => string; postMail: PostMail }

/**
 * Mails the users who have left a message from support unread: once a thread, until they have read it. The mails and that they
 * were written, both or neither.
 */
export async function mailUnread({ db, clock, siteUrl, postMail }: MailUnreadDeps): Promise<void> {
  const now = clock.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  await db.transaction().execute(async (tx) => {
    const threads = await takeUnread(tx, after(-UNREAD_FOR_MS), BATCH)
    if (threads.length === 0) return
    for (const [place, thread] of threads.entries())
      await postMail(tx, { ...unreadMail(siteUrl(), thread), expiresAt: after(WORTH_MS) }, after(place * APART_MS))
    await markMailed(
      tx,
      threads.map(({ id }) => id),
      now,
    )
  })
}

/** Neither what was written nor the subject is in it: a mail passes through many hands, and support is asked about private things. */
function unreadMail(siteUrl: string, { id, kind, name, email }: UnreadThread): Mail {
  const isTicket = kind === 'ticket'
  return {
    to: email,
    subject: isTicket ? 'Nova resposta do suporte da Prancheta' : 'Nova mensagem do suporte da Prancheta',
    text: [
      name === null ? 'Olá,' : `Olá, ${name},`,
      isTicket
        ? `O suporte escreveu no seu ticket #${ticketNumber(id)} e a mensagem espera por você.`
        : 'O suporte enviou uma mensagem, e ela espera por você.',
      `Leia e responda neste endereço:\n${siteUrl}${isTicket ? `/tickets/${id}` : '/messages'}`,
      'Até você ler, não enviamos outro e-mail sobre esta conversa.',
      'Prancheta',
    ].join('\n\n'),
  }
}
