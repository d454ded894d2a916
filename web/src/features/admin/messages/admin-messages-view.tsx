import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { TwoPanes } from '#ui/product/conversation/two-panes.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { ConversationsPane } from './conversations-pane.tsx'

const PARAMETER = 'usuario'

/** `newTicket` and `progress`: what another part of the admin area brings along. */
export function AdminMessagesView({ newTicket, progress }: { newTicket: ReactNode; progress: ReactNode }) {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get(PARAMETER)
  const choose = (userId: string) => setParameters({ [PARAMETER]: userId }, { preventScrollReset: true })
  const leave = () => setParameters({}, { preventScrollReset: true })

  return (
    <TwoPanes
      title="Mensagens"
      listWidth="lg:w-[350px]"
      isChosen={chosen !== null}
      list={<ConversationsPane chosen={chosen} onChoose={choose} newTicket={newTicket} progress={progress} />}
      conversation={
        chosen === null ? <NothingChosen /> : <ConversationPane key={chosen} userId={chosen} onBack={leave} />
      }
    />
  )
}

function NothingChosen() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 bg-surface-sunken p-6 text-center">
      <PitchLines view="box" className="w-56" />
      <p className="text-ink-muted">Selecione uma conversa para ver as mensagens</p>
    </div>
  )
}
