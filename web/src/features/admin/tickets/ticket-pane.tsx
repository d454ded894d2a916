import { supportWords } from '@prancheta/contract/support/words.ts'
import { ticketNumber } from '@prancheta/core/support/status.ts'
import { ArrowLeft } from 'lucide-react'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Composer } from '#ui/product/conversation/composer.tsx'
import { ThreadView } from '#ui/product/conversation/thread-view.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { PriorityBadge } from './queue-list.tsx'
import { useAnyTicket } from './use-any-ticket.ts'

type Props = { ticketId: string; onBack: () => void }

export function TicketPane({ ticketId, onBack }: Props) {
  const { ticket, thread, changeTo, isChanging } = useAnyTicket(ticketId, onBack)
  const who = ticket ? (ticket.user.name ?? ticket.user.email) : ''
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-surface-raised py-2.5 pr-4 pl-2 lg:pl-4">
        <IconButton label="Voltar para a lista" className="lg:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        {ticket && <Avatar name={ticket.user.name} email={ticket.user.email} />}
        <div className="min-w-0 flex-1">
          <h2 className="headline line-clamp-2 text-lg [overflow-wrap:anywhere]">
            {ticket ? <bdi>{ticket.subject}</bdi> : <Skeleton className="h-6 w-48" />}
          </h2>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">
            <span className="truncate">{who}</span>
            {ticket?.user.name && <span className="hidden truncate sm:inline">{ticket.user.email}</span>}
            <span>Ticket #{ticketNumber(ticketId)}</span>
            {ticket && <StatusBadge status={ticket.status} />}
            {ticket?.priority && <PriorityBadge />}
          </div>
        </div>
        {/* One button with two meanings, so that whoever pressed it keeps the focus. */}
        {ticket && ticket.status !== 'closed' && (
          <Button
            size="sm"
            variant={ticket.status === 'open' ? 'primary' : 'secondary'}
            busy={isChanging}
            onClick={() => changeTo(ticket.status === 'open' ? 'resolved' : 'open')}
          >
            {ticket.status === 'open' ? 'Resolver' : 'Reabrir'}
          </Button>
        )}
      </header>
      <ThreadView thread={thread} label="Mensagens do ticket" otherName={who || 'Usuário'} />
      <Composer
        isSending={thread.isSending}
        closedBecause={ticket?.status === 'closed' ? supportWords.ticketClosed : null}
        onSend={thread.send}
      />
    </>
  )
}
