import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { SessionReader } from './session.ts'
import { findSession, renewSession } from './session-store.ts'

export const SESSION_COOKIE = 'prancheta_session'
/** A session ends this long after its last use. */
export const SESSION_DAYS = 30

const DAY_MS = 86_400_000
/** How exactly the last use is noted; a write at every request would cost more than the session's own look-up. */
const RENEW_AFTER_MS = 3_600_000

export function sessionReader(deps: { db: Queryable; clock: Clock; authSecret: string }): SessionReader {
  return async ({ cookie, authorization }) => {
    const signed = authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? parse(cookie ?? '', SESSION_COOKIE)[SESSION_COOKIE]
    const token = signed === undefined ? null : verifyToken(signed, deps.authSecret)
    if (token === null) return null

    const now = deps.clock.now()
    const found = await findSession(deps.db, token, now)
    if (!found) return null
    const { renewedAt, ...session } = found
    if (now.getTime() - renewedAt.getTime() > RENEW_AFTER_MS) {
      await renewSession(deps.db, session.sessionId, {
        now,
        expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
      })
    }
    return session
  }
}

/**
 * What a browser's cookie or an API client's bearer header carries: the session's token and our signature over
 * it. The database alone, say in a stolen backup, therefore opens no session.
 */
export function signToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

/** The token, if the signature is ours. */
function verifyToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot <= 0) return null
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(signatureOf(token, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url')
}
