import { listOutbox } from '@prancheta/contract/admin/mail.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Door, door } from '#platform/http/door.ts'
import { readOutbox } from './outbox.ts'

const SHOWN = 100

export const mailRoutes = (db: Queryable, reading: { secret: string; showsTexts: boolean }): Door[] => [
  door(listOutbox, 'admin', async () => ({ mails: await readOutbox(db, { ...reading, limit: SHOWN }) })),
]
