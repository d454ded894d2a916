import type { Analysis3 } from './version-3.ts'
import type { Analysis4 } from './version-4.ts'

/** The share of goals before half time and the scores beyond 8-8 were not kept, so nothing can be priced together any more. */
export function upgrade3To4(old: Analysis3): Analysis4 {
  return { ...old, version: 4, joint: null }
}
