import {
  type DemoAccess,
  type Integration,
  listIntegrations,
  readInstallation,
} from '@prancheta/contract/installation.ts'
import { type Door, door } from '#platform/http/door.ts'

/** Facts of this installation, decided where it is put together. */
export type InstallationFacts = {
  integrations: readonly Integration[]
  demo: DemoAccess | null
  /** For people without an account, on the page of privacy. */
  contactEmail: string | null
}

export const integrationRoutes = ({ integrations, demo, contactEmail }: InstallationFacts): Door[] => [
  door(listIntegrations, 'user', async () => ({ integrations: [...integrations] })),
  door(readInstallation, 'public', async () => ({ demo, contact_email: contactEmail })),
]
