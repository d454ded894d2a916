import * as routes from '@prancheta/contract/responsible-play/routes.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { door } from '#platform/http/door.ts'
import { limitDoors, tidyUsed } from './limits.ts'
import { type PauseDeps, startPause } from './pause.ts'
import { deleteKeptBefore } from './pause-store.ts'

/** What people put between themselves and playing. */
export function responsiblePlayCapability(deps: PauseDeps): Capability {
  return {
    doors: [
      door(routes.startPause, 'user', async ({ length }, { userId }) => ({
        pause: await startPause(deps, userId, length),
      })),
      ...limitDoors(deps),
    ],
    async tidy(now) {
      await deleteKeptBefore(deps.db, now)
      await tidyUsed(deps, now)
    },
  }
}
