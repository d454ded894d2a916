import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { Integration } from '@prancheta/contract/providers/installation.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { integrationsQuery } from '#lib/api/member-queries.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Loaded } from './loaded.tsx'

const NAMES: Record<Integration['kind'], string> = {
  football: 'Dados de futebol',
  weather: 'Clima',
  ai: 'Inteligência artificial',
}

export function IntegrationsCard() {
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
