import { type MarketClasses, sumOver } from '#markets/score-classes.ts'
import { type Probability, probability } from '#units.ts'

export type BetChances = { chance: Probability; refunded: Probability }

/**
 * The chance at which a bet breaks even, and the share of the stake that comes back untouched.
 *
 * A half win is half a stake won and half refunded. With `wins` and `losses` so counted, R$ 1 at odd o earns
 * wins × (o - 1) - losses, which is nothing at o = (wins + losses) / wins. By hand, home -0.25 with 45% home wins and 28%
 * draws: wins 0.45, losses 0.27 + 0.28 / 2 = 0.41, chance 0.45 / 0.86 = 52.3%, fair odd 1.911.
 */
export function betChances(classes: MarketClasses, chances: Float64Array): BetChances {
  const won = sumOver(classes.won, chances)
  if (classes.isPlain) return { chance: probability(won), refunded: NONE }
  const halfWon = sumOver(classes.halfWon, chances)
  const halfLost = sumOver(classes.halfLost, chances)
  const refunded = sumOver(classes.refunded, chances) + (halfWon + halfLost) / 2
  const wins = won + halfWon / 2
  const inPlay = 1 - refunded
  // A bet that is always refunded is won by nobody.
  return { chance: probability(inPlay > 0 ? Math.min(1, wins / inPlay) : 0), refunded: probability(refunded) }
}

const NONE = probability(0)
