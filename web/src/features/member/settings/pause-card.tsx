import { type PauseView, startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { pauseWords } from '@prancheta/contract/responsible-play/words.ts'
import { COOLING_DAYS, LIFTED_AFTER_DAYS, type PauseLength } from '@prancheta/core/responsible-play/pause.ts'
import { useMutation } from '@tanstack/react-query'
import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { endWords, STAYS_OPEN } from '#domain/account/pause-words.ts'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'
import { notePause, usePause } from '#lib/session/session.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { HelpLinks } from '#ui/product/pause-notice.tsx'

export function PauseCard() {
  const pause = usePause()
  return (
    <Card
      level="h2"
      id="pausa"
      title="Jogo responsável"
      description="Precisa de um tempo? Feche análises, chat e pagamentos para você mesmo."
      aside={
        pause !== null && (
          <span className="shrink-0">
            <Badge tone="warn" icon={<CirclePause aria-hidden="true" />}>
              Em pausa
            </Badge>
          </span>
        )
      }
    >
      <PauseState pause={pause} />
      {!(pause !== null && pause.ends_at === null) && <PauseDialog isPaused={pause !== null} />}
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">
        A pausa vale só aqui. Para se excluir de todas as casas de apostas, ou para conversar com alguém:
      </p>
      <HelpLinks />
      <Link
        to="/autoteste"
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 sm:min-h-8"
      >
        Autoteste: nove perguntas, só no seu aparelho
      </Link>
    </Card>
  )
}

function PauseState({ pause }: { pause: PauseView | null }) {
  if (pause === null) {
    return (
      <p className="mb-4 text-sm">
        Durante a pausa você não analisa jogos, não vê o quadro do dia nem a carteira, não conversa com a IA, não
        publica e não contrata planos, nem com outra conta sua. {STAYS_OPEN}
      </p>
    )
  }
  return (
    <p className="mb-4 text-sm">
      {pause.ends_at === null ? (
        'Sua pausa não tem data de fim. '
      ) : (
        <>
          Sua pausa termina em <strong className="figures">{formatDateTime(new Date(pause.ends_at))}</strong>.{' '}
        </>
      )}
      {endWords(pause)}
    </p>
  )
}

const LENGTHS: readonly { value: PauseLength; label: string }[] = [
  { value: '24h', label: '24 horas' },
  { value: '7d', label: '7 dias' },
  { value: '30d', label: '30 dias' },
  { value: '6m', label: '6 meses' },
  { value: 'endless', label: 'Sem data de fim' },
]

/** Two steps on purpose: what begins here cannot be undone. */
function PauseDialog({ isPaused }: { isPaused: boolean }) {
  const [open, setOpen] = useState(false)
  const [length, setLength] = useState<PauseLength>('24h')
  const words = LENGTHS.find(({ value }) => value === length)?.label
  const start = useMutation({
    mutationFn: () => callApi(startPause, { length }),
    onSuccess({ pause }) {
      notePause(pause)
      toast.success(pauseWords.started)
      setOpen(false)
    },
    onError: (failure) => tellFailure(failure, pauseWords.failed),
  })
  return (
    <Dialog
      title={isPaused ? 'Estender a pausa' : 'Fazer uma pausa'}
      description="Conta a partir de agora. Ninguém pode encurtá-la, nem você, nem o suporte. Vale em todas as contas com o seu e-mail ou telefone, também em uma nova."
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
            {length === 'endless' ? 'Pausar sem data de fim' : `Pausar por ${words}`}
          </Button>
        </>
      }
    >
      <ChoiceGroup label="Por quanto tempo" choices={LENGTHS} value={length} onValueChange={setLength} />
      {length === 'endless' && (
        <p className="mt-3 text-ink-muted text-sm">
          Só o suporte pode encerrá-la, a seu pedido, depois de {LIFTED_AFTER_DAYS} dias. Ela ainda dura mais{' '}
          {COOLING_DAYS} depois disso.
        </p>
      )}
    </Dialog>
  )
}
