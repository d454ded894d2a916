import { identityWords } from '@prancheta/contract/identity/words.ts'
import {
  type DemoAccess,
  INTEGRATION_KINDS,
  type Integration,
  listIntegrations,
  readInstallation,
} from '@prancheta/contract/providers/installation.ts'
import { listProviders as listProvidersRoute } from '@prancheta/contract/providers/routes.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Door, door } from '#platform/http/door.ts'
import { listProviders, type Serving, type WatchFacts } from './list-providers.ts'

type Server = { name: string; isDemo: boolean } | null

const DEMO_SOURCE = 'dados de demonstração'

/** What serves football data, weather and AI, in words for the user. */
function integrationsOf(serving: Record<Integration['kind'], Server>): Integration[] {
  return INTEGRATION_KINDS.map((kind) => {
    const server = serving[kind]
    if (!server) return { kind, state: identityWords.integrationMissing, source: '' }
    return { kind, state: identityWords.integrationReady, source: server.isDemo ? DEMO_SOURCE : server.name }
  })
}

/** Facts of this installation, decided where it is put together. */
export type InstallationFacts = {
  /** The demo accounts that a visitor may enter; null where there is none. */
  demo: () => Promise<DemoAccess | null>
  /** For people without an account, on the page of privacy. */
  contactEmail: string | null
  sendsMail: boolean
  /** How we name ourselves to a publisher whose files we fetch. */
  userAgent: string
  watched: WatchFacts
}

export function providerDoors(
  deps: { db: Queryable; clock: Clock },
  serving: Serving,
  facts: InstallationFacts,
): Door[] {
  const { demo, contactEmail, sendsMail, watched } = facts
  return [
    door(listProvidersRoute, 'admin', () => listProviders(deps, serving, watched)),
    door(listIntegrations, 'user', async () => ({ integrations: integrationsOf(serving) })),
    door(readInstallation, 'public', async () => ({
      demo: await demo(),
      contact_email: contactEmail,
      sends_mail: sendsMail,
    })),
  ]
}
