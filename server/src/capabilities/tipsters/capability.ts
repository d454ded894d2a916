import type { TipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { tipsterDoors } from './doors.ts'
import type { PublishingDeps } from './publishing/publish.ts'
import { readTipsterPage } from './publishing/read-tipster-page.ts'

export type Tipsters = Capability & {
  /** For the page that search engines read. */
  readTipster(slug: string): Promise<TipsterPage | null>
}

/** Who publishes under a page of their own, how it looks, and what they published. */
export function tipstersCapability(deps: PublishingDeps): Tipsters {
  return { doors: tipsterDoors(deps), readTipster: (slug) => readTipsterPage(deps, slug) }
}
