import { supportWords } from '@prancheta/contract/support/words.ts'
import { useState, useSyncExternalStore } from 'react'
import { wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { newId } from '#lib/api/new-id.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { toast } from '#lib/page/toast.ts'
import { type Outgoing, type ThreadData, withMessage } from './thread-pages.ts'
import type { ThreadSource } from './thread-source.ts'

const NONE: readonly Outgoing[] = []
/** Outside React, by conversation: somebody who looks at another ticket and returns finds what did not get through. */
const boxes = new Map<string, readonly Outgoing[]>()
const listeners = new Set<() => void>()

function outgoingIn(box: string): readonly Outgoing[] {
  return boxes.get(box) ?? NONE
}

function putOutgoing(box: string, message: Outgoing): void {
  const others = outgoingIn(box).filter(({ clientId }) => clientId !== message.clientId)
  setBox(box, [...others, message])
}

function dropOutgoing(box: string, clientId: string): void {
  setBox(
    box,
    outgoingIn(box).filter((message) => message.clientId !== clientId),
  )
}

export function useOutgoing(box: string): readonly Outgoing[] {
  return useSyncExternalStore(
    subscribe,
    () => outgoingIn(box),
    () => NONE,
  )
}

function setBox(box: string, messages: readonly Outgoing[]): void {
  boxes.set(box, messages)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Shows a message at once, sends it, and keeps it where it failed. */
export function useSending(source: ThreadSource, queryKey: readonly string[], box: string) {
  const [isSending, setIsSending] = useState(false)

  async function deliver(message: Outgoing): Promise<void> {
    putOutgoing(box, { ...message, state: 'pending' })
    setIsSending(true)
    try {
      const sent = await source.send(message.text, message.clientId)
      // A reading under way may have begun before the message was there; its answer must not take it away again.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<ThreadData>(queryKey, (data) => withMessage(data, sent))
      dropOutgoing(box, message.clientId)
      void queryClient.invalidateQueries({ queryKey })
      if (source.sentWords !== null) toast.success(source.sentWords)
    } catch (failure) {
      putOutgoing(box, { ...message, state: 'failed' })
      logFailure(supportWords.messageSendFailed, failure)
      toast.error(supportWords.messageSendFailed, { description: wordsOf(failure) })
    } finally {
      setIsSending(false)
    }
  }

  return {
    isSending,
    send(text: string) {
      const message = { clientId: newId(), text, writtenAt: new Date().toISOString(), state: 'pending' } as const
      void deliver(message)
    },
    retry(clientId: string) {
      const message = outgoingIn(box).find((each) => each.clientId === clientId)
      if (message) void deliver(message)
    },
    discard: (clientId: string) => dropOutgoing(box, clientId),
  }
}
