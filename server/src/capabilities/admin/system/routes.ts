import { readSystem } from '@prancheta/contract/admin/system.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { newestRatings } from '#capabilities/fixtures/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Door, door } from '#platform/http/door.ts'

type SystemView = OutputOf<typeof readSystem>

/** Facts of this installation, decided where it is put together. */
type SystemFacts = Omit<SystemView, 'leagues'>

export const systemRoutes = (db: Queryable, facts: SystemFacts): Door[] => [
  door(readSystem, 'admin', async () => ({
    ...facts,
    leagues: (await newestRatings(db)).map(({ fitted_at, ...league }) => ({
      ...league,
      fitted_at: fitted_at.toISOString(),
    })),
  })),
]
