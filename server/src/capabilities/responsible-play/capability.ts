import * as routes from '@prancheta/contract/responsible-play/routes.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { AppError } from '#platform/errors/errors.ts'
import { door } from '#platform/http/door.ts'
import { limitDoors, tidyUsed } from './limits.ts'
import { type PauseDeps, startPause } from './pause.ts'
import { deleteKeptBefore } from './pause-store.ts'

/** What people put between themselves and playing. */
export function responsiblePlayCapability(deps: PauseDeps): Capability {
  return {
    doors: [
      door(routes.startPause, 'user', async ({ length }, { userId, role }) => {
        // Support lifts one without end, and no admin acts on an admin.
        if (role === 'admin' && length === 'endless') throw new AppError('pause.needsEnd')
        return { pause: await startPause(deps, userId, length) }
      }),
      ...limitDoors(deps),
    ],
    async tidy(now) {
      await deleteKeptBefore(deps.db, now)
      await tidyUsed(deps, now)
    },
  }
}
