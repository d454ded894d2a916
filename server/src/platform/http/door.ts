import type { InputOf, OutputOf, Route } from '@prancheta/contract/route.ts'
import type { Access, SessionFor } from './access.ts'
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

/** A door whose answer is not one JSON body: a stream, a file, a webhook. It reads and writes the exchange itself. */
export type RawDoor = {
  kind: 'raw'
  method: Route['method']
  path: string
  summary: string
  access: Access
  closedWhilePaused?: boolean
  handle(exchange: Exchange, session: unknown): Promise<Response>
}

export type Door = JsonDoor | RawDoor

/** One line a door: contract, who may enter, use case. Access has no default, so forgetting it does not compile. */
export function door<R extends Route, A extends Access>(
  route: R,
  access: A,
  handle: (input: InputOf<R>, session: SessionFor<A>, facts: DoorFacts) => Promise<OutputOf<R>>,
): JsonDoor {
  // The mount parses input with this route's schema and reads the session this access demands before it calls.
  return { kind: 'json', route, access, handle: handle as JsonDoor['handle'] }
}

export function rawDoor<A extends Access>(
  address: Pick<RawDoor, 'method' | 'path' | 'summary' | 'closedWhilePaused'>,
  access: A,
  handle: (exchange: Exchange, session: SessionFor<A>) => Promise<Response>,
): RawDoor {
  return { kind: 'raw', ...address, access, handle: handle as RawDoor['handle'] }
}
