import * as contract from '@prancheta/contract/support/direct-messages.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { useThread } from '#lib/conversation/use-thread.ts'
import { toast } from '#lib/page/toast.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Composer } from '#ui/product/conversation/composer.tsx'
import { ThreadView } from '#ui/product/conversation/thread-view.tsx'
import { CONVERSATIONS_KEY } from './use-conversations.ts'

type Props = { userId: string; onBack: () => void }

export function ConversationPane({ userId, onBack }: Props) {
  const { data, error } = useQuery({
    queryKey: [...CONVERSATIONS_KEY, 'one', userId],
    queryFn: ({ signal }) => callApi(contract.readConversation, { userId }, { signal }),
  })
  useLeaveWhenMissing(error, onBack)
  const thread = useThread({
    key: ['messages', userId],
    mine: 'admin',
    read: (part, signal) => callApi(contract.readConversationMessages, { userId, ...part }, { signal }),
    send: (message, client_id) => callApi(contract.sendMessageTo, { userId, message, client_id }),
    markRead: (up_to) => callApi(contract.markConversationRead, { userId, up_to }),
    isAbout: (news) => news.data.threadId === userId,
    arrivalWords: null,
    sentWords: supportWords.messageSent,
  })
  const user = data?.user ?? null

  return (
    <>
      <header className="flex items-center gap-3 border-line border-b bg-surface-raised py-2.5 pr-4 pl-2 lg:pl-4">
        <IconButton label="Voltar para a lista" className="lg:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        {user && <Avatar name={user.name} email={user.email} />}
        <div className="min-w-0 flex-1">
          <h2 className="headline truncate text-lg">
            {user ? (user.name ?? user.email) : <Skeleton className="h-6 w-40" />}
          </h2>
          {user?.name && <p className="truncate text-ink-muted text-xs">{user.email}</p>}
        </div>
      </header>
      <ThreadView thread={thread} label="Conversa com o usuário" otherName={user?.name ?? user?.email ?? 'Usuário'} />
      <Composer isSending={thread.isSending} closedBecause={null} onSend={thread.send} />
    </>
  )
}

function useLeaveWhenMissing(failure: unknown, onMissing: () => void): void {
  const isMissing = failure instanceof ApiError && failure.status === 404
  const leave = useEffectEvent(onMissing)
  useEffect(() => {
    if (!isMissing) return
    toast.error(supportWords.userNotFound)
    leave()
  }, [isMissing])
}
