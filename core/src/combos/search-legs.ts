import { COMBO_BANDS, type ComboBand } from '#combos/bands.ts'
import { type LegMasks, sumTables } from '#combos/leg-masks.ts'

/** A set of legs with its joint chance, and how much it is worth suggesting. */
export type Found = { legs: { leg: number; chance: number }[]; chance: number; score: number }

/** Likelier legs add nothing to look at. */
const LEG_CHANCE_MAX = 0.985
const LEG_CHANCE_MIN = Math.min(...COMBO_BANDS.map(({ legChanceMin }) => legChanceMin))
const BAND_CHANCE_MIN = COMBO_BANDS.map(({ upTo }) => 1 / upTo)
const CHANCE_MIN = Math.min(...BAND_CHANCE_MIN)

/** A real price on every leg is worth half as much again, a third leg a tenth less, the upper end of the band a fifth more. */
const QUOTED_WORTH = 0.5
const THIRD_LEG_COST = 0.1
const PRICE_WORTH = 0.2

/**
 * The best two or three legs for every band: legs that happen together more often than apart (joint
 * chance over product), that have real prices, and that each matter. Every pair and triple of different themes is tried;
 * masks make a joint chance eight look-ups, and pairs below every band are not carried on.
 */
export function searchLegs(
  masks: LegMasks,
  chances: Float64Array,
  quoted: { has(leg: number): boolean },
): (Found | null)[] {
  const search = new LegSearch(masks, chances, quoted)
  search.run()
  return search.best
}

class LegSearch {
  readonly best: (Found | null)[] = COMBO_BANDS.map(() => null)
  private readonly masks: LegMasks
  private readonly tables: Float64Array
  /** The mask of the pair in hand. */
  private readonly common: Uint8Array
  /** The legs worth trying: their number, chance, themes and whether they are quoted. */
  private readonly legs: Uint8Array
  private readonly chance: Float64Array
  private readonly themes: Uint8Array
  private readonly quoted: Uint8Array
  /** 1 / chance of each. */
  private readonly shares: Float64Array
  /** The score to beat in each band. */
  private readonly toBeat = new Float64Array(COMBO_BANDS.length).fill(Number.NEGATIVE_INFINITY)
  /** Joint chances of two candidates, row by row. */
  private readonly pairs: Float64Array

  constructor(masks: LegMasks, chances: Float64Array, quoted: { has(leg: number): boolean }) {
    this.masks = masks
    this.tables = sumTables(chances, masks.width)
    this.common = new Uint8Array(masks.width)
    const likely: number[] = []
    const chanceOf: number[] = []
    for (let leg = 0; leg < masks.legs.length; leg++) {
      const chance = this.pairJoint(leg, leg)
      if (chance > LEG_CHANCE_MAX || chance < LEG_CHANCE_MIN) continue
      likely.push(leg)
      chanceOf.push(chance)
    }
    this.legs = Uint8Array.from(likely)
    this.chance = Float64Array.from(chanceOf)
    this.themes = Uint8Array.from(likely, (leg) => masks.legs[leg]?.themes ?? 0)
    this.quoted = Uint8Array.from(likely, (leg) => (quoted.has(leg) ? 1 : 0))
    this.shares = this.chance.map((chance) => 1 / chance)
    this.pairs = new Float64Array(likely.length ** 2)
  }

