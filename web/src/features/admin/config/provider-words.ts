import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { listProviders } from '@prancheta/contract/providers/routes.ts'
import { formatCount, formatRelative } from '#lib/format/format.ts'

type Provider = OutputOf<typeof listProviders>['providers'][number]
type Quota = Provider['quotas'][number]

/** Whether a service is asked at present, in words. */
export function circuitLook({ source, circuit }: Pick<Provider, 'source' | 'circuit'>): {
  tone: 'good' | 'warn' | 'bad'
  words: string
} {
  if (source === null) return { tone: 'warn', words: identityWords.integrationMissing }
  if (circuit === 'open') return { tone: 'bad', words: 'Em pausa após falhas' }
  if (circuit === 'half_open') return { tone: 'warn', words: 'Em nova tentativa' }
  return { tone: 'good', words: identityWords.integrationReady }
}

const FAILURES: Record<string, string> = {
  auth: 'chave recusada',
  plan: 'fora do plano contratado',
  quota_day: 'cota do dia esgotada',
  rate_minute: 'pedidos demais por minuto',
  not_found: 'não encontrado',
  bad_request: 'pedido recusado',
  upstream: 'erro do serviço',
  timeout: 'sem resposta a tempo',
  schema: 'resposta em formato inesperado',
}

const PERIODS: Record<Quota['period'], string> = { minute: 'no minuto', day: 'no dia', month: 'no mês' }

/** Last success, last failure and what is left of each allowance; what never happened says so. */
export function factsOf(provider: Provider, now: Date): { name: string; value: string }[] {
  const { last_success_at, last_failure_at, last_failure, quotas, is_demo } = provider
  // What we make up ourselves neither fails nor runs out.
  if (is_demo) return [{ name: 'Cota', value: 'Sem limite: nada é pedido a fora' }]
  const failure = last_failure === null ? '' : ` (${FAILURES[last_failure] ?? last_failure})`
  return [
    { name: 'Último sucesso', value: last_success_at === null ? 'Ainda nenhum' : agoOf(last_success_at, now) },
    { name: 'Última falha', value: last_failure_at === null ? 'Nenhuma' : `${agoOf(last_failure_at, now)}${failure}` },
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
