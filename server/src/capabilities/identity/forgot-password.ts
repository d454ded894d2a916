import { AsyncLocalStorage } from 'node:async_hooks'
import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import { z } from 'zod'
import type { DoorFacts } from '#platform/http/door.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import type { Auth } from './auth.ts'
import type { IdentityDeps } from './deps.ts'

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
