import { type DeletionView, deletionStatus } from '@prancheta/contract/account/routes.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { CircleCheck, Clock3 } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { callApi, wordsOf } from '#lib/api/call-api.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { Button } from '#ui/primitives/button.tsx'

const ASK_AGAIN_MS = 15_000

/** How far the deletion of an account has come, for whoever holds its receipt. Asks again until it is finished. */
export function DeletionStatus({ id }: { id: string }) {
  const [deletion, setDeletion] = useState<DeletionView | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = useCallback(async () => {
    try {
      setDeletion((await callApi(deletionStatus, { deletionId: id })).deletion)
      setFailure(null)
    } catch (error) {
      setFailure(wordsOf(error, commonWords.unexpected))
    }
  }, [id])
  const isFinished = deletion !== null && deletion.purged_at !== null && deletion.subscription !== 'ending'
  useEffect(() => {
    void ask()
    if (isFinished) return
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [ask, isFinished])

  return (
    <section
      aria-labelledby="deletion-status-title"
      aria-live="polite"
      className="mx-auto mb-10 w-full max-w-6xl px-4 sm:px-6"
    >
      <div className="rounded-card border border-line bg-surface-raised p-5">
        <h2 id="deletion-status-title" className="headline text-xl">
          {isFinished ? 'Sua conta foi excluída' : 'Exclusão da sua conta'}
        </h2>
        {deletion && <Progress deletion={deletion} />}
        {failure && (
          <p className="mt-3 text-sm">
            {failure}{' '}
            <Button variant="ghost" size="sm" onClick={() => void ask()}>
              Tentar de novo
            </Button>
          </p>
        )}
        <p className="mt-4 border-line border-t pt-3 text-ink-muted text-sm">
          Protocolo <span className="figures break-all font-semibold text-ink">{id}</span>. Guarde o endereço desta
          página para acompanhar.
        </p>
      </div>
    </section>
  )
}

function Progress({ deletion: { requested_at, subscription, purged_at } }: { deletion: DeletionView }) {
  return (
    <ol className="mt-4 space-y-2.5 text-sm">
      <Step isDone>Acesso fechado em {formatDateTime(new Date(requested_at))}.</Step>
      {subscription !== 'none' && (
        <Step isDone={subscription === 'ended'}>
          {subscription === 'ended'
            ? 'Assinatura encerrada no processador de pagamentos.'
            : 'Encerrando a assinatura no processador de pagamentos.'}
        </Step>
      )}
      <Step isDone={purged_at !== null}>
        {purged_at === null
          ? 'Apagando seus dados. Leva poucos minutos; nas cópias de segurança, até 90 dias.'
          : `Dados apagados em ${formatDateTime(new Date(purged_at))}; nas cópias de segurança, em até 90 dias.`}
      </Step>
    </ol>
  )
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Clock3
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={isDone ? 'mt-0.5 size-4 shrink-0 text-good' : 'mt-0.5 size-4 shrink-0 text-ink-muted'}
      />
      <span>
        <span className="sr-only">{isDone ? 'Feito: ' : 'Em andamento: '}</span>
        {children}
      </span>
    </li>
  )
}
