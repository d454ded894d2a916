import type { PickOutcome } from '#history/pick-outcome.ts'

/**
 * Stored with a bet. Add freely, never rename. A free bet risks the house's money: a win pays the gain without the stake.
 * A cash-out ends a bet early for the sum the house paid.
 */
export const BET_KINDS = ['normal', 'free_bet', 'cash_out'] as const
export type BetKind = (typeof BET_KINDS)[number]

export type BetTerms = {
  kind: BetKind
  stakeCents: number
  odd: number
  /** Null while the match is open; of no account once a bet was cashed out. */
  outcome: PickOutcome | null
  /** What the house paid for a cash-out, null for the other kinds. */
  cashOutCents: number | null
}

export type BetMoney = {
  /** What left the person's own pocket: nothing for a free bet. */
  stakedCents: number
  returnedCents: number
  profitCents: number
}

/** An odd counts to four decimals, so that a stake times an odd is a whole number and no cent is lost in between. */
const ODD_STEPS = 10_000

/** What a bet cost and gave back, to the cent; null while it is open. */
export function moneyOf(bet: BetTerms): BetMoney | null {
  const returnedCents = returnedOf(bet)
  if (returnedCents === null) return null
  const stakedCents = bet.kind === 'free_bet' ? 0 : bet.stakeCents
  return { stakedCents, returnedCents, profitCents: returnedCents - stakedCents }
}

function returnedOf({ kind, stakeCents, odd, outcome, cashOutCents }: BetTerms): number | null {
  if (kind === 'cash_out') return cashOutCents
  if (outcome === null) return null
  const stake = BigInt(stakeCents)
  const steps = BigInt(Math.round(odd * ODD_STEPS))
  const own = BigInt(ODD_STEPS)
  if (kind === 'free_bet') return wholeCents(stake * (steps - own) * GAIN_HALVES[outcome], 2n * own)
  return wholeCents(stake * (steps * GAIN_HALVES[outcome] + own * BACK_HALVES[outcome]), 2n * own)
}

/** How many halves of the stake win at the odd, and how many come back untouched. */
const GAIN_HALVES: Record<PickOutcome, bigint> = { won: 2n, half_won: 1n, push: 0n, half_lost: 0n, lost: 0n, void: 0n }
const BACK_HALVES: Record<PickOutcome, bigint> = { won: 0n, half_won: 1n, push: 2n, half_lost: 1n, lost: 0n, void: 2n }

/**
 * The one rule of rounding: a bet's return is rounded once, at its end, to the nearest cent, half a cent upwards.
 * By hand: R$ 1,01 half lost gives back 50.5 cents, so 51; R$ 10,01 at 1.85 gives 1851.85 cents, so 1852.
 */
function wholeCents(sum: bigint, parts: bigint): number {
  return Number((2n * sum + parts) / (2n * parts))
}

/** One hundredth of the bankroll, which most people call a unit. */
export const DEFAULT_UNIT_BPS = 100

/**
 * One unit of stake in cents, at least one: a share of the money put in, in hundredths of a percent. Results do not move it, so that
 * a unit means the same in a good month and in a bad one. By hand: 1% of R$ 1.234,56 is R$ 12,35. Null where nothing is left.
 */
export function unitOf(putInCents: number, unitBps: number): number | null {
  return putInCents <= 0 ? null : Math.max(1, Math.round((putInCents * unitBps) / 10_000))
}
