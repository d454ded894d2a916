import type { Door } from '#platform/http/door.ts'
import type { UserDeps } from './deps.ts'
import { userRoutes } from './routes.ts'

/** The admins' view of everybody else. */
export function createUsers(deps: UserDeps): { doors: Door[] } {
  return { doors: userRoutes(deps) }
}
