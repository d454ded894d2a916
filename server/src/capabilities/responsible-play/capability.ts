import * as routes from '@prancheta/contract/responsible-play/routes.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { door } from '#platform/http/door.ts'
import { type PauseDeps, startPause } from './pause.ts'
import { deleteKeptBefore } from './pause-store.ts'

/** What people put between themselves and playing. */
export function responsiblePlayCapability(deps: PauseDeps): Capability {
  return {
    doors: [
      door(routes.startPause, 'user', async ({ length }, { userId }) => ({
        pause: await startPause(deps, userId, length),
      })),
    ],
    tidy: (now) => deleteKeptBefore(deps.db, now),
  }
}
