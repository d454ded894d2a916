import { marketById } from '#markets/catalogue.ts'
import type { Market } from '#markets/market.ts'

export const OWN_LEGS = { min: 2, max: 4 }

/** Why some legs have no price together. */
export type LegsRefusal = 'unknown' | 'twice' | 'other counts' | 'refund' | 'impossible'
export type PricedLegs = { chance: number; fairOdd: number } | { refusal: LegsRefusal }

/**
 * The chance that all of these markets of one match win, summed over its scores (rows are home goals) and never multiplied.
 * Halves, corners and cards are not told by the final score, and what may be refunded has no plain chance: they are refused.
 */
export function priceOwnLegs(scores: readonly (readonly number[])[], ids: readonly string[]): PricedLegs {
  const legs = ids.map((id) => marketById(id)).filter((market) => market !== null)
  if (legs.length < ids.length) return { refusal: 'unknown' }
  if (new Set(ids).size < ids.length) return { refusal: 'twice' }
  if (legs.some(({ rule }) => rule.reads !== 'fullTime')) return { refusal: 'other counts' }
  const cells = scores.flatMap((row, home) => row.map((chance, away) => ({ home, away, chance })))
  const outcomes = cells.map((score) => legs.map((leg) => outcomeOf(leg, score)))
  if (outcomes.some((all) => all.some((one) => one !== 'won' && one !== 'lost'))) return { refusal: 'refund' }
  const chance = cells.reduce(
    (sum, cell, at) => (outcomes[at]?.every((one) => one === 'won') ? sum + cell.chance : sum),
    0,
  )
  return chance > 0 ? { chance, fairOdd: 1 / chance } : { refusal: 'impossible' }
}

function outcomeOf({ rule }: Market, score: { home: number; away: number }) {
  return rule.reads === 'fullTime' ? rule.outcome(score) : 'void'
}
