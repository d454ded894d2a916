import type { Mail, Mailer } from '@prancheta/adapters/mail/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { type JobHandler, jobs } from '#platform/jobs/jobs.ts'
import { keepMail, openText } from './outbox.ts'
import { deliveryKey, findUnsentMail, markGivenUp, markSent } from './outbox-store.ts'

const DELIVERY_JOB = 'mail.deliver'
/** With waits that double to an hour, about a day of a mail server being down. */
const ATTEMPTS_MAX = 36

const deliveryPayload = z.object({ mailId: z.uuid() })

/** Writes a mail down in the transaction of what it tells of: both or neither. One of many is sent at a moment of its own. */
export type PostMail = (tx: Queryable, mail: Mail, sendAt?: Date) => Promise<void>

export type Delivery = { mailer: Mailer; post: PostMail; handlers: Record<string, JobHandler> }

/**
 * Mail through a mail server that may be down: each is first kept, sealed, with the job that carries it, so that
 * whoever sends has an answer at once and nothing is lost. A mail may go out twice after a crash; its id tells.
 */
export function queuedMailer({
  db,
  clock,
  secret,
  server,
}: {
  db: Kysely<DB>
  clock: Clock
  secret: string
  server: Mailer
}): Delivery {
  const post: PostMail = async (tx, mail, sendAt) => {
    const mailId = await keepMail(tx, secret, mail)
    const job = { kind: DELIVERY_JOB, key: deliveryKey(mailId), payload: { mailId }, attemptsMax: ATTEMPTS_MAX }
    await jobs.enqueue(tx, { ...job, ...(sendAt ? { runAt: sendAt } : {}) })
  }
  return {
    mailer: { send: (mail) => db.transaction().execute((tx) => post(tx, mail)) },
    post,
    handlers: {
      async [DELIVERY_JOB](payload) {
        const mail = await findUnsentMail(db, deliveryPayload.parse(payload).mailId)
        if (mail === null || mail.body === null) return
        const now = clock.now()
        if (mail.expires_at !== null && mail.expires_at <= now) return markGivenUp(db, mail.id, now, 'expired')
        const text = openText(mail.body, secret)
        if (text === null) return markGivenUp(db, mail.id, now, 'unreadable: AUTH_SECRET was changed')
        try {
          const { id, recipient: to, subject } = mail
          await server.send({ id, to, subject, text })
        } catch (error) {
          if (!isForGood(error)) throw error
          return markGivenUp(db, mail.id, clock.now(), error.message)
        }
        await markSent(db, mail.id, clock.now())
      },
    },
  }
}

function isForGood(error: unknown): error is SourceError {
  return error instanceof SourceError && error.failure === 'bad_request'
}
