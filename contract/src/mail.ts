import { z } from 'zod'
import { route } from './route.ts'

export const listOutbox = route({
  method: 'get',
  path: '/api/admin/outbox',
  summary: 'The latest mails kept because no mail server is set, newest first.',
  input: z.object({}),
  output: z.strictObject({
    mails: z.array(
      z.strictObject({
        id: z.uuid(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
})
