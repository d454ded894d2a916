import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { SESSION_COOKIE } from '#platform/session/read-session.ts'
import type { Session } from '#platform/session/session.ts'
import { findSession } from '#platform/session/session-store.ts'
import { signToken } from '#platform/session/session-token.ts'
import { ADDRESS_HEADER } from './auth.ts'
import type { IdentityDeps } from './deps.ts'

/** The cookie outlives the session on purpose: the database alone decides when a session ends. */
const COOKIE_SECONDS = 400 * 86_400

export async function startBrowserSession(deps: IdentityDeps, token: string, facts: DoorFacts): Promise<SessionView> {
  const session = await findSession(deps.db, token, deps.clock.now())
  if (!session) throw new AppError('server.unexpected', { cause: new Error('a session just made was not found') })
  facts.setCookie(SESSION_COOKIE, signToken(token, deps.authSecret), {
    ...sessionCookieAttributes(facts),
    maxAge: COOKIE_SECONDS,
  })
  return toSessionView(session)
}

export function sessionCookieAttributes(facts: DoorFacts) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: !facts.isLocalHost } as const
}

export function toSessionView({ userId, name, email, role, plan, planActive }: Session): SessionView {
  return { userId, name, email, role, plan, planActive }
}

/** What the sign-in library may know of a request: the address we checked, and the device's own name. */
export function authHeaders(facts: DoorFacts): Headers {
  return new Headers({ [ADDRESS_HEADER]: facts.address, 'user-agent': facts.userAgent.slice(0, 300) })
}
