import { timingSafeEqual } from 'node:crypto'
import type { Right } from '@prancheta/core/billing/plans.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session, SessionReader } from '#platform/session/session.ts'
import type { Exchange } from './exchange.ts'

/**
 * Who may enter. 'public': anybody, and no session is read; 'anyone': anybody, and the door learns who;
 * 'user', 'admin' or a plan's right; 'operator': this machine itself, or the bearer of METRICS_TOKEN.
 */
export type Access = 'public' | 'anyone' | 'user' | 'admin' | 'operator' | { right: Right }

export type SessionFor<A extends Access> = A extends 'public' | 'operator'
  ? null
  : A extends 'anyone'
    ? Session | null
    : Session

export type Gatekeeper = { readSession: SessionReader; operatorToken: string | undefined }

/** The session that the access demands, or a refusal. Comes before the input is read, so strangers learn nothing from it. */
export async function admit(access: Access, exchange: Exchange, keeper: Gatekeeper): Promise<Session | null> {
  if (access === 'public') return null
  if (access === 'operator') return admitOperator(exchange, keeper.operatorToken)

  const session = await keeper.readSession({
    cookie: exchange.header('cookie'),
    authorization: exchange.header('authorization'),
  })
  if (access === 'anyone') return session
  if (!session) throw new AppError('session.required')
  if (access === 'admin' && session.role !== 'admin') throw new AppError('access.denied')
  if (typeof access === 'object' && !hasRight(session, access.right)) throw new AppError('plan.rightMissing')
  return session
}

/** Keeps out whoever asked to be kept out. */
export function refuseInPause(session: Session | null): void {
  if (session?.pausedUntil) throw new AppError('pause.active')
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
