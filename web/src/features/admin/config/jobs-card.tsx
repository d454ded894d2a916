import { listJobs } from '@prancheta/contract/protocol/platform.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { formatRelative, UNKNOWN } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'

type Job = OutputOf<typeof listJobs>['jobs'][number]

/** Work that repeats, and whatever failed for good. */
export function JobsCard() {
  const { data } = useQuery({
    queryKey: ['admin-jobs'],
    queryFn: ({ signal }) => callApi(listJobs, {}, { signal }),
    staleTime: 0,
  })
  const shown = data?.jobs.filter(({ every_ms, state }) => every_ms !== null || state === 'failed') ?? []
  return (
    <Card level="h2" title="Trabalho de fundo" description="O que se repete sozinho, e o que falhou.">
      <ul className="-my-2 divide-y divide-line">
        {shown.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  )
}

function JobRow({ job: { kind, state, last_finished_at, last_failed_at } }: { job: Job }) {
  const hasFailedLast =
    state === 'failed' || (last_failed_at !== null && (last_finished_at === null || last_failed_at > last_finished_at))
  const at = hasFailedLast ? last_failed_at : last_finished_at
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 text-sm">
      <span className="min-w-0">
        {JOB_WORDS[kind] && <span className="block font-medium">{JOB_WORDS[kind]}</span>}
        <span className="text-ink-muted text-xs">
          <code className="break-words">{kind}</code>,{' '}
          {at === null ? UNKNOWN : formatRelative(new Date(at), new Date())}
        </span>
      </span>
      <Badge tone={hasFailedLast ? 'bad' : 'good'}>{hasFailedLast ? 'Falhou' : 'Em dia'}</Badge>
    </li>
  )
}

/** What each background work does, in words; its own name stays beside them, because logs speak of it. */
const JOB_WORDS: Readonly<Record<string, string>> = {
  'account.finish-deletions': 'Terminar exclusões de conta',
  'billing.reconcile': 'Conferir assinaturas com o provedor',
  'billing.reconcile-batch': 'Conferir um lote de assinaturas',
  'billing.close-checkouts': 'Fechar pagamentos de quem está em pausa',
  'billing.settle-after-pauses': 'Dar o que foi pago em uma pausa que terminou',
  'billing.settle-run-out': 'Encerrar planos vencidos',
  'figures.count-plans': 'Contar planos para o financeiro',
  'fixtures.follow-days': 'Acompanhar os jogos',
  'fixtures.follow-odds': 'Acompanhar as odds',
  'fixtures.plan-ratings': 'Agendar o ajuste do modelo',
  'fixtures.take-up-league': 'Receber os jogos de um campeonato',
  'fixtures.rate-league': 'Ajustar o modelo de um campeonato',
  'history.catch-up': 'Buscar resultados que faltam',
  'history.settle': 'Levar resultados ao histórico',
  'identity.mail-reset-link': 'Preparar link de nova senha',
  'mail.deliver': 'Entregar e-mail',
  'providers.fetch-files': 'Baixar os arquivos de futebol',
  'platform.tidy': 'Apagar o que não é mais preciso',
  'tickets.broadcast': 'Criar tickets para todos',
  'tickets.close-quiet': 'Fechar tickets resolvidos',
  'tickets.mail-unread': 'Avisar por e-mail quem não leu o suporte',
}
