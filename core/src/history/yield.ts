/** Picks with an odd whose match was played, and what one unit on each gave back. */
export type Staked = { stakes: number; returned: number }

/** Gain for each unit staked: 0.05 is 5%, -0.1 a loss of a tenth. Null before the first stake. */
export function yieldOf({ stakes, returned }: Staked): number | null {
  return stakes === 0 ? null : returned / stakes - 1
}
