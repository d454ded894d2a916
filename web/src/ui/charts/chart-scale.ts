/** The smallest round number that holds the value: a scale people can read, without much empty room above. */
export function niceMax(value: number): number {
  return value <= 0 ? 1 : roundUp(value, [1, 2, 3, 4, 5, 6, 8, 10])
}

/** About as many steps a scale has. */
const STEPS = 4

/** Round numbers, evenly apart, from below the smallest value to above the largest; zero is always among them. */
export function scaleFor(values: readonly number[], stepMin: number): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = roundUp(Math.max((high - low) / STEPS, stepMin), [1, 2, 3, 5, 6, 10])
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  // Multiplied, not added up, and rounded: 3 * 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)))
}

/** To one of the factors times a power of ten. */
function roundUp(value: number, factors: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * (factors.find((factor) => factor * power >= value) ?? 10)
}
