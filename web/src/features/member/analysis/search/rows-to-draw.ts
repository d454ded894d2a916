/** Rows kept ready beyond both edges: a quick thumb passes about as many between two frames. */
const SPARE = 8
/** The list is 24 rem high, a row at least 3,5: more than this are never in sight. */
const IN_SIGHT = 8

/**
 * Which rows of a long list are drawn: those in sight, and those an arrow key can lead to from the chosen one, so that
 * plain radio buttons go from row to row and around the ends as if all were there.
 */
export function rowsToDraw(count: number, firstInSight: number, chosen: number | null): number[] {
  const rows = new Set([0, count - 1])
  for (let row = firstInSight - SPARE; row < firstInSight + IN_SIGHT + SPARE; row += 1) rows.add(row)
  if (chosen !== null) for (const row of [chosen - 1, chosen, chosen + 1]) rows.add(row)
  return [...rows].filter((row) => row >= 0 && row < count).toSorted((one, other) => one - other)
}
