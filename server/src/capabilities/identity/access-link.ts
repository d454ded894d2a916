import { createHash, randomBytes } from 'node:crypto'
import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import { z } from 'zod'
import { AppError } from '#platform/errors/app-error.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { SESSION_DAYS } from '#platform/session/read-session.ts'
import { insertAccessLink, spendAccessLink } from './account-store.ts'
import type { IdentityDeps } from './deps.ts'
import { insertSession } from './own-session-store.ts'
import { findUserIdByEmail, isSuspended } from './profile-store.ts'
import { admitDevice } from './sign-in.ts'

export const ACCESS_LINK_JOB = 'identity.mail-access-link'

const LINK_MINUTES = 15
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const jobPayload = z.object({ email: z.string() })

/**
 * Asks for a link that signs in without the password: the way in for an owner whom strangers' guesses keep from new devices. As for a
 * forgotten password, the answer is written before anybody looks whether the e-mail is known.
 */
export async function askForAccessLink(deps: IdentityDeps, { email }: { email: string }, facts: DoorFacts) {
  await deps.limits.accessLinksByAddress.count(addressKey(facts.address))
  await deps.limits.accessLinksByEmail.count(email)
  await deps.jobs.enqueue(deps.db, { kind: ACCESS_LINK_JOB, payload: { email } })
  return { done: true as const }
}

/** Makes the link and mails it. Only its hash is kept, so that a stolen copy of the database opens nothing. */
export function mailAccessLink(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  mailer: Mailer,
  siteUrl: () => string,
): JobHandler {
  return async (payload) => {
    const { email } = jobPayload.parse(payload)
    const userId = await findUserIdByEmail(db, email)
    if (userId === null || (await isSuspended(db, userId))) return
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES * MINUTE_MS)
    await insertAccessLink(db, { userId, tokenHash: hashOf(token), expiresAt, now: clock.now() })
    await mailer.send({ ...accessMail(siteUrl(), { email, token }), expiresAt })
  }
}

function accessMail(siteUrl: string, { email, token }: { email: string; token: string }) {
  return {
    to: email,
    subject: 'Seu link de acesso à Prancheta',
    text: [
      'Olá,',
      'Recebemos um pedido para entrar na sua conta da Prancheta por um link, sem digitar a senha.',
      `Entre por este endereço, que vale por ${LINK_MINUTES} minutos e funciona uma vez:\n${siteUrl}/auth/login?link=${token}`,
      'Se não foi você, ignore esta mensagem: sem o link ninguém entra, e sua senha continua a mesma.',
      'Prancheta',
    ].join('\n\n'),
  }
}

/** A fresh session's token for a mailed link, which is spent by it. The device is the owner's from then on. */
export async function signInByLink(deps: IdentityDeps, { link }: { link: string }, facts: DoorFacts): Promise<string> {
  const { db, clock, limits } = deps
  const address = addressKey(facts.address)
  await limits.failuresByAddress.check(address)
  const now = clock.now()
  const owner = await spendAccessLink(db, hashOf(link), now)
  if (owner === null) {
    await limits.failuresByAddress.count(address)
    throw new AppError('account.accessLinkInvalid')
  }
  const session = {
    token: randomBytes(24).toString('base64url'),
    expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    address: facts.address,
    userAgent: facts.userAgent.slice(0, 300),
  }
  await insertSession(db, owner.userId, session, now)
  await admitDevice(deps, { userId: owner.userId, email: owner.email, token: session.token }, facts)
  return session.token
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
