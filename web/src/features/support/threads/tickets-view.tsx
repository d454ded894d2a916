import type { TicketView } from '@prancheta/contract/support/thread.ts'
import { newReplies, supportWords } from '@prancheta/contract/support/words.ts'
import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/format/format.ts'
import { useUnread } from '#lib/live/unread-support.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Spinner } from '#ui/feedback/loading.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { LoadMore } from '#ui/primitives/pagination.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { TicketSample } from '#ui/product/samples/people-samples.tsx'
import { NewTicketDialog } from './new-ticket-dialog.tsx'
import { useTickets } from './use-own-threads.ts'

export function TicketsView() {
  const list = useTickets()
  const { tickets: unread, messages: unreadMessages } = useUnread()
  const [isWriting, setIsWriting] = useState(false)
  const write = () => setIsWriting(true)

  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="headline text-2xl sm:text-3xl">Suporte</h1>
        {unread > 0 && <Badge tone="bad">{newReplies(unread)}</Badge>}
        <div className="flex w-full gap-2 sm:ml-auto sm:w-auto">
          <LinkButton to="/messages" variant="secondary" className="flex-1 sm:flex-none">
            <MessageSquareText className="size-4" aria-hidden="true" />
            Mensagens
            {unreadMessages > 0 && <Badge tone="bad">{unreadMessages}</Badge>}
          </LinkButton>
          <Button variant="accent" className="flex-1 sm:flex-none" onClick={write}>
            <Plus className="size-4" aria-hidden="true" />
            Novo Ticket
          </Button>
        </div>
      </header>
      <div className="mt-6">
        {list.isLoading && (
          <div className="flex justify-center py-16 text-ink-muted">
            <Spinner label="Carregando tickets" />
          </div>
        )}
        {list.failed && <LoadFailure title={supportWords.ticketsLoadFailed} onRetry={list.retry} />}
        {!list.isLoading && !list.failed && list.tickets.length === 0 && <NoTickets onWrite={write} />}
        <ul className="flex flex-col gap-3">
          {list.tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </ul>
        <LoadMore list={list} />
      </div>
      <NewTicketDialog open={isWriting} onOpenChange={setIsWriting} />
    </div>
  )
}

function NoTickets({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      level="h2"
      title={supportWords.noTicketsYet}
      sample={<TicketSample />}
      action={
        <Button variant="secondary" onClick={onWrite}>
          Criar meu primeiro ticket
        </Button>
      }
    >
      Tem uma dúvida ou algo não funcionou? Crie seu primeiro ticket e a equipe responde por aqui.
    </EmptyState>
  )
}

/** The whole card is the link. */
function TicketCard({ ticket }: { ticket: TicketView }) {
  const at = ticket.last_message_at ?? ticket.created_at
  return (
    <Link
      to={`/tickets/${ticket.id}`}
      prefetch="intent"
      className="block rounded-card border border-line bg-surface-raised p-4 transition-colors hover:border-line-strong"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="headline min-w-0 text-lg [overflow-wrap:anywhere]">
          <bdi>{ticket.subject}</bdi>
        </h2>
        <div className="flex shrink-0 flex-wrap justify-end gap-1.5">
          {ticket.unread_by_user && <Badge tone="bad">Nova</Badge>}
          <StatusBadge status={ticket.status} />
        </div>
      </div>
      {ticket.last_message_preview !== null && (
        <p className="mt-1.5 line-clamp-2 text-ink-muted text-sm [overflow-wrap:anywhere]">
          <bdi>{ticket.last_message_preview}</bdi>
        </p>
      )}
      <p className="mt-2 text-ink-muted text-xs">
        <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
    </Link>
  )
}
