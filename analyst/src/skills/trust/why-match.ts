import type { Message, Reply, Skill } from '../skill.ts'
import { draws, favourite, scores } from './read-why-chance.ts'
import { modelGap, oddLevel, paysMore, unpriced, whatIf } from './read-why-price.ts'
import { likelyNoValue, nearMiss, notRecommended, shortWhy, smallStake, thisNotThat } from './read-why-rule.ts'
import { see, type WhyReader } from './why-seen.ts'

/** First fit wins. */
const EARLY: readonly WhyReader[] = [whatIf, scores, favourite, shortWhy, oddLevel, likelyNoValue]
const LATE: readonly WhyReader[] = [
  smallStake,
  nearMiss,
  thisNotThat,
  unpriced,
  modelGap,
  notRecommended,
  paysMore,
  draws,
]

/** Why something stands on the page of a match to come as it stands; null where another thing is asked. */
export const whyMatch: Skill = (message) => tellBy(LATE, message)

/** The same of few signs that others would take for their own: scores beside expected goals, and what if a price moved. */
export const whyEarly: Skill = (message) => tellBy(EARLY, message)

function tellBy(readers: readonly WhyReader[], message: Message): Reply | null {
  const { scene, ask, earlier } = message
  if (scene?.phase !== 'ahead' || ask.given.stake !== null || ask.given.bankroll !== null) return null
  const seen = see(message, scene)
  for (const read of readers) {
    const found = read(seen)
    if (found && found.text !== earlier.at(-1)?.reply.text)
      return { text: found.text, markets: found.market ? [found.market.id] : [] }
  }
  return null
}
