import { z } from 'zod'
import { route } from './route.ts'

export const health = route({
  method: 'get',
  path: '/api/health',
  summary: 'Whether this process can serve: 200 when its database answers, otherwise 503.',
  input: z.object({}),
  output: z.strictObject({ status: z.literal('ok'), database: z.enum(['embedded', 'postgres']) }),
})

export const listJobs = route({
  method: 'get',
  path: '/api/admin/jobs',
  summary: 'Background work: what repeats, waits, failed or ended lately.',
  input: z.object({}),
  output: z.strictObject({
    jobs: z.array(
      z.strictObject({
        id: z.uuid(),
        kind: z.string(),
        state: z.enum(['waiting', 'done', 'failed']),
        every_ms: z.int().nullable(),
        next_run_at: z.iso.datetime().nullable(),
        last_started_at: z.iso.datetime().nullable(),
        last_finished_at: z.iso.datetime().nullable(),
        last_failed_at: z.iso.datetime().nullable(),
        last_failure: z.string().nullable(),
        failures: z.int(),
      }),
    ),
  }),
})
