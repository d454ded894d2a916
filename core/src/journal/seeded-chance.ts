/**
 * Numbers from 0 up to, never reaching, 1: the same seed gives the same row on every machine, so that a picture of chance
 * does not change when it is opened again. Four words of state (sfc32), which passes the usual statistical batteries.
 */
export function seededChance(seed: number): () => number {
  const next = seededBits(seed)
  return () => next() / 4_294_967_296
}

/** The same row as whole numbers of 32 bits. */
export function seededBits(seed: number): () => number {
  let a = 0x9e37_79b9
  let b = 0x243f_6a88
  let c = 0xb7e1_5162
  let counter = seed | 0
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // The first numbers of neighbouring seeds are alike, and are thrown away.
  for (let step = 0; step < 15; step++) next()
  return next
}

/** Bell-shaped around 0 with standard deviation 1, by the method of Box and Muller. */
export function bellFrom(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}
