import { AsyncLocalStorage } from 'node:async_hooks'
import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import type {
  changePassword as changePasswordRoute,
  resetPassword as resetPasswordRoute,
} from '@prancheta/contract/identity/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { APIError } from 'better-auth/api'
import { z } from 'zod'
import { AppError } from '#platform/errors/errors.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import type { Session } from '#platform/session/session.ts'
import { deleteMailedLinks, findPasswordHash, setPasswordHash } from './account-store.ts'
import type { Auth } from './auth.ts'
import type { IdentityDeps } from './deps.ts'
import { endSessionsBut } from './own-session-store.ts'

/** Sets a new password and ends every other session in one transaction: whoever knew the old one is out. */
export async function changePassword(deps: IdentityDeps, session: Session, input: InputOf<typeof changePasswordRoute>) {
  const { userId, sessionId } = session
  await refuseCommonPassword(input.password)
  const newHash = await withOwnPassword(deps, { userId, password: input.current_password }, () =>
    deps.passwordHashing.hash(input.password),
  )

  await deps.db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, userId, newHash, deps.clock.now())
    await deleteMailedLinks(tx, userId)
    await endSessionsBut(tx, userId, sessionId)
  })
  return { done: true as const }
}

export const RESET_JOB = 'identity.mail-reset-link'

const resetPayload = z.object({ email: z.string() })

/**
 * Asks for a reset link. The answer is written before anybody looks whether the e-mail is known, so neither its
 * words nor its time tell.
 */
export async function forgotPassword(deps: IdentityDeps, { email }: { email: string }, facts: DoorFacts) {
  await deps.limits.resetsByAddress.count(addressKey(facts.address))
  await deps.limits.resetsByEmail.count(email)
  await deps.jobs.enqueue(deps.db, { kind: RESET_JOB, payload: { email } })
  return { done: true as const }
}

/** The sign-in library swallows what goes wrong while it has a link mailed; the job that asked must hear of it and try again. */
const asking = new AsyncLocalStorage<{ failure: unknown }>()

export function mailResetLink(auth: Auth): JobHandler {
  return async (payload) => {
    const { email } = resetPayload.parse(payload)
    const request = { failure: null as unknown }
    await asking.run(request, () => auth.api.requestPasswordReset({ body: { email } }))
    if (request.failure !== null) throw request.failure
  }
}

/** Sends, and tells the job that waits for it when it failed. */
export async function sendForJob(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    const request = asking.getStore()
    if (request) request.failure = error
  })
}

export function resetMail(
  siteUrl: string,
  { email, token }: { email: string; token: string },
): Parameters<Mailer['send']>[0] {
  return {
    to: email,
    subject: 'Nova senha na Prancheta',
    text: [
      'Olá,',
      'Recebemos um pedido para trocar a senha da sua conta na Prancheta.',
      `Escolha a nova senha neste endereço, que vale por uma hora e funciona uma vez:\n${siteUrl}/auth/reset-password?token=${encodeURIComponent(token)}`,
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
      'Prancheta',
    ].join('\n\n'),
  }
}

/** Sets the password with a mailed token. The library spends the token first, so it works once, and ends all sessions. */
export async function resetPassword(
  deps: IdentityDeps,
  { token, password }: InputOf<typeof resetPasswordRoute>,
  facts: DoorFacts,
) {
  await refuseCommonPassword(password)
  await deps.limits.failuresByAddress.check(addressKey(facts.address))
  try {
    await deps.hashing(() => deps.auth.api.resetPassword({ body: { token, newPassword: password } }))
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    await deps.limits.failuresByAddress.count(addressKey(facts.address))
    throw new AppError('account.resetLinkInvalid')
  }
  return { done: true as const }
}

type Claim = { userId: string; password: string }
type Deps = Pick<IdentityDeps, 'db' | 'passwordHashing' | 'hashing' | 'limits'>

/** Does the work if the password is this user's own, in the one turn at the queue; wrong ones are counted. */
async function withOwnPassword<Result>(
  { db, passwordHashing, hashing, limits }: Deps,
  { userId, password }: Claim,
  work: () => Promise<Result>,
): Promise<Result> {
  const tries = `change ${userId}`
  await limits.failuresByPlace.check(tries)
  return hashing(async () => {
    await limits.failuresByPlace.check(tries)
    const hash = await findPasswordHash(db, userId)
    if (hash === null || !(await passwordHashing.verify({ hash, password }))) {
      await limits.failuresByPlace.count(tries)
      throw new AppError('account.wrongPassword')
    }
    return work()
  })
}

/** Throws unless the password is this user's own. */
export function requireOwnPassword(deps: Deps, claim: Claim): Promise<void> {
  return withOwnPassword(deps, claim, async () => {})
}

let commonPasswords: Promise<Set<string>> | undefined

/** Refuses a password that stands on every guesser's list. The list is large, so it loads with the first use. */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  if ((await commonPasswords).has(password.toLowerCase())) throw new AppError('account.passwordCommon')
}
