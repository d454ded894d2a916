import { PLANS, ROLES } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { pauseView } from '../responsible-play/routes.ts'

/** What the browser may know of who is signed in. Never the token. */
export const sessionView = z.strictObject({
  userId: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  plan: z.enum(PLANS),
  planActive: z.boolean(),
  /** A pause of their own that runs. */
  pause: pauseView.nullable(),
})

export type SessionView = z.output<typeof sessionView>

export const currentSession = route({
  method: 'get',
  path: '/api/session',
  summary: 'Who is signed in, or null.',
  input: z.object({}),
  output: z.strictObject({ session: sessionView.nullable() }),
})
