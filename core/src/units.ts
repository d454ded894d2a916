declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]: Name }

/** A chance from 0 to 1. Percentages exist only on screen and end in `Pct`. */
export type Probability = Unit<'Probability'>
/** European odd: what R$ 1 pays back in total, stake included. At least 1. */
export type DecimalOdd = Unit<'DecimalOdd'>
/** A share of the bankroll from 0 to 1. */
export type BankrollShare = Unit<'BankrollShare'>

/** Sums of thousands of grid cells miss 0 or 1 by rounding; anything further off is a bug. */
const ROUNDING_SLACK = 1e-9

function within(value: number, max: number, name: string): number {
  const inRange = value >= -ROUNDING_SLACK && value <= max + ROUNDING_SLACK
  if (!inRange) throw new RangeError(`not a ${name}: ${value}`) // NaN lands here too
  return Math.min(max, Math.max(0, value))
}

export function probability(value: number): Probability {
  return within(value, 1, 'probability') as Probability
}

export function bankrollShare(value: number): BankrollShare {
  return within(value, 1, 'bankroll share') as BankrollShare
}

export function decimalOdd(value: number): DecimalOdd {
  if (!(value >= 1) || value === Number.POSITIVE_INFINITY) throw new RangeError(`not a decimal odd: ${value}`)
  return value as DecimalOdd
}
