import type { ConversationView } from '@prancheta/contract/support/thread.ts'
import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useState } from 'react'
import { useSettled } from '#lib/api/paged-list.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Spinner } from '#ui/feedback/loading.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LoadMore } from '#ui/primitives/pagination.tsx'
import { UserSample } from '#ui/product/samples/people-samples.tsx'
import { BroadcastStrip } from './broadcast-strip.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NewTicketButton } from './new-ticket-form.tsx'
import { useUnreadOnly } from './queue-address.ts'
import { ThreadRow } from './thread-row.tsx'
import { useConversations } from './use-admin-threads.ts'

type Props = { chosen: string | null; onChoose: (userId: string) => void }

/** Every user with their conversation, found by name or e-mail. */
export function ConversationList({ chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [unreadOnly, setUnreadOnly] = useUnreadOnly()
  const list = useConversations({ unreadOnly, search: useSettled(typed.trim()) }, chosen)
  return (
    <>
      <BroadcastStrip />
      <header className="flex flex-col gap-3 border-line border-b p-4">
        <div className="flex items-center gap-2">
          <p className="headline text-xl" aria-hidden="true">
            Mensagens
          </p>
          <div className="ml-auto">
            <NewTicketButton label="Novo" />
          </div>
        </div>
        <Input
          type="search"
          aria-label="Buscar usuários"
          placeholder="Nome ou e-mail"
          value={typed}
          maxLength={SEARCH_LENGTH_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FilterChips
          label="Mostrar só"
          chips={[{ label: 'Não lidas', isOn: unreadOnly, onToggle: () => setUnreadOnly(!unreadOnly) }]}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.isLoading && (
          <div className="flex justify-center p-8 text-ink-muted">
            <Spinner label="Carregando conversas" />
          </div>
        )}
        {list.failed && (
          <div className="p-4">
            <LoadFailure title={supportWords.usersLoadFailed} onRetry={list.retry} />
          </div>
        )}
        {!list.isLoading && !list.failed && list.conversations.length === 0 && (
          <div className="flex flex-col items-center p-6 text-center text-ink-muted text-sm">
            {!unreadOnly && typed === '' && <UserSample />}
            <p className="not-first:mt-4">{unreadOnly ? 'Nenhuma mensagem não lida' : 'Nenhum usuário encontrado'}</p>
          </div>
        )}
        <ul>
          {list.conversations.map((conversation) => (
            <li key={conversation.user.id}>
              <Row
                conversation={conversation}
                isChosen={conversation.user.id === chosen}
                onChoose={() => onChoose(conversation.user.id)}
              />
            </li>
          ))}
        </ul>
        <LoadMore list={list} />
      </div>
    </>
  )
}

type RowProps = { conversation: ConversationView; isChosen: boolean; onChoose: () => void }

function Row({ conversation, isChosen, onChoose }: RowProps) {
  const { user, unread, last_message_at, last_message_preview } = conversation
  return (
    <ThreadRow
      user={user}
      isUnread={unread > 0}
      isChosen={isChosen}
      onChoose={onChoose}
      end={
        unread > 0 && (
          <Badge tone="bad">
            {unread}
            <span className="sr-only"> {unread === 1 ? 'mensagem não lida' : 'mensagens não lidas'}</span>
          </Badge>
        )
      }
    >
      <span className="block truncate text-ink-muted text-xs">
        {last_message_preview === null ? supportWords.noMessagesYet : <bdi>{last_message_preview}</bdi>}
      </span>
      {last_message_at !== null && (
        <time dateTime={last_message_at} className="block text-ink-muted text-xs">
          {formatDateTime(new Date(last_message_at))}
        </time>
      )}
    </ThreadRow>
  )
}
