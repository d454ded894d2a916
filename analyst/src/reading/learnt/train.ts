import type { Feature } from './features.ts'
import { type Model, PARTS, rarity, softmax } from './model.ts'

export type Example = { label: string; features: readonly Feature[] }

const EPOCHS = 6
const RATE = 4
const SLOWING = 0.3
/** What would be changed by less than this is left as it is. */
const LEAST_CHANGE = 0.004
/** What one example alone shows says nothing about the next. */
const SEEN_MIN = 2

type Sparse = { at: readonly number[]; worth: readonly number[] }

/**
 * A linear model of the labels, learnt by stochastic gradient descent on the logarithmic loss. The same examples always give the
 * same model: they are gone through in an order of their own.
 */
export function train(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const places = placesOf(examples)
  const weights = new Float32Array(places.size * labels.length)
  const cases = examples.map(({ label, features }) => ({
    own: labels.indexOf(label),
    seen: sparse(features, places, examples.length),
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * SLOWING)
    for (const { own, seen } of shuffled(cases, epoch)) learn(weights, labels.length, seen, own, rate)
  }
  const signs = [...places].map(
    ([name, { at, seen }]) => [name, [seen, ...telling(weights, at, labels.length)]] as const,
  )
  return { labels, examples: examples.length, signs: new Map(signs) }
}

/** Smaller weights change nothing that is decided. */
const TELLING = 32

function telling(weights: Float32Array, at: number, count: number): number[] {
  const parts = [...weights.subarray(at * count, (at + 1) * count)].map((weight) => Math.round(weight * PARTS))
  return parts.flatMap((weight, label) => (Math.abs(weight) < TELLING ? [] : [label, weight]))
}

type Place = { at: number; seen: number }

function placesOf(examples: readonly Example[]): Map<string, Place> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= SEEN_MIN)
  return new Map(kept.map(([name, seen], at) => [name, { at, seen }]))
}

/** Every text counts as much as any other, however long. */
function sparse(features: readonly Feature[], places: ReadonlyMap<string, Place>, all: number): Sparse {
  const known = features.flatMap(([name, worth]) => {
    const place = places.get(name)
    return place ? [{ at: place.at, worth: worth * rarity(all, place.seen) }] : []
  })
  const length = Math.hypot(...known.map(({ worth }) => worth)) || 1
  return { at: known.map(({ at }) => at), worth: known.map(({ worth }) => worth / length) }
}

function chancesOf(weights: Float32Array, count: number, { at, worth }: Sparse): Float64Array {
  const scores = new Float64Array(count)
  for (let k = 0; k < at.length; k += 1) {
    const from = (at[k] ?? 0) * count
    const factor = worth[k] ?? 0
    for (let label = 0; label < count; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0) * factor
  }
  return softmax(scores)
}

function learn(weights: Float32Array, count: number, seen: Sparse, own: number, rate: number): void {
  const chances = chancesOf(weights, count, seen)
  for (let label = 0; label < count; label += 1) {
    const gap = (label === own ? 1 : 0) - (chances[label] ?? 0)
    if (Math.abs(gap) < LEAST_CHANGE) continue
    for (let k = 0; k < seen.at.length; k += 1) {
      const place = (seen.at[k] ?? 0) * count + label
      weights[place] = (weights[place] ?? 0) + rate * gap * (seen.worth[k] ?? 0)
    }
  }
}

/** An order that looks like chance and is always the same (a linear congruential generator). */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keys = items.map((_, at) => ((at + 1) * 1_103_515_245 + (seed + 1) * 12_345) % 2_147_483_647)
  return items
    .map((item, at) => ({ item, key: ((keys[at] ?? 0) * 48_271) % 2_147_483_647 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
