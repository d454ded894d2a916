import {
  type BankrollShare,
  bankrollShare,
  type DecimalOdd,
  decimalOdd,
  type Probability,
  probability,
} from '#units.ts'
import { EXPOSURE_MAX } from '#value/joint-kelly.ts'
import { kellyStake, STAKE_MAX } from '#value/kelly.ts'

export const ROUND_LEGS_MAX = 8

/** A market of one match: its chance out of the money in play, and the share of the stake that comes back untouched. */
type RoundLeg = { chance: number; refunded: number }

type RoundCombo = {
  /** Out of the money that stays in play, as for a single market. */
  chance: Probability
  refunded: Probability
  /** Null when it cannot win, or would need more than 1,000,000. */
  fairOdd: DecimalOdd | null
  /** Place of the least likely leg. */
  weakest: number
}

/** Beyond this no house quotes, as for a single market. */
const FAIR_ODD_MAX = 1e6

/**
 * Legs of different matches, which have nothing to do with each other, so chances are multiplied. It ends as its worst leg
 * (docs/decisions/0074): won when all are, refunded when none is lost and one is refunded. By hand: 'draw no bet' with
 * 50% won and 25% refunded, and a market of 60%: all won 30%, none lost 45%, so 15% comes back and the chance is 30 of 85.
 * A leg is won, refunded or lost: none that can be one here has half results.
 */
export function priceRoundLegs(legs: readonly RoundLeg[]): RoundCombo {
  if (legs.length === 0) throw new RangeError('a combination without legs')
  const allWon = legs.reduce((all, leg) => all * wonOf(leg), 1)
  const noneLost = legs.reduce((all, leg) => all * (wonOf(leg) + leg.refunded), 1)
  const refunded = noneLost - allWon
  const chance = refunded < 1 ? probability(allWon / (1 - refunded)) : probability(0)
  return {
    chance,
    refunded: probability(refunded),
    fairOdd: chance * FAIR_ODD_MAX >= 1 ? decimalOdd(1 / chance) : null,
    weakest: legs.reduce((least, leg, at) => (leg.chance < (legs[least]?.chance ?? 1) ? at : least), 0),
  }
}

const wonOf = ({ chance, refunded }: RoundLeg) => chance * (1 - refunded)

type RoundStake = {
  stake: BankrollShare
  /** What keeps it below a quarter of Kelly: that one bet has at most 5%, or that the round has at most 15%. */
  limit: 'none' | 'bet' | 'round'
}

/** What to stake at most on one more bet of a round that has `exposed` of the bankroll staked already. */
export function roundStake(chance: Probability, odd: DecimalOdd, exposed: number): RoundStake {
  const alone = kellyStake(chance, odd)
  const room = Math.max(0, EXPOSURE_MAX - exposed)
  if (room < alone) return { stake: bankrollShare(room), limit: 'round' }
  return { stake: alone, limit: alone < STAKE_MAX ? 'none' : 'bet' }
}
