import { useSyncExternalStore } from 'react'

/** A message on its way: shown at once, and kept with a way to try again when it did not get through. */
export type Outgoing = { clientId: string; text: string; writtenAt: string; state: 'pending' | 'failed' }

const NONE: readonly Outgoing[] = []
/** Outside React, by conversation: somebody who looks at another ticket and returns finds what did not get through. */
const boxes = new Map<string, readonly Outgoing[]>()
const listeners = new Set<() => void>()

export function outgoingIn(box: string): readonly Outgoing[] {
  return boxes.get(box) ?? NONE
}

export function putOutgoing(box: string, message: Outgoing): void {
  const others = outgoingIn(box).filter(({ clientId }) => clientId !== message.clientId)
  setBox(box, [...others, message])
}

export function dropOutgoing(box: string, clientId: string): void {
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
