import type { signIn as signInRoute } from '@prancheta/contract/identity/routes.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { APIError } from 'better-auth/api'
import { toPauseView } from '#capabilities/responsible-play/index.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { SESSION_COOKIE, signToken } from '#platform/session/read-session.ts'
import type { Session } from '#platform/session/session.ts'
import { findSession } from '#platform/session/session-store.ts'
import { findHashByEmail } from './account-store.ts'
import { ADDRESS_HEADER } from './auth.ts'
import { arePublic } from './demo-accounts.ts'
import type { IdentityDeps } from './deps.ts'
import { endSessionsBeyond, endSessionWithToken } from './own-session-store.ts'
import { isSuspended } from './profile-store.ts'
import { signInGuard } from './sign-in-guard.ts'

/** More than anybody's devices; a program that signs in anew for every call does not fill the table. */
const SESSIONS_MAX = 50

type Credentials = InputOf<typeof signInRoute>

/** A fresh session's token for the right e-mail and password. */
export async function signIn(deps: IdentityDeps, credentials: Credentials, facts: DoorFacts): Promise<string> {
  const { email } = credentials
  const guard = signInGuard(deps, email, facts)
  const { signInsByAccountAndAddress, signInsByAddress } = deps.limits
  const address = addressKey(facts.address)
  await deps.entering(async () => {
    await signInsByAccountAndAddress.count(`${email} ${address}`)
    await signInsByAddress.count(address)
    await guard.check()
  })

  const turn = deps.inTurn(email, () =>
    deps.hashing(async () => {
      // Only when its turn comes: those before it may have used up the tries.
      const giveBack = await guard.take()
      const result = await tryPassword(deps, credentials, facts)
      if (!result) throw new AppError('session.wrongCredentials')
      await giveBack()
      await admitDevice(deps, { userId: result.user.id, email, token: result.token }, facts)
      return result.token
    }),
  )
  return turn.catch(async (refusal: unknown) => {
    // Whoever is told that too many came at once comes again; that must not use up their sign-ins.
    if (refusal instanceof AppError && refusal.code === 'server.busy')
      await deps.entering(async () => {
        await signInsByAccountAndAddress.giveBack(`${email} ${address}`)
        await signInsByAddress.giveBack(address)
      })
    throw refusal
  })
}

type Admitted = { userId: string; email: string; token: string }

/** What follows every sign-in: a suspended account is told so and left without the session, otherwise its device is known from now on. */
export async function admitDevice(
  deps: IdentityDeps,
  { userId, email, token }: Admitted,
  facts: DoorFacts,
): Promise<void> {
  // Told only to somebody who proved to be the owner.
  if (await isSuspended(deps.db, userId)) {
    await endSessionWithToken(deps.db, token)
    throw new AppError('account.suspended')
  }
  await signInGuard(deps, email, facts).remember(userId)
  await endSessionsBeyond(deps.db, userId, SESSIONS_MAX)
}

/**
 * The library reads the password's hash, takes its time, and then opens a session. If the password was changed in
 * between, which ended all sessions, this one would have slipped through: so the hash is compared once more.
 */
async function tryPassword(deps: IdentityDeps, credentials: Credentials, facts: DoorFacts) {
  const { db, auth } = deps
  // What everybody knows proves nothing.
  if (!deps.admitsDemo && arePublic(credentials)) return null
  const hashBefore = await findHashByEmail(db, credentials.email, { lock: false })
  const result = await signInOrNull(auth, credentials, facts)
  if (!result) return null
  if ((await findHashByEmail(db, credentials.email, { lock: true })) === hashBefore) return result
  await endSessionWithToken(db, result.token)
  return null
}

async function signInOrNull(auth: IdentityDeps['auth'], body: Credentials, facts: DoorFacts) {
  try {
    return await auth.api.signInEmail({ body, headers: authHeaders(facts) })
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return null
    throw error
  }
}

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

export function toSessionView({ userId, name, email, role, plan, planActive, pause }: Session): SessionView {
  return { userId, name, email, role, plan, planActive, pause: pause && toPauseView(pause) }
}

/** What the sign-in library may know of a request: the address we checked, and the device's own name. */
function authHeaders(facts: DoorFacts): Headers {
  return new Headers({ [ADDRESS_HEADER]: facts.address, 'user-agent': facts.userAgent.slice(0, 300) })
}
