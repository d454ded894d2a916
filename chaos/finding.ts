/** A figure that was measured, what it should be, and whether it is. */
export type Finding = { what: string; value: string; aim: string; holds: boolean }

/** What a trial may take: `short` runs with the deep tests, `full` is what the figures in docs/reliability.md are of. */
export type Effort = { isShort: boolean; times(short: number, full: number): number }

export type Trial = { name: string; run(effort: Effort): Promise<Finding[]> }

/** SHARE=0.1 runs a tenth of the full size, where a machine or an hour has no more. */
export function effortOf(isShort: boolean, share: number): Effort {
  return { isShort, times: (short, full) => (isShort ? short : Math.max(short, Math.round(full * share))) }
}

/** A count that must be exactly as said. */
export const exactly = (what: string, value: number, aim: number): Finding => ({
  what,
  value: value.toLocaleString('en'),
  aim: aim === 0 ? 'none' : `exactly ${aim.toLocaleString('en')}`,
  holds: value === aim,
})

export const atMost = (what: string, value: number, aim: number, unit = ''): Finding => ({
  what,
  value: `${value.toLocaleString('en', { maximumFractionDigits: 1 })}${unit}`,
  aim: `${aim.toLocaleString('en')}${unit} at most`,
  holds: value <= aim,
})

/** A time. The short form only tells it: a machine busy with other things is no fault of the product. */
export const within = (effort: Effort, ...[what, value, aim, unit]: Parameters<typeof atMost>): Finding => {
  const finding = atMost(what, value, aim, unit)
  return effort.isShort ? { ...finding, holds: true } : finding
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
