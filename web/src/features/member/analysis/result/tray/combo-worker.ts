import { type JointFacts, toJointMatch } from '@prancheta/core/combos/own/joint-facts.ts'
import type { JointMatch } from '@prancheta/core/combos/own/joint-match.ts'
import { type OwnCombo, priceOwnCombo } from '@prancheta/core/combos/own/own-combo.ts'

/** The match once, then legs as they come and go. */
export type ComboRequest = { match: JointFacts } | { legs: readonly string[] }
export type ComboAnswer = { legs: readonly string[]; combo: OwnCombo }

let match: JointMatch | null = null

/** Eight legs walk over some thousand ways a match can go: here, so that no scroll or key ever waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<ComboRequest>) => {
  if ('match' in data) {
    match = toJointMatch(data.match)
    return
  }
  if (match) self.postMessage({ legs: data.legs, combo: priceOwnCombo(match, data.legs) } satisfies ComboAnswer)
})
