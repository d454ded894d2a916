import * as contract from '@prancheta/contract/support/direct-messages.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { useThread } from '#lib/conversation/use-thread.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Composer } from '#ui/product/conversation/composer.tsx'
import { ThreadView } from '#ui/product/conversation/thread-view.tsx'
import { useUnreadMessages } from './use-unread-messages.ts'

/** The user's one running conversation with support. */
export function MessagesView() {
  const unread = useUnreadMessages()
  const thread = useThread({
    key: ['messages', 'own'],
    mine: 'user',
    read: (part, signal) => callApi(contract.readMessages, part, { signal }),
    send: (message, client_id) => callApi(contract.sendMessage, { message, client_id }),
    markRead: (up_to) => callApi(contract.markMessagesRead, { up_to }),
    isAbout: ({ data }) => data.kind === 'direct',
    arrivalWords: supportWords.newMessage,
    sentWords: null,
  })
  return (
    <div className="mx-auto flex h-[calc(100dvh-4rem)] min-h-96 w-full max-w-4xl flex-col border-line md:border-x">
      <header className="flex items-center gap-2 border-line border-b bg-surface-raised py-2 pr-5 pl-1">
        <Link
          to="/tickets"
          aria-label="Voltar para o suporte"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-sunken"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="headline text-lg">Mensagens</h1>
          <p className="text-ink-muted text-xs">Conversa com a equipe de suporte</p>
        </div>
        {unread > 0 && <Badge tone="bad">{unread === 1 ? '1 não lida' : `${unread} não lidas`}</Badge>}
      </header>
      <ThreadView thread={thread} label="Conversa com o suporte" otherName="Suporte" />
      <Composer isSending={thread.isSending} closedBecause={null} onSend={thread.send} />
    </div>
  )
}
