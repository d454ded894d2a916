import { COMBO_BANDS } from '#combos/bands.ts'
import { JointChances } from '#combos/joint-chances.ts'
import type { LegMasks } from '#combos/leg-masks.ts'
import {
  BAND_LEG_MIN,
  bandOf,
  CHANCE_MIN,
  PAIR_WORTH,
  PRICED_MOST,
  pricedAtMost,
  pricedChance,
  TRIPLE_WORTH,
  WEIGHED,
} from '#combos/leg-worth.ts'

/** A set of legs with its joint chance. */
export type Found = { legs: { leg: number; chance: number }[]; chance: number }

/** Likelier legs add nothing to look at. */
const LEG_CHANCE_MAX = 0.985
const LEG_CHANCE_MIN = Math.min(...COMBO_BANDS.map(({ legChanceMin }) => legChanceMin))

/**
 * The best two or three legs for every band: legs that happen together more often than apart (joint
 * chance over product), that have real prices, and that each matter. Every pair and triple of different themes is tried;
 * masks make a joint chance eight look-ups, and what cannot beat the best of any band is not looked up.
 */
export function searchLegs(
  masks: LegMasks,
  chances: Float64Array,
  quoted: { has(leg: number): boolean },
): (Found | null)[] {
  let search = SEARCHES.get(masks)
  if (!search) {
    search = new LegSearch(masks)
    SEARCHES.set(masks, search)
  }
  return search.run(chances, quoted)
}

/** One by size of grid: its arrays are filled anew with every search, which nobody waits for. */
const SEARCHES = new WeakMap<LegMasks, LegSearch>()

class LegSearch {
  private best: (Found | null)[] = []
  private readonly masks: LegMasks
  private readonly joint: JointChances
  /** How many legs are worth trying, then their number, chance, 1 / chance, themes and whether they are quoted. */
  private count = 0
  private readonly legs: Uint8Array
  private readonly chance: Float64Array
  private readonly shares: Float64Array
  private readonly themes: Uint8Array
  private readonly quoted: Uint8Array
  /** The first band that takes a leg of this chance. */
  private readonly firstBand: Uint8Array
  /** The score to beat in each band, and the least that sets of this band and the next ones must have at any chance. */
  private readonly toBeat = new Float64Array(COMBO_BANDS.length)
  private readonly leastFrom = new Float64Array(COMBO_BANDS.length + 1)
  /** Joint chances of two candidates, row by row. */
  private readonly pairs: Float64Array
  /** By candidate, as bits: the earlier ones that it makes a likely enough pair with. */
  private readonly partners: Uint32Array
  private readonly words: number
  /** Whether the pair in hand was given to `joint` yet. */
  private isHeld = false

  constructor(masks: LegMasks) {
    const legs = masks.legs.length
    this.masks = masks
    this.joint = new JointChances(masks)
    this.legs = new Uint8Array(legs)
    this.chance = new Float64Array(legs)
    this.shares = new Float64Array(legs)
    this.themes = new Uint8Array(legs)
    this.quoted = new Uint8Array(legs)
    this.firstBand = new Uint8Array(legs)
    this.pairs = new Float64Array(legs * legs)
    this.words = Math.ceil(legs / 32)
    this.partners = new Uint32Array(legs * this.words)
  }

