import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'

export type TipsterDeps = { db: Kysely<DB>; clock: Clock }
