import { createHash, randomBytes } from 'node:crypto'
import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import { z } from 'zod'
import { AppError } from '#platform/errors/errors.ts'
import type { DoorFacts } from '#platform/http/door.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { addressKey } from '#platform/limits/rate-limit.ts'
import { SESSION_DAYS } from '#platform/session/read-session.ts'
import { hasAccessLinkSince, insertAccessLink, spendAccessLink } from './access-link-store.ts'
import type { IdentityDeps } from './deps.ts'
import { insertSession } from './own-session-store.ts'
import { findUserIdByEmail, isSuspended } from './profile-store.ts'
import { admitDevice } from './sign-in.ts'

export const ACCESS_LINK_JOB = 'identity.mail-access-link'

const LINK_MINUTES = 15
/** A link younger than this lies in the owner's mailbox with time enough left: another one would only fill it. */
const NEW_AFTER_MINUTES = 5
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const jobPayload = z.object({ email: z.string() })

/**
 * Asks for a link that signs in without the password: the way in for an owner whom strangers' guesses keep from new devices. As for a
 * forgotten password, the answer is written before anybody looks whether the e-mail is known. Nothing is counted by the e-mail alone:
 * strangers who ask in its name would keep the owner from this way in, too.
 */
export async function askForAccessLink(deps: IdentityDeps, { email }: { email: string }, facts: DoorFacts) {
  const address = addressKey(facts.address)
  await deps.limits.accessLinksByAddress.count(address)
  await deps.limits.accessLinksByEmailAndAddress.count(`${email} ${address}`)
  await deps.jobs.enqueue(deps.db, { kind: ACCESS_LINK_JOB, payload: { email } })
  return { done: true as const }
}

/**
 * Makes the link and mails it, unless one was mailed just now. Only its hash is kept, so that a stolen copy of the database opens nothing;
 * and only once it is mailed, so that a mail that failed is tried again.
 */
export function mailAccessLink(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  mailer: Mailer,
  siteUrl: () => string,
): JobHandler {
  return async (payload) => {
    const { email } = jobPayload.parse(payload)
    const userId = await findUserIdByEmail(db, email)
    if (userId === null || (await isSuspended(db, userId))) return
    const now = clock.now()
    if (await hasAccessLinkSince(db, userId, new Date(now.getTime() - NEW_AFTER_MINUTES * MINUTE_MS))) return
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
    await mailer.send({ ...accessMail(siteUrl(), { email, token }), expiresAt })
    await insertAccessLink(db, { userId, tokenHash: hashOf(token), expiresAt, now })
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

/**
 * A fresh session's token for a mailed link, which is spent by it. The device is the owner's from then on. A right link is let in however
 * many wrong ones and wrong passwords came from its address: it cannot be guessed.
 */
export async function signInByLink(deps: IdentityDeps, { link }: { link: string }, facts: DoorFacts): Promise<string> {
  const owner = await openSession(deps, link, facts)
  if (owner === null) {
    await deps.limits.failuresByAddress.count(addressKey(facts.address))
    throw new AppError('account.accessLinkInvalid')
  }
  await admitDevice(deps, owner, facts)
  return owner.token
}

/** Spends the link and opens the session as one, so that a change of password in between ends either the link or the session. */
function openSession({ db, clock }: IdentityDeps, link: string, { address, userAgent }: DoorFacts) {
  const now = clock.now()
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  return db.transaction().execute(async (tx) => {
    const owner = await spendAccessLink(tx, hashOf(link), now)
    if (owner === null) return null
    await insertSession(tx, owner.userId, { token, expiresAt, address, userAgent: userAgent.slice(0, 300) }, now)
    return { ...owner, token }
  })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
