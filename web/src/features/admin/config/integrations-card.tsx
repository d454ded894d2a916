import type { readSystem } from '@prancheta/contract/admin/system.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { listProviders, Trouble } from '@prancheta/contract/providers/routes.ts'
import { TriangleAlert } from 'lucide-react'
import { failureWords, sinceWords } from '#domain/admin/trouble-words.ts'
import { formatCount, formatRelative } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'

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

type Props = { providers: readonly Provider[]; troubles: readonly Trouble[]; payments: Payments }

export function IntegrationsCard({ providers, troubles, payments }: Props) {
  const troubleOf = (kind: Trouble['kind']) =>
    troubles.find((trouble) => trouble.kind === kind && trouble.customer === null) ??
    troubles.find((trouble) => trouble.kind === kind) ??
    null
  const pays = PAYMENTS[payments]
  const payTrouble = troubleOf('payments')
  return (
    <Card level="h2" title="Integrações" description="O estado real de cada serviço de fora.">
      <ul className="divide-y divide-line">
        {providers.map((provider) => (
          <ProviderRow key={provider.kind} provider={provider} trouble={troubleOf(provider.kind)} />
        ))}
        <li className="flex items-start justify-between gap-4 pt-4">
          <span className="min-w-0 text-sm">
            <span className="block font-semibold">Pagamento com cartão</span>
            <span className="block text-ink-muted">{pays.source}</span>
            {payTrouble && <span className="block text-bad">{failureWords(payTrouble.last_failure)}</span>}
          </span>
          {payTrouble ? (
            <TroubleBadge trouble={payTrouble} />
          ) : (
            <StateBadge look={{ tone: pays.tone, words: pays.state }} />
          )}
        </li>
      </ul>
    </Card>
  )
}

/** Set up, and yet it does not serve: that it fails is what matters then. */
export function TroubleBadge({ trouble }: { trouble: Trouble }) {
  return (
    <span className="shrink-0">
      <Badge tone="bad" icon={<TriangleAlert aria-hidden="true" />}>
        Falhas {sinceWords(trouble.since, new Date())}
      </Badge>
    </span>
  )
}

function ProviderRow({ provider, trouble }: { provider: Provider; trouble: Trouble | null }) {
  const look = circuitLook(provider)
  const source = provider.is_demo ? 'dados de demonstração' : provider.source
  return (
    <li className="py-4 first:pt-0">
      <div className="mb-2 flex items-start justify-between gap-4">
        <span className="min-w-0 text-sm">
          <span className="block font-semibold">{NAMES[provider.kind]}</span>
          <span className="block break-words text-ink-muted">{source ?? 'ninguém'}</span>
        </span>
        {trouble ? <TroubleBadge trouble={trouble} /> : <StateBadge look={look} />}
      </div>
      <Facts rows={factsOf(provider, new Date())} />
    </li>
  )
}

type Quota = Provider['quotas'][number]

type Look = { tone: 'good' | 'warn' | 'bad'; words: string }

function StateBadge({ look }: { look: Look }) {
  return (
    <span className="shrink-0">
      <Badge tone={look.tone}>{look.words}</Badge>
    </span>
  )
}

/** The service answered and only would not serve this question. */
const REFUSALS: readonly (string | null)[] = ['plan', 'not_found', 'bad_request']

type State = Pick<Provider, 'source' | 'circuit' | 'last_success_at' | 'last_failure_at' | 'last_failure'>

/** Whether a service is asked at present and how its last call ended, in words. */
export function circuitLook({ source, circuit, last_success_at, last_failure_at, last_failure }: State): Look {
  if (source === null) return { tone: 'warn', words: identityWords.integrationMissing }
  if (circuit === 'open') return { tone: 'bad', words: 'Em pausa após falhas' }
  if (circuit === 'half_open') return { tone: 'warn', words: 'Em nova tentativa' }
  const hasFailedLast = last_failure_at !== null && (last_success_at === null || last_failure_at > last_success_at)
  if (hasFailedLast && !REFUSALS.includes(last_failure)) return { tone: 'warn', words: 'Última chamada falhou' }
  return { tone: 'good', words: identityWords.integrationReady }
}

const PERIODS: Record<Quota['period'], string> = { minute: 'no minuto', day: 'no dia', month: 'no mês' }

/** Last success, last failure and what is left of each allowance; what never happened says so. */
function factsOf(provider: Provider, now: Date): { name: string; value: string }[] {
  const { last_success_at, last_failure_at, last_failure, quotas, refused_seasons, is_demo } = provider
  // What we make up ourselves neither fails nor runs out.
  if (is_demo) return [{ name: 'Cota', value: 'Sem limite: nada é pedido a fora' }]
  const failure = last_failure === null ? '' : ` (${failureWords(last_failure)})`
  return [
    { name: 'Último sucesso', value: last_success_at === null ? 'Ainda nenhum' : agoOf(last_success_at, now) },
    { name: 'Última falha', value: last_failure_at === null ? 'Nenhuma' : `${agoOf(last_failure_at, now)}${failure}` },
    ...refused_seasons.map(({ season, leagues }) => ({
      name: `Temporada ${season}`,
      value: `O plano de dados não cobre (${leagues === 1 ? '1 campeonato' : `${leagues} campeonatos`})`,
    })),
    ...(quotas.length === 0 ? [{ name: 'Cota restante', value: 'O serviço não informou' }] : quotas.map(quotaFact)),
  ]
}

function quotaFact({ period, limit, left }: Quota) {
  const of = limit === null ? '' : ` de ${formatCount(limit)}`
  return { name: `Cota restante ${PERIODS[period]}`, value: `${formatCount(left)}${of}` }
}

function agoOf(moment: string, now: Date): string {
  return formatRelative(new Date(moment), now)
}
