import { PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { identityWords } from '../identity/words.ts'
import { route } from '../protocol/route.ts'

export const INTEGRATION_KINDS = ['football', 'weather', 'ai'] as const

const integration = z.strictObject({
  kind: z.enum(INTEGRATION_KINDS),
  state: z.enum([identityWords.integrationReady, identityWords.integrationMissing]),
  /** What serves it, in words for the user: a provider, or 'dados de demonstração'. */
  source: z.string(),
})

export type Integration = z.output<typeof integration>

export const listIntegrations = route({
  method: 'get',
  path: '/api/integrations',
  closedWhilePaused: false,
  summary: 'What serves football data, weather and AI here.',
  input: z.object({}),
  output: z.strictObject({ integrations: z.array(integration) }),
})

const demoAccess = z.strictObject({
  password: z.string(),
  accounts: z.array(z.strictObject({ email: z.string(), name: z.string(), plan: z.enum(PLANS) })),
})

export type DemoAccess = z.output<typeof demoAccess>

export const readInstallation = route({
  method: 'get',
  path: '/api/installation',
  summary:
    'What a visitor may know of this installation: its demo accounts, where it has any, whom to write to, and whether it sends mail.',
  input: z.object({}),
  output: z.strictObject({
    demo: demoAccess.nullable(),
    contact_email: z.string().nullable(),
    /** False where no mail server is set: mails then wait in the outbox that admins can read. */
    sends_mail: z.boolean(),
  }),
})