  run(chances: Float64Array, quoted: { has(leg: number): boolean }): (Found | null)[] {
    this.best = COMBO_BANDS.map(() => null)
    this.toBeat.fill(Number.NEGATIVE_INFINITY)
    this.leastFrom.fill(Number.NEGATIVE_INFINITY)
    this.leastFrom[COMBO_BANDS.length] = Number.POSITIVE_INFINITY
    this.partners.fill(0)
    this.joint.fill(chances)
    this.choose(quoted)
    const { pairs, count } = this
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) pairs[i * count + j] = this.tryPair(i, j)
    }
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) {
        const pair = pairs[i * count + j] ?? 0
        if (pair >= CHANCE_MIN) this.tryThirds(i, j, pair)
      }
    }
    return this.best
  }

  private choose(quoted: { has(leg: number): boolean }): void {
    let count = 0
    for (let leg = 0; leg < this.masks.legs.length; leg++) {
      const chance = this.joint.ofPair(leg, leg)
      if (chance > LEG_CHANCE_MAX || chance < LEG_CHANCE_MIN) continue
      this.legs[count] = leg
      this.chance[count] = chance
      this.shares[count] = 1 / chance
      this.themes[count] = this.masks.legs[leg]?.themes ?? 0
      this.quoted[count] = quoted.has(leg) ? 1 : 0
      let band = 0
      while (chance < (BAND_LEG_MIN[band] ?? 0)) band++
      this.firstBand[count] = band
      count++
    }
    this.count = count
  }

  /** The joint chance of two legs, nothing where they are of one theme. */
  private tryPair(i: number, j: number): number {
    const { themes, shares, quoted, chance, firstBand } = this
    if ((themes[i] ?? 0) & (themes[j] ?? 0)) return 0
    const pair = this.joint.ofPair(this.legs[i] ?? 0, this.legs[j] ?? 0)
    if (pair < CHANCE_MIN) return pair
    const word = i * this.words + (j >> 5)
    this.partners[word] = (this.partners[word] ?? 0) | (1 << (j & 31))
    const worth = (shares[i] ?? 0) * (shares[j] ?? 0) * (PAIR_WORTH[(quoted[i] ?? 0) + (quoted[j] ?? 0)] ?? 0)
    const without = Math.min(chance[i] ?? 0, chance[j] ?? 0)
    if (this.isBest(pair, without, worth, Math.max(firstBand[i] ?? 0, firstBand[j] ?? 0)))
      this.keep([j, i], pair, worth)
    return pair
  }

  private tryThirds(i: number, j: number, pair: number): void {
    const { words, partners } = this
    // A third leg takes at most what it lacks to certainty; less than the least weight is not worth looking up.
    const chanceMax = 1 - pair * (COMBO_BANDS[bandOf(pair)]?.legWeightMin ?? 0)
    this.isHeld = false
    for (let word = 0; word < words; word++) {
      let bits = (partners[i * words + word] ?? 0) & (partners[j * words + word] ?? 0)
      while (bits !== 0) {
        const lowest = bits & -bits
        bits ^= lowest
        const k = word * 32 + 31 - Math.clz32(lowest)
        if ((this.chance[k] ?? 0) <= chanceMax) this.tryThird(i, j, k, pair)
      }
    }
  }

  private tryThird(i: number, j: number, k: number, pair: number): void {
    const { pairs, shares, quoted, count, firstBand, legs } = this
    const forPrices = TRIPLE_WORTH[(quoted[i] ?? 0) + (quoted[j] ?? 0) + (quoted[k] ?? 0)] ?? 0
    const worth = (shares[i] ?? 0) * (shares[j] ?? 0) * (shares[k] ?? 0) * forPrices
    const band = Math.max(firstBand[i] ?? 0, firstBand[j] ?? 0, firstBand[k] ?? 0)
    // Too little for any band that takes these legs, whatever their chance.
    if (worth <= (this.leastFrom[band] ?? 0)) return
    const without = Math.min(pair, pairs[i * count + k] ?? 0, pairs[j * count + k] ?? 0)
    if (!this.canBeBest(without, worth, band)) return
    if (!this.isHeld) this.joint.hold(legs[i] ?? 0, legs[j] ?? 0)
    this.isHeld = true
    const chance = this.joint.ofHeldAnd(legs[k] ?? 0)
    if (chance >= CHANCE_MIN && this.isBest(chance, without, worth, band)) this.keep([k, j, i], chance, worth)
  }

  /** Whether a set of at most this chance, with legs that are taken from a band on, could be the best of one. */
  private canBeBest(chanceMax: number, worth: number, firstBand: number): boolean {
    const at = bandOf(chanceMax)
    if (at < firstBand) return worth > (this.leastFrom[firstBand] ?? 0)
    return worth * pricedAtMost(at, chanceMax) > (this.toBeat[at] ?? 0) || worth > (this.leastFrom[at + 1] ?? 0)
  }

  /** `without` is the least joint chance with one leg left out. */
  private isBest(chance: number, without: number, worth: number, firstBand: number): boolean {
    const at = bandOf(chance)
    if (at < firstBand || chance > (WEIGHED[at] ?? 0) * without) return false
    return worth * pricedChance(at, chance) > (this.toBeat[at] ?? 0)
  }

  private keep(own: readonly number[], chance: number, worth: number): void {
    const at = bandOf(chance)
    const legs = own.map((number) => ({ leg: this.legs[number] ?? 0, chance: this.chance[number] ?? 0 }))
    this.best[at] = { legs, chance }
    this.toBeat[at] = worth * pricedChance(at, chance)
    for (let from = at; from >= 0; from--) {
      const least = (this.toBeat[from] ?? 0) / (PRICED_MOST[from] ?? 1)
      this.leastFrom[from] = Math.min(least, this.leastFrom[from + 1] ?? least)
    }
  }
}
