import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type RateLimit, rateLimit } from '#platform/limits/rate-limit.ts'
import type { TurnKeeper, WorkQueue } from '#platform/limits/work-queue.ts'
import type { Auth, PasswordHashing } from './auth.ts'

export type IdentityDeps = {
  db: Kysely<DB>
  clock: Clock
  auth: Auth
  authSecret: string
  passwordHashing: PasswordHashing
  /** All password work goes through here, few at a time. */
  hashing: WorkQueue
  /** What a sign-in asks the database before its turn; a rush of them would keep every connection from everybody else. */
  entering: WorkQueue
  limits: IdentityLimits
  /** Sign-ins of one account take turns, so that a burst of guesses gets no more tries than one by one. */
  inTurn: TurnKeeper
  jobs: Jobs
  /** What tells a user from others without telling who it is. */
  hashesOf(db: Queryable, userId: string): Promise<string[]>
  /** Brings to a new account what its person's account before it left behind: a pause that runs, the month's use. */
  carryOver(tx: Queryable, userId: string, hashes: readonly string[]): Promise<void>
  /** Whether the demo accounts' public password opens anything here. */
  admitsDemo: boolean
}

const QUARTER_HOUR = 900
const HOUR = 3600

type IdentityLimits = {
  /** Wrong passwords from one address, over all accounts: a list of leaked passwords tried on everybody. */
  failuresByAddress: RateLimit
  /** Wrong passwords for one account from one place. */
  failuresByPlace: RateLimit
  /** Wrong passwords for one account from all places it was never entered from: a guess spread over many addresses. */
  failuresByStrangers: RateLimit
  /** All sign-ins, right or wrong: each costs a core for 60 ms. */
  signInsByAccountAndAddress: RateLimit
  signInsByAddress: RateLimit
  signUpsByAddress: RateLimit
  signUpsByEmail: RateLimit
  resetsByAddress: RateLimit
  resetsByEmail: RateLimit
  accessLinksByAddress: RateLimit
  /** From one address for one account; by the account alone, strangers could use up what its owner needs. */
  accessLinksByEmailAndAddress: RateLimit
}

export function identityLimits(db: Queryable): IdentityLimits {
  const limit = (name: string, tries: number, windowSeconds: number) => rateLimit(db, { name, tries, windowSeconds })
  return {
    failuresByAddress: limit('failures-address', 100, QUARTER_HOUR),
    failuresByPlace: limit('failures-place', 10, QUARTER_HOUR),
    failuresByStrangers: limit('failures-strangers', 10, QUARTER_HOUR),
    signInsByAccountAndAddress: limit('signins-account', 60, QUARTER_HOUR),
    signInsByAddress: limit('signins-address', 300, QUARTER_HOUR),
    // Generous, because a university or a mobile network shows one address for many people.
    signUpsByAddress: limit('signups-address', 100, HOUR),
    signUpsByEmail: limit('signups-email', 10, HOUR),
    resetsByAddress: limit('resets-address', 30, HOUR),
    resetsByEmail: limit('resets-email', 5, HOUR),
    accessLinksByAddress: limit('access-links-address', 30, HOUR),
    accessLinksByEmailAndAddress: limit('access-links-email', 5, HOUR),
  }
}
