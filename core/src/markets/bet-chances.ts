import { type MarketClasses, sumOver } from '#markets/score-classes.ts'
import { type Probability, probability } from '#units.ts'

/**
 * The chance at which a bet breaks even.
 *
 * A half win is half a stake won and half refunded. With `wins` and `losses` so counted, R$ 1 at odd o earns
 * wins × (o - 1) - losses, which is nothing at o = (wins + losses) / wins. By hand, home -0.25 with 45% home wins and 28%
 * draws: wins 0.45, losses 0.27 + 0.28 / 2 = 0.41, chance 0.45 / 0.86 = 52.3%, fair odd 1.911.
 */
export function chanceOfBet(classes: MarketClasses, chances: Float64Array): Probability {
  const won = sumOver(classes.won, chances)
  if (classes.isPlain) return probability(won)
  const inPlay = 1 - refundedShare(classes, chances)
  // A bet that is always refunded is won by nobody.
  if (!(inPlay > 0)) return NONE
  return probability(Math.min(1, (won + sumOver(classes.halfWon, chances) / 2) / inPlay))
}

/** The share of the stake that is expected back untouched. */
export function refundedShare(classes: MarketClasses, chances: Float64Array): Probability {
  if (classes.isPlain) return NONE
  const halves = sumOver(classes.halfWon, chances) + sumOver(classes.halfLost, chances)
  return probability(sumOver(classes.refunded, chances) + halves / 2)
}

const NONE = probability(0)
