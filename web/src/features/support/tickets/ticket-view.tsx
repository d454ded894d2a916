import type { TicketView as Ticket } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { ticketNumber } from '@prancheta/core/support/status.ts'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Composer } from '#ui/product/conversation/composer.tsx'
import { ThreadView } from '#ui/product/conversation/thread-view.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { useTicket } from './use-ticket.ts'

export function TicketView({ ticketId }: { ticketId: string }) {
  const { ticket, thread, resolve, isResolving } = useTicket(ticketId)
  const heading = useFocusAfter(isResolving)
  return (
    <div className="mx-auto flex h-[calc(100dvh-4rem)] min-h-96 w-full max-w-4xl flex-col border-line md:border-x">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-2 border-line border-b bg-surface-raised py-2 pr-3 pl-1 sm:pr-5">
        <Link
          to="/tickets"
          aria-label="Voltar para os tickets"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-sunken"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Link>
        <div className="min-w-0 flex-1 py-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className="headline line-clamp-2 text-lg outline-none [overflow-wrap:anywhere]"
          >
            {ticket ? <bdi>{ticket.subject}</bdi> : <Skeleton className="h-6 w-48" />}
          </h1>
          <div className="mt-0.5 flex flex-wrap items-center gap-2 text-ink-muted text-xs">
            <span>Ticket #{ticketNumber(ticketId)}</span>
            {ticket && <StatusBadge status={ticket.status} />}
          </div>
        </div>
        {ticket?.status === 'open' && <Resolve busy={isResolving} onClick={resolve} />}
      </header>
      <ThreadView thread={thread} label="Mensagens do ticket" otherName="Suporte" />
      <Composer isSending={thread.isSending} closedBecause={closedBecause(ticket)} onSend={thread.send} />
    </div>
  )
}

/** The button goes with what it did; the focus then stands on the heading instead of nowhere. */
function useFocusAfter(isWorking: boolean) {
  const target = useRef<HTMLHeadingElement>(null)
  const wasWorking = useRef(false)
  useEffect(() => {
    if (wasWorking.current && !isWorking) target.current?.focus()
    wasWorking.current = isWorking
  }, [isWorking])
  return target
}

function Resolve({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" busy={busy} onClick={onClick} className="ml-2 w-[calc(100%-0.5rem)] sm:ml-0 sm:w-auto">
      <CircleCheck className="size-4" aria-hidden="true" />
      Marcar como Resolvido
    </Button>
  )
}

function closedBecause(ticket: Ticket | null): string | null {
  return ticket?.status === 'closed' ? supportWords.ticketClosed : null
}
