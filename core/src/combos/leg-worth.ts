import { COMBO_BANDS } from '#combos/bands.ts'

/** A real price on every leg is worth half as much again, a third leg a tenth less, the upper end of the band a fifth more. */
const QUOTED_WORTH = 0.5
const THIRD_LEG_COST = 0.1
const PRICE_WORTH = 0.2

const BAND_CHANCE_MIN = Float64Array.from(COMBO_BANDS, ({ upTo }) => 1 / upTo)
/** Below every band. */
export const CHANCE_MIN = Math.min(...BAND_CHANCE_MIN)

/** By band: the most of the others' joint chance that a set may have. */
export const WEIGHED = Float64Array.from(COMBO_BANDS, ({ legWeightMin }) => 1 - legWeightMin)
/** Chance times what its place in the band is worth is a line in the chance: its slope and what it has at nothing. */
const SLOPE = Float64Array.from(COMBO_BANDS, ({ above, upTo }) => 1 - (PRICE_WORTH * above) / (upTo - above))
const BASE = Float64Array.from(COMBO_BANDS, ({ above, upTo }) => PRICE_WORTH / (upTo - above))
/** The same at the end of the band that is the least likely, and the most that it is anywhere in the band, a little more than the arithmetic can be off. */
const AT_LEAST_CHANCE = Float64Array.from(COMBO_BANDS, ({ upTo }) => (1 + PRICE_WORTH) / upTo + 1e-9)
export const PRICED_MOST = Float64Array.from(
  COMBO_BANDS,
  ({ above, upTo }) => Math.max(1 / above, (1 + PRICE_WORTH) / upTo) + 1e-9,
)

/** A chance times what its place in the band is worth. */
export function pricedChance(band: number, chance: number): number {
  return (SLOPE[band] ?? 0) * chance + (BASE[band] ?? 0)
}

/** The most that a set of the band has if it is at most this likely: a line is highest at one of its ends. */
export function pricedAtMost(band: number, chanceMax: number): number {
  return Math.max(AT_LEAST_CHANCE[band] ?? 0, pricedChance(band, chanceMax))
}

/** The least chance of a leg. */
export const BAND_LEG_MIN = Float64Array.from(COMBO_BANDS, ({ legChanceMin }) => legChanceMin)
/** By how many legs have a real price. */
export const PAIR_WORTH = Float64Array.from([0, 1, 2], (quoted) => 1 + (QUOTED_WORTH * quoted) / 2)
export const TRIPLE_WORTH = Float64Array.from(
  [0, 1, 2, 3],
  (quoted) => (1 + (QUOTED_WORTH * quoted) / 3) * (1 - THIRD_LEG_COST),
)

/** Number of the band in which a combination of this chance lies. */
export function bandOf(chance: number): number {
  let at = 0
  while (chance < (BAND_CHANCE_MIN[at] ?? 0)) at++
  return at
}
