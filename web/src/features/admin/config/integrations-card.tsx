import type { readSystem } from '@prancheta/contract/admin/system.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { listProviders } from '@prancheta/contract/providers/routes.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/facts.tsx'
import { circuitLook, factsOf } from './provider-words.ts'

type Provider = OutputOf<typeof listProviders>['providers'][number]
type Payments = OutputOf<typeof readSystem>['payments']

const NAMES: Record<Provider['kind'], string> = {
  football: 'Dados de futebol',
  odds: 'Odds das casas',
  weather: 'Clima',
  ai: 'Inteligência artificial (opcional)',
}

const PAYMENTS: Record<Payments, { tone: 'good' | 'warn'; state: string; source: string }> = {
  stripe: { tone: 'good', state: identityWords.integrationReady, source: 'Stripe' },
  demo: { tone: 'warn', state: 'A configurar', source: 'Pagamento de demonstração, sem dinheiro' },
  none: { tone: 'warn', state: 'A configurar', source: 'Nenhum: planos não podem ser comprados' },
}

export function IntegrationsCard({ providers, payments }: { providers: readonly Provider[]; payments: Payments }) {
  const pays = PAYMENTS[payments]
  return (
    <Card level="h2" title="Integrações" description="O estado real de cada serviço de fora.">
      <ul className="divide-y divide-line">
        {providers.map((provider) => (
          <ProviderRow key={provider.kind} provider={provider} />
        ))}
        <li className="flex items-start justify-between gap-4 pt-4">
          <span className="min-w-0 text-sm">
            <span className="block font-semibold">Pagamento com cartão</span>
            <span className="block text-ink-muted">{pays.source}</span>
          </span>
          <Badge tone={pays.tone}>{pays.state}</Badge>
        </li>
      </ul>
    </Card>
  )
}

function ProviderRow({ provider }: { provider: Provider }) {
  const look = circuitLook(provider)
  const source = provider.is_demo ? 'dados de demonstração' : provider.source
  return (
    <li className="py-4 first:pt-0">
      <div className="mb-2 flex items-start justify-between gap-4">
        <span className="min-w-0 text-sm">
          <span className="block font-semibold">{NAMES[provider.kind]}</span>
          <span className="block break-words text-ink-muted">{source ?? 'ninguém'}</span>
        </span>
        <Badge tone={look.tone}>{look.words}</Badge>
      </div>
      <Facts rows={factsOf(provider, new Date())} />
    </li>
  )
}
