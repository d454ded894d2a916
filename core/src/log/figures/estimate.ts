/** A mean with the range that luck leaves it in, 19 times of 20. */
export type Estimate = { mean: number; low: number | null; high: number | null; count: number }

const DEVIATIONS = 1.96

/** Takes numbers as they come and tells their mean. */
export class MeanOf {
  #count = 0
  #sum = 0
  #squares = 0

  add(value: number): void {
    this.#count += 1
    this.#sum += value
    this.#squares += value * value
  }

  /** Null without any. By hand: 1 and 3 have the mean 2 and the deviation √2, so the range is 2 ± 1.96. */
  get estimate(): Estimate | null {
    const count = this.#count
    if (count === 0) return null
    const mean = this.#sum / count
    if (count < 2) return { mean, low: null, high: null, count }
    const variance = Math.max(0, (this.#squares - count * mean * mean) / (count - 1))
    const reach = DEVIATIONS * Math.sqrt(variance / count)
    return { mean, low: mean - reach, high: mean + reach, count }
  }
}
