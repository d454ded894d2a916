import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Log } from '#platform/log/log.ts'

export type TipsterDeps = { db: Kysely<DB>; clock: Clock; log: Log }
