import type { Side } from '@prancheta/core/support/status.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import type { Session } from '#platform/session/session.ts'

export type TicketDeps = {
  db: Kysely<DB>
  clock: Clock
  jobs: Jobs
  /** How quickly one user may open tickets and write into them; admins work without. */
  limits: { opening: RateLimit; writing: RateLimit }
}

/** Which side of a conversation somebody speaks for. Decided by the session, never by what was sent. */
export function sideOf(session: Session): Side {
  return session.role
}