  run(): void {
    const { pairs, themes } = this
    const count = this.legs.length
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) {
        if ((themes[i] ?? 0) & (themes[j] ?? 0)) continue
        const pair = this.pairJoint(this.legs[i] ?? 0, this.legs[j] ?? 0)
        pairs[i * count + j] = pair
        if (pair < CHANCE_MIN) continue
        this.consider(i, j, NO_LEG, pair, Math.min(this.chance[i] ?? 0, this.chance[j] ?? 0))
        this.addThird(i, j, pair)
      }
    }
  }

  /** `common` holds the mask of the pair. */
  private addThird(i: number, j: number, pair: number): void {
    const { pairs, themes, chance: chanceOf } = this
    const count = this.legs.length
    const taken = (themes[i] ?? 0) | (themes[j] ?? 0)
    // A third leg takes at most what it lacks to certainty; less than the least weight is not worth looking up.
    const chanceMax = 1 - pair * (COMBO_BANDS[bandOf(pair)]?.legWeightMin ?? 0)
    for (let k = 0; k < j; k++) {
      if (taken & (themes[k] ?? 0) || (chanceOf[k] ?? 0) > chanceMax) continue
      const others = Math.min(pairs[i * count + k] ?? 0, pairs[j * count + k] ?? 0)
      if (others < CHANCE_MIN) continue
      const chance = this.jointWith(this.legs[k] ?? 0)
      if (chance >= CHANCE_MIN) this.consider(i, j, k, chance, Math.min(pair, others))
    }
  }

  private pairJoint(one: number, two: number): number {
    const { width, masks } = this.masks
    const { common, tables } = this
    let sum = 0
    for (let byte = 0; byte < width; byte++) {
      const both = (masks[one * width + byte] ?? 0) & (masks[two * width + byte] ?? 0)
      common[byte] = both
      sum += tables[byte * 256 + both] ?? 0
    }
    return sum
  }

  private jointWith(three: number): number {
    const { width, masks } = this.masks
    const { common, tables } = this
    let sum = 0
    for (let byte = 0; byte < width; byte++) {
      sum += tables[byte * 256 + ((common[byte] ?? 0) & (masks[three * width + byte] ?? 0))] ?? 0
    }
    return sum
  }

  /** Keeps the set if it is the best of its band so far; `without` is the least joint chance with one leg left out. */
  private consider(i: number, j: number, k: number, chance: number, without: number): void {
    const at = bandOf(chance)
    if (chance > (WEIGHED[at] ?? 0) * without || this.roughScore(at, i, j, k, chance) <= (this.toBeat[at] ?? 0)) return
    const band = COMBO_BANDS[at]
    const score = band ? this.scoreOf(i, j, k, chance, band) : Number.NEGATIVE_INFINITY
    if (!(score > (this.toBeat[at] ?? 0))) return
    const legs = (k === NO_LEG ? [j, i] : [k, j, i]).map((own) => ({
      leg: this.legs[own] ?? 0,
      chance: this.chance[own] ?? 0,
    }))
    this.best[at] = { legs, chance, score }
    this.toBeat[at] = score
  }

  /** No less than the score, without a division: nearly all sets are told by it that they are not the best. */
  private roughScore(at: number, i: number, j: number, k: number, chance: number): number {
    const { quoted, shares } = this
    const both = (shares[i] ?? 0) * (shares[j] ?? 0) * (ROUGH + (PRICE_SLOPE[at] ?? 0) * chance + (PRICE_BASE[at] ?? 0))
    const count = (quoted[i] ?? 0) + (quoted[j] ?? 0)
    if (k === NO_LEG) return both * (PAIR_WORTH[count] ?? 0)
    return both * (shares[k] ?? 0) * (TRIPLE_WORTH[count + (quoted[k] ?? 0)] ?? 0)
  }

  private scoreOf(i: number, j: number, k: number, chance: number, band: ComboBand): number {
    const isPair = k === NO_LEG
    const [one, two, three] = [this.chance[i] ?? 0, this.chance[j] ?? 0, isPair ? 1 : (this.chance[k] ?? 0)]
    if (Math.min(one, two, three) < band.legChanceMin) return Number.NEGATIVE_INFINITY
    const quoted = (this.quoted[i] ?? 0) + (this.quoted[j] ?? 0) + (isPair ? 0 : (this.quoted[k] ?? 0))
    const lift = chance / (one * two * three)
    const price = (1 / chance - band.above) / (band.upTo - band.above)
    const forLegs = isPair ? 1 + (QUOTED_WORTH * quoted) / 2 : (1 + (QUOTED_WORTH * quoted) / 3) * (1 - THIRD_LEG_COST)
    return lift * forLegs * (1 + PRICE_WORTH * price)
  }
}

const NO_LEG = -1

/** By band: the most of the others' joint chance that a set may have. */
const WEIGHED = Float64Array.from(COMBO_BANDS, ({ legWeightMin }) => 1 - legWeightMin)
/** Chance times its worth in the band is a line in the chance: its slope and what it has at nothing. */
const PRICE_SLOPE = Float64Array.from(COMBO_BANDS, ({ above, upTo }) => 1 - (PRICE_WORTH * above) / (upTo - above))
const PRICE_BASE = Float64Array.from(COMBO_BANDS, ({ above, upTo }) => PRICE_WORTH / (upTo - above))
/** By how many legs have a real price. */
const PAIR_WORTH = Float64Array.from([0, 1, 2], (quoted) => 1 + (QUOTED_WORTH * quoted) / 2)
const TRIPLE_WORTH = Float64Array.from(
  [0, 1, 2, 3],
  (quoted) => (1 + (QUOTED_WORTH * quoted) / 3) * (1 - THIRD_LEG_COST),
)
/** More than the arithmetic can be off. */
const ROUGH = 1e-9

/** Number of the band in which a combination of this chance lies. */
function bandOf(chance: number): number {
  let at = 0
  while (chance < (BAND_CHANCE_MIN[at] ?? 0)) at++
  return at
}
