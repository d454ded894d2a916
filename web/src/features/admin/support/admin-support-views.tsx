import { supportWords } from '@prancheta/contract/support/words.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { TwoPanes } from '#ui/product/conversation/two-panes.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane, TicketPane } from './thread-panes.tsx'
import { TicketQueue } from './ticket-queue.tsx'

export function AdminTicketsView() {
  return (
    <Desk
      title="Tickets"
      parameter="ticket"
      listWidth="lg:w-[400px]"
      list={(chosen, choose) => <TicketQueue chosen={chosen} onChoose={choose} />}
      thread={(ticketId, leave) => <TicketPane key={ticketId} ticketId={ticketId} onBack={leave} />}
      nothingChosen={supportWords.chooseTicket}
    />
  )
}

export function AdminMessagesView() {
  return (
    <Desk
      title="Mensagens"
      parameter="usuario"
      listWidth="lg:w-[350px]"
      list={(chosen, choose) => <ConversationList chosen={chosen} onChoose={choose} />}
      thread={(userId, leave) => <ConversationPane key={userId} userId={userId} onBack={leave} />}
      nothingChosen="Selecione uma conversa para ver as mensagens"
    />
  )
}

type DeskProps = {
  title: string
  /** The choice lives in the address under this name, so that back works. */
  parameter: string
  listWidth: string
  list: (chosen: string | null, choose: (id: string) => void) => ReactNode
  thread: (id: string, leave: () => void) => ReactNode
  nothingChosen: string
}

function Desk({ title, parameter, listWidth, list, thread, nothingChosen }: DeskProps) {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get(parameter)
  // The list's own filters stand in the address too, and stay.
  const withChoice = (id: string | null) => {
    const next = new URLSearchParams(parameters)
    if (id === null) next.delete(parameter)
    else next.set(parameter, id)
    setParameters(next, { preventScrollReset: true })
  }
  const choose = (id: string) => withChoice(id)
  const leave = () => withChoice(null)
  return (
    <TwoPanes
      title={title}
      listWidth={listWidth}
      isChosen={chosen !== null}
      list={list(chosen, choose)}
      conversation={chosen === null ? <NothingChosen words={nothingChosen} /> : thread(chosen, leave)}
    />
  )
}

function NothingChosen({ words }: { words: string }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 bg-surface-sunken p-6 text-center">
      <PitchLines view="box" className="w-56" />
      <p className="text-ink-muted">{words}</p>
    </div>
  )
}
