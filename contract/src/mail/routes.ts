import { z } from 'zod'
import { route } from '../protocol/route.ts'

/** Kept for reading because no mail server is set; waiting for the mail server; handed over; given up. */
const mailState = z.enum(['kept', 'waiting', 'sent', 'failed'])

export const listOutbox = route({
  method: 'get',
  path: '/api/admin/outbox',
  summary: 'The latest mails and how their delivery stands, newest first. Texts only where no mail server is set.',
  input: z.object({}),
  output: z.strictObject({
    mails: z.array(
      z.strictObject({
        id: z.uuid(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string().nullable(),
        state: mailState,
        failures: z.int(),
        last_failure: z.string().nullable(),
        created_at: z.iso.datetime(),
        next_try_at: z.iso.datetime().nullable(),
        sent_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
})
