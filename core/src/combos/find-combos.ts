import { COMBO_BANDS, type ComboBand, type ComboOption } from '#combos/bands.ts'
import { type LegMasks, legMasks } from '#combos/leg-masks.ts'
import { type Found, searchLegs } from '#combos/search-legs.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { type BankrollShare, type DecimalOdd, decimalOdd, type Probability, probability } from '#units.ts'
import { edgeOf, kellyStake } from '#value/kelly.ts'

type ComboLeg = { market: Market; chance: Probability; odd: number | null }

export type Combo = {
  option: ComboOption
  legs: ComboLeg[]
  /** Chance that every leg wins, summed on the pooled grid, never multiplied. */
  chance: Probability
  /** Where the combination breaks even: 1 / chance. */
  combinedOdd: DecimalOdd
  /** Some leg has no real price. */
  hasEstimatedOdds: boolean
  /** The legs' real prices multiplied, for comparison only; null when a leg has none. No house pays this on one match. */
  productOfOdds: number | null
  /** Null until a real price for the combination itself is given. */
  expectedValue: number | null
  kelly: BankrollShare | null
}

/** Null where nothing of the match fits the band. */
export type Combos = Record<ComboOption, Combo | null>

/** The best combination of legs of one match for each band, from the pooled grid and the real odds by market id. */
export function findCombos(pooled: ScoreGrid, odds: ReadonlyMap<string, number>): Combos {
  const masks = legMasks(pooled.size)
  const quoted = quotedMarkets(masks, odds)
  const found = searchLegs(masks, masks.chancesOf(pooled), quoted)
  const marketOf = (leg: number) => quoted.get(leg) ?? masks.legs[leg]?.markets[0]

  const combos: Combos = { A: null, B: null, C: null, D: null }
  COMBO_BANDS.forEach((band, at) => {
    const legs = found[at]
    if (legs) combos[band.option] = toCombo(band, legs, marketOf, odds)
  })
  return combos
}

/** By leg that has a price: its first market that has one. */
function quotedMarkets({ legs, legOf }: LegMasks, odds: ReadonlyMap<string, number>): Map<number, Market> {
  const quoted = new Map<number, Market>()
  for (const id of odds.keys()) {
    const leg = legOf.get(id)
    if (leg === undefined || quoted.has(leg)) continue
    const market = legs[leg]?.markets.find((own) => odds.has(own.id))
    if (market) quoted.set(leg, market)
  }
  return quoted
}

function toCombo(
  band: ComboBand,
  found: Found,
  marketOf: (leg: number) => Market | undefined,
  odds: ReadonlyMap<string, number>,
): Combo {
  const legs: ComboLeg[] = []
  // Sums in another order differ in the last digit; a combination is never above its least likely leg.
  let [joint, product, hasEstimatedOdds] = [found.chance, 1, false]
  for (const { leg, chance } of found.legs) {
    const market = marketOf(leg)
    if (!market) continue
    const odd = odds.get(market.id) ?? null
    legs.push({ market, chance: probability(chance), odd })
    joint = Math.min(joint, chance)
    if (odd === null) hasEstimatedOdds = true
    else product *= odd
  }
  const chance = probability(joint)
  return {
    option: band.option,
    legs,
    chance,
    combinedOdd: decimalOdd(1 / chance),
    hasEstimatedOdds,
    productOfOdds: hasEstimatedOdds ? null : product,
    expectedValue: null,
    kelly: null,
  }
}

/** The same combination with the price a house offers for it as a whole. */
export function withRealPrice(combo: Combo, odd: number): Combo {
  if (!(odd > 1 && Number.isFinite(odd))) return { ...combo, expectedValue: null, kelly: null }
  const price = decimalOdd(odd)
  return { ...combo, expectedValue: edgeOf(combo.chance, price), kelly: kellyStake(combo.chance, price) }
}
