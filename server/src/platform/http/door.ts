import { timingSafeEqual } from 'node:crypto'
import type { InputOf, OutputOf, Route } from '@prancheta/contract/protocol/route.ts'
import type { Right } from '@prancheta/core/billing/plans.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Session, SessionReader } from '#platform/session/session.ts'
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
type RawDoor = {
  kind: 'raw'
  method: Route['method']
  path: string
  summary: string
  access: Access
  closedWhilePaused?: boolean
  handle(exchange: Exchange, session: unknown): Promise<Response>
}

export type Door = JsonDoor | StreamDoor | RawDoor

/** A door for members says whether a pause of theirs closes it. */
type MarkFor<A extends Access> = A extends 'user' | { right: Right } ? { closedWhilePaused: boolean } : unknown

/** One line a door: contract, who may enter, use case. Neither access nor the pause's mark has a default, so forgetting one does not compile. */
export function door<R extends Route, A extends Access>(
  route: R & MarkFor<A>,
  access: A,
  handle: (input: InputOf<R>, session: SessionFor<A>, facts: DoorFacts) => Promise<OutputOf<R>>,
): JsonDoor {
  // The mount parses input with this route's schema and reads the session this access demands before it calls.
  return { kind: 'json', route, access, handle: handle as JsonDoor['handle'] }
}

export function streamDoor<R extends Route, A extends Access>(
  route: R & MarkFor<A>,
  access: A,
  handle: (input: InputOf<R>, session: SessionFor<A>, stream: EventStream) => Promise<void>,
): StreamDoor {
  return { kind: 'stream', route, access, handle: handle as StreamDoor['handle'] } // as for `door`
}

export function rawDoor<A extends Access>(
  address: Pick<RawDoor, 'method' | 'path' | 'summary' | 'closedWhilePaused'> & MarkFor<A>,
  access: A,
  handle: (exchange: Exchange, session: SessionFor<A>) => Promise<Response>,
): RawDoor {
  return { kind: 'raw', ...address, access, handle: handle as RawDoor['handle'] }
}

/**
 * Who may enter. 'public': anybody, and no session is read; 'anyone': anybody, and the door learns who;
 * 'user', 'admin' or a plan's right; 'operator': this machine itself, or the bearer of METRICS_TOKEN.
 */
export type Access = 'public' | 'anyone' | 'user' | 'admin' | 'operator' | { right: Right }

type SessionFor<A extends Access> = A extends 'public' | 'operator'
  ? null
  : A extends 'anyone'
    ? Session | null
    : Session

export type Gatekeeper = { readSession: SessionReader; operatorToken: string | undefined }

/**
 * The session that the door demands, or a refusal. Comes before the input is read, so strangers learn nothing from it. Somebody in a pause
 * hears of the pause, and not of the plan that the door would ask for after it.
 */
export async function admit(door: Door, exchange: Exchange, keeper: Gatekeeper): Promise<Session | null> {
  const { access } = door
  if (access === 'public') return null
  if (access === 'operator') return admitOperator(exchange, keeper.operatorToken)

  const session = await keeper.readSession({
    cookie: exchange.header('cookie'),
    authorization: exchange.header('authorization'),
  })
  if (session && isClosedWhilePaused(door)) refuseInPause(session)
  if (access === 'anyone') return session
  if (!session) throw new AppError('session.required')
  if (access === 'admin' && session.role !== 'admin') throw new AppError('access.denied')
  if (typeof access === 'object' && !hasRight(session, access.right)) throw new AppError('plan.rightMissing')
  return session
}

/** Whether somebody in a pause of their own is kept out. */
export function isClosedWhilePaused(door: Door): boolean {
  return (door.kind === 'raw' ? door : door.route).closedWhilePaused === true
}

/** Keeps out whoever asked to be kept out. */
export function refuseInPause({ pause }: Session): void {
  if (pause) throw new AppError('pause.active')
}

/** A proxy on this machine would make everybody look local, so where there is one only the token counts. */
function admitOperator(exchange: Exchange, token: string | undefined): null {
  const isLocal = exchange.isLoopback && !exchange.isBehindProxy
  const given = exchange.header('authorization') ?? ''
  if (isLocal || (token !== undefined && sameText(given, `Bearer ${token}`))) return null
  throw new AppError('access.denied')
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function accessName(access: Access): string {
  return typeof access === 'object' ? `right:${access.right}` : access
}
