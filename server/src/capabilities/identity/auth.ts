import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@prancheta/contract/identity/fields.ts'
import { betterAuth } from 'better-auth'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import { SESSION_DAYS } from '#platform/session/read-session.ts'

/** How a password becomes what is stored, and is compared with it. Handed in, because its cost is on purpose: tests use a cheap one. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(claim: { hash: string; password: string }): Promise<boolean>
}

/** The product's own: scrypt with N 16384, r 16, p 1, about 60 ms of a core, stored as salt:key in hexadecimal. */
export const productPasswordHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }

const DAY_SECONDS = 86_400
export const RESET_LINK_SECONDS = 3600

/** The header in which we tell the library an address we have checked; it believes no other. */
export const ADDRESS_HEADER = 'x-prancheta-address'

const CAMEL_TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' }

type AuthSettings = {
  db: Kysely<DB>
  secret: string
  passwordHashing: PasswordHashing
  /** Called with a fresh token, never logged, when somebody forgot a password. */
  sendResetToken: (reset: { email: string; token: string }) => Promise<void>
  onPasswordReset: (user: { id: string; email: string }) => Promise<void>
}

/**
 * better-auth, called by our own doors and not mounted: it checks passwords, keeps sessions and spends links for a new password.
 * Accounts are opened by us. Its transactions stay off: they would hold a connection while a password is hashed.
 */
export function createAuth({ db, secret, passwordHashing, sendResetToken, onPasswordReset }: AuthSettings) {
  return betterAuth({
    secret,
    baseURL: 'http://localhost',
    database: { db, type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      // The columns it would miss belong to sign-in through other companies, which we do not offer.
      database: { generateId: false, validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: passwordHashing,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => onPasswordReset(user),
      sendResetPassword: ({ user, token }) => sendResetToken({ email: user.email, token }),
    },
    user: {
      modelName: 'profiles',
      fields: { emailVerified: 'email_verified', ...CAMEL_TIMES },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...CAMEL_TIMES,
      },
    },
    account: {
      modelName: 'accounts',
      fields: { userId: 'user_id', accountId: 'account_id', providerId: 'provider_id', ...CAMEL_TIMES },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...CAMEL_TIMES },
      // A stolen backup must not hold working reset links.
      storeIdentifier: 'hashed',
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
