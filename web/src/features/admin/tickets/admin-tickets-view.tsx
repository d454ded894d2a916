import { supportWords } from '@prancheta/contract/support/words.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { TwoPanes } from '#ui/product/conversation/two-panes.tsx'
import { QueuePane } from './queue-pane.tsx'
import { TicketPane } from './ticket-pane.tsx'

const PARAMETER = 'ticket'

/** `newTicket` and `progress`: what another part of the admin area brings along. The choice lives in the address, so that back works. */
export function AdminTicketsView({ newTicket, progress }: { newTicket: ReactNode; progress: ReactNode }) {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get(PARAMETER)
  const choose = (ticketId: string) => setParameters({ [PARAMETER]: ticketId }, { preventScrollReset: true })
  const leave = () => setParameters({}, { preventScrollReset: true })

  return (
    <TwoPanes
      title="Tickets"
      listWidth="lg:w-[400px]"
      isChosen={chosen !== null}
      list={<QueuePane chosen={chosen} onChoose={choose} newTicket={newTicket} progress={progress} />}
      conversation={chosen === null ? <NothingChosen /> : <TicketPane key={chosen} ticketId={chosen} onBack={leave} />}
    />
  )
}

function NothingChosen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 bg-surface-sunken p-6 text-center">
      <PitchLines view="box" className="w-56" />
      <p className="text-ink-muted">{supportWords.chooseTicket}</p>
    </div>
  )
}
