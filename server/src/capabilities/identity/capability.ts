import { availableParallelism } from 'node:os'
import type { Mailer } from '@prancheta/adapters/mail/port.ts'
import type { DemoAccess } from '@prancheta/contract/providers/installation.ts'
import type { Kysely } from 'kysely'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { oneAtATime, workQueue } from '#platform/limits/work-queue.ts'
import { ACCESS_LINK_JOB, mailAccessLink } from './access-link.ts'
import { deleteMailedLinks } from './account-store.ts'
import { createAuth, type PasswordHashing, RESET_LINK_SECONDS } from './auth.ts'
import { demoAccess, seedDemoAccounts, seedNewDatabase, shutDemoAccounts } from './demo-accounts.ts'
import { type IdentityDeps, identityLimits } from './deps.ts'
import { identityDoors } from './doors.ts'
import { holdSamePerson } from './member-store.ts'
import { deleteExpired, forgetPlacesBefore } from './own-session-store.ts'
import { mailResetLink, RESET_JOB, requireOwnPassword, resetMail, sendForJob } from './passwords.ts'
import { hashesOf } from './person-hash.ts'

/** How many sign-ins may wait for their turn; at 60 ms each the last waits about four seconds. */
const WAITING_MAX = 64
/** A part of the usual ten connections. */
const ENTERING_AT_ONCE = 3
const ENTERING_WAITING_MAX = 1_000
const PLACE_KEPT_MS = 180 * 86_400_000

export type Identity = Capability & {
  /** Throws unless the password is this user's own; wrong ones are counted. */
  requireOwnPassword(claim: { userId: string; password: string }): Promise<void>
  /** Makes the demo accounts that are missing. */
  seedDemoAccounts(): Promise<void>
  /** The same in a database without anybody, and nothing in any other. */
  seedNewDatabase(): Promise<void>
  /** Nobody signs in any more to a demo account whose password everybody knows. Says how many there were. */
  shutDemoAccounts(): Promise<number>
  /** The demo accounts that anybody can enter now; null when there is none. */
  demoAccess(): Promise<DemoAccess | null>
  /** What tells this user from others without telling who it is. */
  hashesOf(db: Queryable, userId: string): Promise<string[]>
  /** Every account of this user's person, themselves among them, held until the transaction ends. */
  holdSamePerson(tx: Queryable, userId: string): Promise<string[]>
}

export type IdentitySettings = {
  db: Kysely<DB>
  clock: Clock
  authSecret: string
  /** What the hashes of people are keyed with. */
  personSecret: string
  passwordHashing: PasswordHashing
  mailer: Mailer
  siteUrl: () => string
  carryOver: IdentityDeps['carryOver']
  /** Whether the demo accounts' public password opens anything here. */
  admitsDemo: boolean
}

export function identityCapability(settings: IdentitySettings): Identity {
  const { db, clock, authSecret, personSecret, passwordHashing, mailer, siteUrl, carryOver, admitsDemo } = settings
  const limits = identityLimits(db)
  const auth = createAuth({
    db,
    secret: authSecret,
    passwordHashing,
    sendResetToken: (reset) => {
      const expiresAt = new Date(clock.now().getTime() + RESET_LINK_SECONDS * 1000)
      return sendForJob(mailer.send({ ...resetMail(siteUrl(), reset), expiresAt }))
    },
    async onPasswordReset({ id, email }) {
      // Other links mailed before are spent too, and the owner who just proved to be one is not kept out by strangers.
      await deleteMailedLinks(db, id)
      await limits.failuresByStrangers.clear(email)
    },
  })
  const deps: IdentityDeps = {
    db,
    clock,
    auth,
    authSecret,
    passwordHashing,
    // One core is left to everybody else.
    entering: workQueue({ atOnce: ENTERING_AT_ONCE, waitingMax: ENTERING_WAITING_MAX }),
    hashing: workQueue({ atOnce: Math.max(1, availableParallelism() - 1), waitingMax: WAITING_MAX }),
    limits,
    inTurn: oneAtATime(),
    jobs,
    hashesOf: (queryable, userId) => hashesOf(queryable, userId, personSecret),
    carryOver,
    admitsDemo,
  }
  return {
    doors: identityDoors(deps),
    jobs: {
      lane: 'quick',
      handlers: { [RESET_JOB]: mailResetLink(auth), [ACCESS_LINK_JOB]: mailAccessLink(deps, mailer, siteUrl) },
    },
    requireOwnPassword: (claim) => requireOwnPassword(deps, claim),
    seedDemoAccounts: () => seedDemoAccounts(deps),
    seedNewDatabase: () => seedNewDatabase(deps),
    shutDemoAccounts: () => shutDemoAccounts(db, passwordHashing),
    demoAccess: demoAccess(deps),
    hashesOf: deps.hashesOf,
    holdSamePerson,
    async tidy(now) {
      await deleteExpired(db, now)
      await forgetPlacesBefore(db, new Date(now.getTime() - PLACE_KEPT_MS))
    },
  }
}
