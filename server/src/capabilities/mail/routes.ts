import { listOutbox } from '@prancheta/contract/mail.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Door, door } from '#platform/http/door.ts'
import { readOutbox } from './outbox.ts'

const SHOWN = 100

export const mailRoutes = (db: Queryable, secret: string): Door[] => [
  door(listOutbox, 'admin', async () => {
    const mails = await readOutbox(db, secret, SHOWN)
    return { mails: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })) }
  }),
]
