import { fingerprintOf } from './fingerprint.ts'
import { signsOf } from './signs.ts'

/** A text in lower case without accents, and whether it is of the kind that is looked for. */
export type Example = { plain: string; isMeant: boolean }

/** What each sign adds; above nought it speaks for the kind that is looked for. `fingerprint` is that of the examples. */
export type Learnt = { fingerprint: number; bias: number; weights: Record<string, number> }

export const fingerprintOfExamples = (examples: readonly Example[]): number =>
  fingerprintOf(examples.map(({ plain, isMeant }) => `${isMeant}|${plain}`))

const ROUNDS = 30
const RATE = 0.3
const HOLD_BACK = 1e-4
/** What one example alone shows says nothing about the next. */
const SEEN_MIN = 2
/** Smaller weights change nothing that is decided. */
const WEIGHT_MIN = 0.15

/**
 * A linear model learnt by stochastic gradient descent on the logarithmic loss, each weight at a pace of its own (AdaGrad). The
 * same examples always give the same model: they are gone through in an order of their own.
 */
export function learn(examples: readonly Example[], fingerprint = fingerprintOfExamples(examples)): Learnt {
  const signs = examples.map(({ plain }) => signsOf(plain))
  const places = placesOf(signs)
  const weights = new Float64Array(places.size)
  const moved = new Float64Array(places.size).fill(1e-8)
  const cases = examples.map(({ isMeant }, at) => ({
    isMeant,
    seen: [...(signs[at] ?? [])].flatMap((sign) => places.get(sign) ?? []),
  }))
  let bias = 0
  let biasMoved = 1e-8
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { isMeant, seen } of shuffled(cases, round)) {
      const share = 1 / Math.sqrt(Math.max(1, seen.length))
      const sum = seen.reduce((all, at) => all + (weights[at] ?? 0) * share, bias)
      const off = 1 / (1 + Math.exp(-sum)) - Number(isMeant)
      for (const at of seen) {
        const slope = off * share + HOLD_BACK * (weights[at] ?? 0)
        moved[at] = (moved[at] ?? 0) + slope * slope
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(moved[at] ?? 1)
      }
      biasMoved += off * off
      bias -= (RATE * off) / Math.sqrt(biasMoved)
    }
  }
  const told = [...places].map(([sign, at]) => [sign, rounded(weights[at] ?? 0)] as const)
  return {
    fingerprint,
    bias: rounded(bias),
    weights: Object.fromEntries(told.filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN)),
  }
}

const rounded = (value: number) => Number(value.toFixed(2))

function placesOf(sentences: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const signs of sentences) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= SEEN_MIN)
  return new Map(often.map(([sign], at) => [sign, at]))
}

/** Always the same order for the same round. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  const keyed = items.map((item, at) => ({ item, key: Math.imul((at + 1) * 2_654_435_761, 2 * round + 1) >>> 0 }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}
