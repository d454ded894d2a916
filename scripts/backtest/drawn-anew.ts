import { SeededChance } from '@prancheta/core/journal/seeded-chance.ts'

const DRAWS = 2_000

/** The middle 95 of 100 means when as many values are drawn anew, with replacement; the same for the same values. */
export function drawnInterval(values: readonly number[]): [low: number, high: number] {
  const chance = new SeededChance(values.length)
  const numbers = new Uint32Array(values.length)
  const means = Float64Array.from({ length: DRAWS }, () => {
    chance.fill(numbers)
    let sum = 0
    for (const number of numbers) sum += values[number % values.length] ?? 0
    return sum / values.length
  }).sort()
  return [means[Math.floor(0.025 * DRAWS)] ?? Number.NaN, means[Math.floor(0.975 * DRAWS)] ?? Number.NaN]
}
