import type { InputOf, OutputOf, Route } from '@prancheta/contract/protocol/route.ts'
import type { Access, SessionFor } from './access.ts'
import type { EventStream } from './event-stream.ts'
import type { Exchange } from './exchange.ts'

/** What a door may need of the request beyond its input, and what it may add to the answer. */
export type DoorFacts = Pick<
  Exchange,
  'address' | 'userAgent' | 'cookie' | 'setCookie' | 'setHeader' | 'isBrowser' | 'isLocalHost' | 'step'
>

export type JsonDoor = {
  kind: 'json'
  route: Route
  access: Access
  handle(input: unknown, session: unknown, facts: DoorFacts): Promise<unknown>
}

/** A door of the contract that answers in server-sent events, each of the route's output. What it refuses is ordinary JSON. */
export type StreamDoor = {
  kind: 'stream'
  route: Route
  access: Access
  /** Resolves when the stream is over. Whatever fails after its beginning is the door's to tell in the stream. */
  handle(input: unknown, session: unknown, stream: EventStream): Promise<void>
}

/** A door whose answer is not one JSON body: the live feed, a file, a webhook. It reads and writes the exchange itself. */
export type RawDoor = {
  kind: 'raw'
  method: Route['method']
  path: string
  summary: string
  access: Access
  closedWhilePaused?: boolean
  handle(exchange: Exchange, session: unknown): Promise<Response>
}

export type Door = JsonDoor | StreamDoor | RawDoor

/** One line a door: contract, who may enter, use case. Access has no default, so forgetting it does not compile. */
export function door<R extends Route, A extends Access>(
  route: R,
  access: A,
  handle: (input: InputOf<R>, session: SessionFor<A>, facts: DoorFacts) => Promise<OutputOf<R>>,
): JsonDoor {
  // The mount parses input with this route's schema and reads the session this access demands before it calls.
  return { kind: 'json', route, access, handle: handle as JsonDoor['handle'] }
}

export function streamDoor<R extends Route, A extends Access>(
  route: R,
  access: A,
  handle: (input: InputOf<R>, session: SessionFor<A>, stream: EventStream) => Promise<void>,
): StreamDoor {
  return { kind: 'stream', route, access, handle: handle as StreamDoor['handle'] } // as for `door`
}

export function rawDoor<A extends Access>(
  address: Pick<RawDoor, 'method' | 'path' | 'summary' | 'closedWhilePaused'>,
  access: A,
  handle: (exchange: Exchange, session: SessionFor<A>) => Promise<Response>,
): RawDoor {
  return { kind: 'raw', ...address, access, handle: handle as RawDoor['handle'] }
}
