import { readAnyTicket } from '@prancheta/contract/support/admin-tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { ticketNumber } from '@prancheta/core/support/status.ts'
import { ArrowLeft } from 'lucide-react'
import { callApi } from '#lib/api/call-api.ts'
import { conversationWith, ticketThread } from '#lib/conversation/thread-source.ts'
import { useThread } from '#lib/conversation/use-thread.ts'
import { useTicket } from '#lib/conversation/use-ticket.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { ThreadPane } from '#ui/product/conversation/thread-pane.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { PriorityBadge } from './ticket-list.tsx'
import { useConversation } from './use-admin-threads.ts'

/** Anybody's ticket, as support sees it. */
export function TicketPane({ ticketId, onBack }: { ticketId: string; onBack: () => void }) {
  const { ticket, changeTo, isChanging } = useTicket({
    ticketId,
    read: (signal) => callApi(readAnyTicket, { ticketId }, { signal }),
    mine: 'admin',
    onMissing: onBack,
  })
  const who = ticket ? (ticket.user.name ?? ticket.user.email) : ''
  return (
    <ThreadPane
      thread={useThread(ticketThread(ticketId, 'admin'))}
      label="Mensagens do ticket"
      otherName={who || 'Usuário'}
      title={ticket?.subject ?? null}
      back={<BackButton onBack={onBack} />}
      avatar={ticket && <Avatar name={ticket.user.name} email={ticket.user.email} />}
      facts={
        <>
          {ticket && <PersonName name={ticket.user.name} email={ticket.user.email} className="truncate" />}
          {ticket?.user.name && <span className="hidden truncate sm:inline">{ticket.user.email}</span>}
          <span>Ticket #{ticketNumber(ticketId)}</span>
          {ticket && <StatusBadge status={ticket.status} />}
          {ticket?.priority && <PriorityBadge />}
        </>
      }
      aside={
        // One button with two meanings, so that whoever pressed it keeps the focus.
        ticket &&
        ticket.status !== 'closed' && (
          <Button
            size="sm"
            variant={ticket.status === 'open' ? 'primary' : 'secondary'}
            busy={isChanging}
            onClick={() => changeTo(ticket.status === 'open' ? 'resolved' : 'open')}
          >
            {ticket.status === 'open' ? 'Resolver' : 'Reabrir'}
          </Button>
        )
      }
      closedBecause={ticket?.status === 'closed' ? supportWords.ticketClosed : null}
    />
  )
}

/** The running conversation with one user. */
export function ConversationPane({ userId, onBack }: { userId: string; onBack: () => void }) {
  const user = useConversation(userId, onBack)
  const who = user?.name ?? user?.email ?? null
  return (
    <ThreadPane
      thread={useThread(conversationWith(userId))}
      label="Conversa com o usuário"
      otherName={who ?? 'Usuário'}
      title={who}
      back={<BackButton onBack={onBack} />}
      avatar={user && <Avatar name={user.name} email={user.email} />}
      facts={user?.name && <span className="truncate">{user.email}</span>}
    />
  )
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <IconButton label="Voltar para a lista" className="lg:hidden" onClick={onBack}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}
