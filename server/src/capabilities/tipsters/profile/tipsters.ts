import type { Door } from '#platform/http/door.ts'
import type { TipsterDeps } from './deps.ts'
import { tipsterRoutes } from './routes.ts'

/** Who publishes under a page of their own, and how it looks. What they publish is another capability's. */
export function createTipsters(deps: TipsterDeps): { doors: Door[] } {
  return { doors: tipsterRoutes(deps) }
}
