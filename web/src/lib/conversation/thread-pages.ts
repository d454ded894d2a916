import type { ThreadMessage, ThreadPage } from '@prancheta/contract/support/thread.ts'
import type { InfiniteData } from '@tanstack/react-query'

/** The newest page first, as they were asked for; each page holds its oldest message first. */
export type ThreadData = InfiniteData<ThreadPage>

/** The whole thread as far as it is loaded, in the server's order. */
export function messagesIn(data: ThreadData | undefined): ThreadMessage[] {
  return data ? data.pages.toReversed().flatMap(({ messages }) => messages) : []
}

/** Puts a message the server just confirmed where it belongs, once. */
export function withMessage(data: ThreadData | undefined, message: ThreadMessage): ThreadData | undefined {
  if (!data || messagesIn(data).some(({ id }) => id === message.id)) return data
  const [newest, ...older] = data.pages
  if (!newest) return data
  const messages = [...newest.messages, message].toSorted((a, b) => a.number - b.number)
  return { ...data, pages: [{ ...newest, messages }, ...older] }
}

/** A message on its way: shown at once, and kept with a way to try again when it did not get through. */
export type Outgoing = { clientId: string; text: string; writtenAt: string; state: 'pending' | 'failed' }

/** What is on its way and not in the thread yet: an answer may be lost although the message got through. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly Pick<ThreadMessage, 'client_id'>[],
): Outgoing[] {
  const arrived = new Set(messages.map(({ client_id }) => client_id))
  return outgoing.filter(({ clientId }) => !arrived.has(clientId))
}
