import { z } from 'zod'
import { route } from '../protocol/route.ts'

export const readSystem = route({
  method: 'get',
  path: '/api/admin/system',
  summary: 'This installation: version, database, mail, payments, and the leagues whose clubs are rated.',
  input: z.object({}),
  output: z.strictObject({
    version: z.string(),
    database: z.enum(['embedded', 'postgres']),
    mail: z.enum(['sent', 'kept']),
    payments: z.enum(['stripe', 'demo', 'none']),
    leagues: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        country: z.string().nullable(),
        is_demo: z.boolean(),
        fitted_at: z.iso.datetime(),
        matches: z.int(),
      }),
    ),
  }),
})
