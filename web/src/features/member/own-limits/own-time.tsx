import { extendToday, type OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { pauseWords } from '@prancheta/contract/responsible-play/words.ts'
import { EXTRA_MINUTES, EXTRA_WAIT_SECONDS } from '@prancheta/core/responsible-play/own-limits.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatCents, formatCount } from '#lib/format/format.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { LimitBar } from '#ui/product/limit-notice.tsx'
import { HelpLinks } from '#ui/product/pause-notice.tsx'
import { noteToday, useOwnTime } from './use-own-time.ts'

/** Where one goes to rest, to leave or to be helped: these stay open. */
const STAYS_OPEN = ['/settings', '/tickets', '/messages']

/** Stands over every page of a member: the wall at the end of one's own time, and the words about it in between. */
export function OwnTime() {
  const { limits, left, reality } = useOwnTime()
  const { pathname } = useLocation()
  if (limits === null) return null
  const isOver = left === 0 && !STAYS_OPEN.some((path) => pathname.startsWith(path))
  if (isOver) return <Wall isExtended={limits.today.extended} minutes={limits.today.minutes} />
  return (
    <>
      <LimitBar />
      <Dialog
        title="Um momento"
        description={`Você está na Prancheta há ${spanWords(reality.minutes)} hoje.`}
        open={reality.isDue}
        onOpenChange={(isOpen) => !isOpen && reality.read()}
        actions={
          <>
            <LinkButton to="/settings#pausa" variant="ghost" onClick={reality.read}>
              Fazer uma pausa
            </LinkButton>
            <Button onClick={reality.read}>Continuar</Button>
          </>
        }
      >
        {limits.month && <p className="mb-2 text-sm">{monthWords(limits.month)}</p>}
        <p className="text-sm">Você pediu este aviso. Um copo d’água e uma volta também fazem parte de estudar bem.</p>
      </Dialog>
    </>
  )
}

function Wall({ isExtended, minutes }: { isExtended: boolean; minutes: number }) {
  const waits = useWait(EXTRA_WAIT_SECONDS)
  const extend = useMutation({
    mutationFn: () => callApi(extendToday, {}),
    onSuccess: noteToday,
    onError: (failure) => tellFailure(failure, pauseWords.limitsFailed),
  })
  return (
    <Dialog
      title="Seu tempo de hoje acabou"
      description={`Você usou ${spanWords(minutes)}, o que reservou para hoje. Amanhã começa de novo.`}
      open
      mayClose={false}
      actions={
        <>
          {!isExtended && (
            <Button variant="ghost" disabled={waits > 0} busy={extend.isPending} onClick={() => extend.mutate()}>
              {waits > 0 ? `Mais ${EXTRA_MINUTES} min em ${waits} s` : `Usar mais ${EXTRA_MINUTES} min`}
            </Button>
          )}
          <LinkButton to="/settings">Ir para as configurações</LinkButton>
        </>
      }
    >
      <p className="text-sm">
        {isExtended
          ? 'O tempo de hoje já foi estendido uma vez.'
          : `Se precisar terminar algo, você pode usar mais ${EXTRA_MINUTES} minutos, uma vez por dia, depois de esperar um minuto.`}
      </p>
      <p className="mt-4 text-ink-muted text-sm">Se quiser conversar com alguém:</p>
      <HelpLinks />
    </Dialog>
  )
}

/** Seconds that are left of a wait that began when this came into sight. */
function useWait(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const counting = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(counting)
  }, [])
  return left
}

/** How the month went by the journal: the sum as it is, without a word of praise or blame. */
export function monthWords({ bets, result_cents }: NonNullable<OwnLimitsView['month']>): string {
  const of =
    bets === 1 ? 'a aposta encerrada do seu diário' : `as ${formatCount(bets)} apostas encerradas do seu diário`
  if (result_cents === 0) return `Neste mês, ${of} ${bets === 1 ? 'ficou' : 'ficaram'} no zero a zero.`
  const [one, many] = result_cents > 0 ? ['deu lucro', 'deram lucro'] : ['deu prejuízo', 'deram prejuízo']
  return `Neste mês, ${of} ${bets === 1 ? one : many} de ${formatCents(Math.abs(result_cents))}.`
}

/** 45 min; 2 h 05 min. */
export function spanWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
}
