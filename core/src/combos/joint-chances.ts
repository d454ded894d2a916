import type { LegMasks } from '#combos/leg-masks.ts'

/** Joint chances of the legs of one match. By byte of a mask it has the summed chances of its 256 possible values: a joint chance is one look-up a byte. */
export class JointChances {
  private readonly width: number
  private readonly masks: Uint8Array
  private readonly tables: Float64Array
  /** The mask of the pair in hand. */
  private readonly held: Uint8Array

  constructor({ width, masks }: LegMasks) {
    this.width = width
    this.masks = masks
    this.tables = new Float64Array(width * 256)
    this.held = new Uint8Array(width)
  }

  /** From the chances of the masks' bits. */
  fill(chances: Float64Array): void {
    const { tables, width } = this
    for (let byte = 0; byte < width; byte++) {
      const from = byte * 256
      tables[from] = 0
      // Each bit adds its chance to the values of the bits before it.
      for (let bit = 0; bit < 8; bit++) {
        const chance = chances[byte * 8 + bit] ?? 0
        const [low, high] = [from, from + (1 << bit)]
        for (let value = 0; value < 1 << bit; value++) tables[high + value] = (tables[low + value] ?? 0) + chance
      }
    }
  }

  ofPair(one: number, two: number): number {
    const { width, masks, tables } = this
    const [first, second] = [one * width, two * width]
    let sum = 0
    for (let byte = 0; byte < width; byte++) {
      sum += tables[byte * 256 + ((masks[first + byte] ?? 0) & (masks[second + byte] ?? 0))] ?? 0
    }
    return sum
  }

  /** Takes a pair in hand, to try third legs with it. */
  hold(one: number, two: number): void {
    const { width, masks, held } = this
    const [first, second] = [one * width, two * width]
    for (let byte = 0; byte < width; byte++) held[byte] = (masks[first + byte] ?? 0) & (masks[second + byte] ?? 0)
  }

  ofHeldAnd(three: number): number {
    const { width, masks, tables, held } = this
    const third = three * width
    let sum = 0
    for (let byte = 0; byte < width; byte++) {
      sum += tables[byte * 256 + ((held[byte] ?? 0) & (masks[third + byte] ?? 0))] ?? 0
    }
    return sum
  }
}
