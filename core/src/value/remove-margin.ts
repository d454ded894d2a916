import { type Probability, probability } from '#units.ts'

export const MARGIN_METHODS = ['power', 'shin', 'multiplicative', 'additive', 'oddsRatio'] as const
export type MarginMethod = (typeof MARGIN_METHODS)[number]

/** Best log loss of the five on the average prices of 14,210 matches before 2021-22. Why: docs/decisions/0010. */
const DEFAULT_MARGIN_METHOD: MarginMethod = 'power'

/** A book of 100% has no margin. Outside these bounds it is a typing error or a suspended market, not a price. */
const BOOK_SUM_MIN = 0.8
const BOOK_SUM_MAX = 1.6

/** Every price pays something, and together they look like one house's book. */
export function isBook(odds: readonly number[]): boolean {
  if (odds.length < 2 || !odds.every((odd) => odd > 1 && Number.isFinite(odd))) return false
  const bookSum = sum(odds.map((odd) => 1 / odd))
  return bookSum >= BOOK_SUM_MIN && bookSum <= BOOK_SUM_MAX
}

/**
 * Chances behind the prices of one house for outcomes of which exactly one happens. They sum to 1.
 *
 * By hand, multiplicative: odds 1.90 and 1.90 make a book of 105.26%, so 0.5 each. At 1.50, 4.00 and 6.00 the
 * book is 108.33% and the favourite's chance is 61.5%; power takes more from the outsiders and says 64.1%.
 * A book below 100% (best prices of several houses) is stretched the other way.
 */
export function removeMargin(odds: readonly number[], method: MarginMethod = DEFAULT_MARGIN_METHOD): Probability[] {
  if (!isBook(odds)) throw new RangeError(`not the prices of one book: ${odds.join(', ')}`)
  const quoted = odds.map((odd) => 1 / odd)
  const fair = METHODS[method](quoted, sum(quoted))
  const total = sum(fair)
  return fair.map((chance) => probability(chance / total))
}

const METHODS: Record<MarginMethod, (quoted: readonly number[], bookSum: number) => number[]> = {
  multiplicative: (quoted) => [...quoted],
  additive,
  power: (quoted) => rootOf(quoted, (q, exponent) => q ** exponent, 0.1, 20),
  oddsRatio: (quoted) => rootOf(quoted, (q, ratio) => q / (ratio + q - ratio * q), 0.05, 50),
  shin,
}

/** An outsider's chance may not fall to zero: the least is a tenth of what its price says. */
function additive(quoted: readonly number[], bookSum: number): number[] {
  const each = (bookSum - 1) / quoted.length
  return quoted.map((q) => Math.max(q - each, q / 10))
}

/** Shin's share of insiders is not defined for a book below 100%; such a book is only scaled. */
function shin(quoted: readonly number[], bookSum: number): number[] {
  if (bookSum <= 1) return [...quoted]
  const chance = (q: number, insiders: number) =>
    (Math.sqrt(insiders ** 2 + (4 * (1 - insiders) * q ** 2) / bookSum) - insiders) / (2 * (1 - insiders))
  return rootOf(quoted, chance, 0, 0.99)
}

/** Bisects the one parameter at which the chances sum to 1; every method's sum falls as it grows. */
function rootOf(quoted: readonly number[], chance: (q: number, by: number) => number, low: number, high: number) {
  let [from, to] = [low, high]
  for (let step = 0; step < 50; step++) {
    const middle = (from + to) / 2
    let total = 0
    for (const q of quoted) total += chance(q, middle)
    if (total > 1) from = middle
    else to = middle
  }
  return quoted.map((q) => chance(q, (from + to) / 2))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
