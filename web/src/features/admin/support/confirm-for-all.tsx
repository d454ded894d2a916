import { countRecipients } from '@prancheta/contract/support/admin-tickets.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { formatCount } from '#lib/format/format.ts'
import { Button } from '#ui/primitives/button.tsx'

export const FOR_ALL_WORDS =
  'Cada pessoa recebe um ticket. Quem não ler em dez minutos recebe também um e-mail com o caminho até ele. Dá para parar enquanto o envio acontece.'

type Text = { subject: string; message: string }
type Props = { text: Text; recipients: Recipients; onBack: () => void; onConfirm: (text: Text) => Promise<void> }

/** What everybody is about to get, and the last question before they do. Nobody sends before knowing to how many. */
export function ConfirmForAll({ text, recipients, onBack, onConfirm }: Props) {
  const [isSending, setIsSending] = useState(false)
  // Not the button that sends: whoever pressed Enter a moment too long must not have written to everybody.
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])

  async function send() {
    setIsSending(true)
    await onConfirm(text)
    setIsSending(false)
  }

  return (
    <div className="flex flex-col gap-4">
      <blockquote className="border-line-strong border-l-4 pl-3 text-sm [overflow-wrap:anywhere]">
        <p className="font-semibold">{text.subject}</p>
        <p className="mt-1 line-clamp-6 whitespace-pre-wrap text-ink-muted">{text.message}</p>
      </blockquote>
      {recipients.failed && (
        <p role="alert" className="text-bad text-sm">
          Não foi possível contar as pessoas. Nada foi enviado.
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button ref={back} variant="secondary" onClick={onBack}>
          Voltar
        </Button>
        {recipients.failed ? (
          <Button onClick={recipients.retry}>Tentar de novo</Button>
        ) : (
          <Button busy={isSending || recipients.people === null} onClick={send}>
            Enviar para {recipientWords(recipients.people)}
          </Button>
        )}
      </div>
    </div>
  )
}

export type Recipients = { people: number | null; failed: boolean; retry: () => void }

/**
 * Whom a ticket for everybody reaches, counted anew for each question. Counted once more while the question stands, it keeps its
 * number meanwhile: a question that changes its words under a press loses it.
 */
export function useRecipients(isAsked: boolean): Recipients {
  const { data, isLoadingError, refetch } = useQuery({
    // Named by whether it is asked, and kept only as long: the number of the question before is gone.
    queryKey: ['broadcast-recipients', isAsked],
    queryFn: ({ signal }) => callApi(countRecipients, {}, { signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
  return { people: data?.people ?? null, failed: isLoadingError, retry: () => void refetch() }
}

/** '1.234 pessoas'; without a number while it is not known. */
export function recipientWords(people: number | null): string {
  if (people === null) return 'todas as pessoas'
  return people === 1 ? '1 pessoa' : `${formatCount(people)} pessoas`
}
