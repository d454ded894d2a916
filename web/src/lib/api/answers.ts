import type { OutputOf, Route } from '@prancheta/contract/protocol/route.ts'

type Listener = (answer: unknown) => void

const listeners = new Map<string, Set<Listener>>()

/** For who keeps something of an answer beside the page that asked for it. Returns the way to stop. */
export function onAnswer<R extends Route>({ method, path }: R, listener: (answer: OutputOf<R>) => void): () => void {
  const name = `${method} ${path}`
  const known = listeners.get(name) ?? new Set()
  listeners.set(name, known.add(listener as Listener)) // told below with what this very route's schema made
  return () => known.delete(listener as Listener)
}

export function tellAnswer({ method, path }: Route, answer: unknown): void {
  for (const listener of listeners.get(`${method} ${path}`) ?? []) listener(answer)
}
