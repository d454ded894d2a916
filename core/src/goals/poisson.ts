/** Both sides' tails together stay below the 1e-6 that a grid may cut off. */
const TAIL_MAX = 4e-7
/** The product shows 0 to 8 goals, so a grid is never smaller. */
const SIZE_MIN = 9

/** Chances of 0 to size - 1 goals at this rate; what lies beyond is left out. */
export function poissonChances(rate: number, size: number): Float64Array {
  const chances = new Float64Array(size)
  let term = Math.exp(-rate)
  for (let goals = 0; goals < size; goals++) {
    chances[goals] = term
    term *= rate / (goals + 1)
  }
  return chances
}

/** Smallest size whose cut-off tail stays below 4e-7 at this rate, at least the 0 to 8 goals that are shown. */
export function sizeFor(rate: number): number {
  let term = Math.exp(-rate)
  let tail = 1 - term
  let size = 1
  while (size < SIZE_MIN || tail > TAIL_MAX) {
    term *= rate / size
    tail -= term
    size++
  }
  return size
}
