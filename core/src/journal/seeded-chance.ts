/**
 * Chance that the same seed repeats on every machine, so that a picture of it does not change when it is opened again. Four
 * words of state (sfc32), which passes the usual statistical batteries. Numbers come many at once: one call each took ten
 * times as long.
 */
export class SeededChance {
  readonly #state = Int32Array.of(0x9e37_79b9, 0x243f_6a88, 0xb7e1_5162, 0)
  readonly #one = new Uint32Array(1)

  constructor(seed: number) {
    this.#state[3] = seed
    // The first numbers of neighbouring seeds are alike, and are thrown away.
    this.fill(new Uint32Array(15))
  }

  /** Whole numbers of 32 bits. */
  fill(numbers: Uint32Array): void {
    // Spelled out: taken apart and put back as lists, the state cost more than the numbers where one is asked for.
    let a = this.#state[0] ?? 0
    let b = this.#state[1] ?? 0
    let c = this.#state[2] ?? 0
    let counter = this.#state[3] ?? 0
    for (let at = 0; at < numbers.length; at++) {
      const sum = (((a + b) | 0) + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + sum) | 0
      numbers[at] = sum
    }
    const state = this.#state
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = counter
  }

  /** From 0 up to, never reaching, 1. */
  next(): number {
    this.fill(this.#one)
    return (this.#one[0] ?? 0) / 4_294_967_296
  }

  /** Bell-shaped around 0 with standard deviation 1, by the method of Box and Muller. */
  nextBell(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }
}
