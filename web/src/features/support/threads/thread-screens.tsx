import { readTicket } from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { ticketNumber } from '@prancheta/core/support/status.ts'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { ownMessages, ticketThread } from '#lib/conversation/thread-source.ts'
import { useThread } from '#lib/conversation/use-thread.ts'
import { useTicket } from '#lib/conversation/use-ticket.ts'
import { useUnread } from '#lib/live/unread-support.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ThreadPane } from '#ui/product/conversation/thread-pane.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'

/** One of the user's own tickets. A ticket that is not theirs, or nobody's, leads back to the list. */
export function TicketView({ ticketId }: { ticketId: string }) {
  const navigate = useNavigate()
  const { ticket, changeTo, isChanging } = useTicket({
    ticketId,
    read: (signal) => callApi(readTicket, { ticketId }, { signal }),
    mine: 'user',
    onMissing: () => void navigate('/tickets', { replace: true }),
  })
  return (
    <ThreadPane
      thread={useThread(ticketThread(ticketId, 'user'))}
      label="Mensagens do ticket"
      otherName="Suporte"
      title={ticket?.subject ?? null}
      back={<BackLink label="Voltar para os tickets" />}
      facts={
        <>
          <span>Ticket #{ticketNumber(ticketId)}</span>
          {ticket && <StatusBadge status={ticket.status} />}
        </>
      }
      aside={ticket?.status === 'open' && <Resolve busy={isChanging} onClick={() => changeTo('resolved')} />}
      closedBecause={ticket?.status === 'closed' ? supportWords.ticketClosed : null}
      isLeaving={isChanging}
    />
  )
}

/** The user's one running conversation with support. */
export function MessagesView() {
  const { messages: unread } = useUnread()
  return (
    <ThreadPane
      thread={useThread(ownMessages)}
      label="Conversa com o suporte"
      otherName="Suporte"
      title="Mensagens"
      back={<BackLink label="Voltar para o suporte" />}
      facts="Conversa com a equipe de suporte"
      aside={unread > 0 && <Badge tone="bad">{unread === 1 ? '1 não lida' : `${unread} não lidas`}</Badge>}
    />
  )
}

function BackLink({ label }: { label: string }) {
  return (
    <Link
      to="/tickets"
      aria-label={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-sunken"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
    </Link>
  )
}

function Resolve({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" busy={busy} onClick={onClick} className="ml-2 w-[calc(100%-0.5rem)] sm:ml-0 sm:w-auto">
      <CircleCheck className="size-4" aria-hidden="true" />
      Marcar como Resolvido
    </Button>
  )
}
