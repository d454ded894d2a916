import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { TurnKeeper, WorkQueue } from '#platform/limits/work-queue.ts'
import type { Auth } from './auth.ts'
import type { IdentityLimits } from './identity-limits.ts'
import type { PasswordHashing } from './password-hashing.ts'

export type IdentityDeps = {
  db: Kysely<DB>
  clock: Clock
  auth: Auth
  authSecret: string
  passwordHashing: PasswordHashing
  /** All password work goes through here, few at a time. */
  hashing: WorkQueue
  limits: IdentityLimits
  /** Sign-ins of one account take turns, so that a burst of guesses gets no more tries than one by one. */
  inTurn: TurnKeeper
  jobs: Jobs
}
