import type { Feature } from './features.ts'

/** Weights are kept as whole numbers, in these parts of one. */
export const PARTS = 64

/** How likely a label is. */
export type Guess = { label: string; chance: number }

/** What was learnt: for each sign how many examples show it, and the labels it speaks for or against, in parts of one. */
export type Model = { labels: readonly string[]; examples: number; signs: ReadonlyMap<string, readonly number[]> }

/** How likely each label is for a text of these signs, the likeliest first. */
export function judge({ labels, examples, signs }: Model, features: readonly Feature[]): Guess[] {
  const known: (readonly number[])[] = []
  const worths: number[] = []
  for (const [name, worth] of features) {
    const numbers = signs.get(name)
    if (numbers === undefined) continue
    known.push(numbers)
    worths.push(worth * rarity(examples, numbers[0] ?? 1))
  }
  const length = Math.hypot(...worths) || 1
  const scores = new Float64Array(labels.length)
  for (let at = 0; at < known.length; at += 1) {
    const numbers = known[at] ?? []
    const part = (worths[at] ?? 0) / length / PARTS
    for (let k = 1; k < numbers.length; k += 2) {
      const label = numbers[k] ?? 0
      scores[label] = (scores[label] ?? 0) + (numbers[k + 1] ?? 0) * part
    }
  }
  const chances = softmax(scores)
  return labels
    .map((label, at) => ({ label, chance: chances[at] ?? 0 }))
    .toSorted((one, other) => other.chance - one.chance)
}

/** Rare signs count more than common ones. */
export const rarity = (all: number, seen: number): number => Math.log(1 + all / seen)

export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b))
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((a, b) => a + b)
  return powers.map((power) => power / sum)
}

/** A model as it is kept: a line for each sign. */
export type Kept = { fingerprint: number; labels: readonly string[]; examples: number; signs: readonly string[] }

export const keepModel = ({ labels, examples, signs }: Model, fingerprint: number): Kept => ({
  fingerprint,
  labels,
  examples,
  signs: [...signs].map(([name, numbers]) => `${name}|${numbers.join(' ')}`),
})

export function openModel({ labels, examples, signs }: Omit<Kept, 'fingerprint'>): Model {
  const opened = signs.map((line) => {
    const at = line.lastIndexOf('|')
    return [
      line.slice(0, at),
      line
        .slice(at + 1)
        .split(' ')
        .map(Number),
    ] as const
  })
  return { labels, examples, signs: new Map(opened) }
}
