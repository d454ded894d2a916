/** How many saved analyses there are, and how those with a result went. */
export type ResultCounts = { total: number; green: number; red: number }

/** Share of all saved analyses that went green, 0 to 1; 0 with none saved. One without a result counts as not green. */
export function hitRate({ total, green }: Pick<ResultCounts, 'total' | 'green'>): number {
  return total === 0 ? 0 : green / total
}

/** Share of those with a result that went green, 0 to 1; null while none has one. */
export function settledHitRate({ green, red }: Pick<ResultCounts, 'green' | 'red'>): number | null {
  return green + red === 0 ? null : green / (green + red)
}
