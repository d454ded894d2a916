import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { Integration } from '@prancheta/contract/providers/installation.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { integrationsQuery } from '#lib/api/member-queries.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { AccountCard, PasswordCard } from './account-card.tsx'
import { Loaded } from './loaded.tsx'
import { PauseCard } from './pause-card.tsx'
import { PlanCard, UsageCard } from './plan-card.tsx'
import { AppearanceCard, PreferencesCard } from './preferences-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** `limits`: the card of what people allow themselves, `ownPage`: a tipster's page; other parts of the product have them. */
export function SettingsView({ limits, ownPage }: { limits: ReactNode; ownPage: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="headline text-2xl sm:text-3xl">Configurações</h1>
      <p className="mt-2 text-ink-muted">Sua conta, seu plano e como a Prancheta trabalha para você.</p>
      {/* Two columns that each flow on their own, so that a short card leaves no hole beside a tall one. */}
      <div className="mt-7 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <AccountCard />
          {ownPage}
          <PlanCard />
          <UsageCard />
          <PreferencesCard />
          <AppearanceCard />
          {limits}
        </div>
        <div className="grid min-w-0 gap-4">
          <IntegrationsCard />
          <PasswordCard />
          <SessionsCard />
          <PauseCard />
          <PrivacyCard />
        </div>
      </div>
    </div>
  )
}

const NAMES: Record<Integration['kind'], string> = {
  football: 'Dados de futebol',
  weather: 'Clima',
  ai: 'Inteligência artificial',
}

function IntegrationsCard() {
  const integrations = useQuery(integrationsQuery)
  return (
    <Card level="h2" title="Integrações" description="De onde vêm os dados das suas análises.">
      <Loaded query={integrations} lines={3}>
        {(data) => (
          <ul className="divide-y divide-line">
            {data.integrations.map((integration) => (
              <IntegrationRow key={integration.kind} {...integration} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function IntegrationRow({ kind, state, source }: Integration) {
  const isReady = state === identityWords.integrationReady
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">{NAMES[kind]}</span>
        <span className="block break-words text-ink-muted">{source}</span>
      </span>
      <Badge
        tone={isReady ? 'good' : 'warn'}
        icon={isReady ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      >
        {state}
      </Badge>
    </li>
  )
}
