import * as identity from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door } from '#platform/http/door.ts'
import { SESSION_COOKIE, SESSION_DAYS, signToken } from '#platform/session/read-session.ts'
import { askForAccessLink, signInByLink } from './access-link.ts'
import type { IdentityDeps } from './deps.ts'
import { endOwnSession, endSessionsBut, listOwnSessions } from './own-session-store.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords.ts'
import { changeProfile, requireProfile } from './profile-store.ts'
import { sessionCookieAttributes, signIn, startBrowserSession, toSessionView } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const done = { done: true as const }

export const identityDoors = (deps: IdentityDeps): Door[] => [
  door(currentSession, 'anyone', async (_input, session) => ({ session: session && toSessionView(session) })),
  door(identity.signUp, 'public', async (input, _session, facts) => ({
    session: await startBrowserSession(deps, await signUp(deps, input, facts), facts),
  })),
  door(identity.signIn, 'anyone', async (input, before, facts) => {
    const session = await startBrowserSession(deps, await signIn(deps, input, facts), facts)
    // Nobody holds the cookie of the browser's earlier session any more.
    if (before) await endOwnSession(deps.db, before.userId, before.sessionId)
    return { session }
  }),
  door(identity.askForAccessLink, 'public', (input, _session, facts) => askForAccessLink(deps, input, facts)),
  door(identity.signInByLink, 'anyone', async (input, before, facts) => {
    const session = await startBrowserSession(deps, await signInByLink(deps, input, facts), facts)
    if (before) await endOwnSession(deps.db, before.userId, before.sessionId)
    return { session }
  }),
  door(identity.issueToken, 'public', async (input, _session, facts) => {
    // A page's script could read the answer, so a browser gets its session as a cookie only.
    if (facts.isBrowser) throw new AppError('session.browserOnlyCookie')
    const token = signToken(await signIn(deps, input, facts), deps.authSecret)
    const expires = deps.clock
      .now()
      .toTemporalInstant()
      .add({ hours: SESSION_DAYS * 24 })
    return { token, expires_at: expires.toString({ smallestUnit: 'second' }) }
  }),
  // Open to anyone, so that a browser whose session ran out loses its cookie too.
  door(identity.signOut, 'anyone', async (_input, session, facts) => {
    if (session) await endOwnSession(deps.db, session.userId, session.sessionId)
    facts.setCookie(SESSION_COOKIE, '', { ...sessionCookieAttributes(facts), maxAge: 0 })
    return done
  }),
  door(identity.forgotPassword, 'public', (input, _session, facts) => forgotPassword(deps, input, facts)),
  door(identity.resetPassword, 'public', (input, _session, facts) => resetPassword(deps, input, facts)),
  door(identity.changePassword, 'user', (input, session) => changePassword(deps, session, input)),
  door(identity.listSessions, 'user', async (_input, session) => {
    const rows = await listOwnSessions(deps.db, session.userId, deps.clock.now())
    return { sessions: rows.map((row) => toOwnSession(row, session.sessionId)) }
  }),
  door(identity.endSession, 'user', async ({ sessionId }, session) => {
    if (!(await endOwnSession(deps.db, session.userId, sessionId))) throw new AppError('session.notFound')
    return done
  }),
  door(identity.endOtherSessions, 'user', async (_input, session) => ({
    ended: await endSessionsBut(deps.db, session.userId, session.sessionId),
  })),
  door(identity.readProfile, 'user', async (_input, session) =>
    toProfile(await requireProfile(deps.db, session.userId)),
  ),
  door(identity.updateProfile, 'user', async (input, session) =>
    toProfile(await changeProfile(deps.db, session.userId, input, deps.clock.now())),
  ),
]

type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number]

function toOwnSession(row: SessionRow, currentId: string) {
  return {
    id: row.id,
    current: row.id === currentId,
    device: row.user_agent ?? '',
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
  }
}

function toProfile(row: Awaited<ReturnType<typeof requireProfile>>) {
  return { ...row, created_at: row.created_at.toISOString() }
}
