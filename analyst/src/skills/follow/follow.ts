import type { Skill } from '../skill.ts'
import { sayChoice } from './choice.ts'
import { sayClaim, sayOnlyThat, sayThenNot } from './claims.ts'
import { sayFacet } from './facets.ts'
import { sayLevel } from './level.ts'
import { sayMoved } from './moved.ts'
import { sayPlace } from './places.ts'
import { sayJustNamed, sayPointed } from './point.ts'
import { sayStake } from './stakes.ts'
import { sayPlainly, sayThread } from './threads.ts'
import { saySum } from './together.ts'
import { sayByHalf, sayStillUnknown } from './unknown.ts'
import { sayWhy } from './why.ts'

/** What means something only after what was just said, and what no other skill could mean: sums of it, why, whether, and what then. */
export const follow: Skill = (message) => {
  const stake = sayStake(message)
  if (stake || message.earlier.length === 0) return stake
  return (
    sayPlainly(message) ??
    sayStillUnknown(message) ??
    (/\b(?:tres|3)\b/.test(message.text) ? null : saySum(message)) ??
    sayClaim(message) ??
    sayThenNot(message) ??
    sayOnlyThat(message) ??
    sayWhy(message) ??
    sayLevel(message) ??
    sayMoved(message) ??
    sayJustNamed(message)
  )
}

/** What leans on the talk in words that other skills read better where they know them. */
export const followLate: Skill = (message) =>
  sayByHalf(message) ??
  (message.earlier.length === 0
    ? null
    : (saySum(message) ??
      sayPlace(message) ??
      sayChoice(message) ??
      sayFacet(message) ??
      sayThread(message) ??
      sayPointed(message)))
