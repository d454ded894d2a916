import { startPause } from '@prancheta/contract/account/routes.ts'
import { accountWords } from '@prancheta/contract/account/words.ts'
import type { PauseLength } from '@prancheta/core/responsible-play/pause.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { HELP_LINKS } from '#domain/account/responsible-play.ts'
import { callApi } from '#lib/api/call-api.ts'
import { pauseQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { Loaded } from './loaded.tsx'

export function PauseCard() {
  const pause = useQuery(pauseQuery)
  const isPaused = pause.data?.paused_until != null
  return (
    <Card
      level="h2"
      title="Jogo responsável"
      description="Precisa de um tempo? Feche análises, chat e pagamentos para você mesmo."
      aside={
        isPaused && (
          <Badge tone="warn" icon={<CirclePause aria-hidden="true" />}>
            Em pausa
          </Badge>
        )
      }
    >
      <Loaded query={pause} lines={3}>
        {({ paused_until }) => (
          <>
            <PauseState until={paused_until} />
            <PauseDialog isPaused={paused_until !== null} />
          </>
        )}
      </Loaded>
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">
        A pausa vale só aqui. Para se excluir de todas as casas de apostas, ou para conversar com alguém:
      </p>
      <ul className="mt-1">
        {HELP_LINKS.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 sm:min-h-8"
            >
              {label}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PauseState({ until }: { until: string | null }) {
  if (until === null) {
    return (
      <p className="mb-4 text-sm">
        Durante a pausa você não analisa jogos, não conversa com a IA e não contrata planos. Suporte, configurações,
        cancelamento, cópia dos dados e exclusão continuam abertos.
      </p>
    )
  }
  return (
    <p className="mb-4 text-sm">
      Sua pausa termina em <strong className="figures">{formatDateTime(new Date(until))}</strong>. Ela não pode ser
      desfeita antes, só estendida.
    </p>
  )
}

const LENGTHS: readonly { value: PauseLength; label: string }[] = [
  { value: '24h', label: '24 horas' },
  { value: '7d', label: '7 dias' },
  { value: '30d', label: '30 dias' },
  { value: '3m', label: '3 meses' },
  { value: '6m', label: '6 meses' },
]

/** Two steps on purpose: what begins here cannot be undone. */
function PauseDialog({ isPaused }: { isPaused: boolean }) {
  const [open, setOpen] = useState(false)
  const [length, setLength] = useState<PauseLength>('24h')
  const words = LENGTHS.find(({ value }) => value === length)?.label
  const start = useMutation({
    mutationFn: () => callApi(startPause, { length }),
    onSuccess(pause) {
      queryClient.setQueryData(pauseQuery.queryKey, pause)
      toast.success(accountWords.pauseStarted)
      setOpen(false)
    },
    onError: (failure) => tellFailure(failure, accountWords.pauseFailed),
  })
  return (
    <Dialog
      title={isPaused ? 'Estender a pausa' : 'Fazer uma pausa'}
      description="Conta a partir de agora. Ninguém pode encurtá-la, nem você, nem o suporte."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          {isPaused ? 'Estender a pausa' : 'Fazer uma pausa'}
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancelar</Button>
          </DialogClose>
          <Button busy={start.isPending} onClick={() => start.mutate()}>
            Pausar por {words}
          </Button>
        </>
      }
    >
      <ChoiceGroup label="Por quanto tempo" choices={LENGTHS} value={length} onValueChange={setLength} />
    </Dialog>
  )
}
