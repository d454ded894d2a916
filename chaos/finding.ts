/** A figure that was measured, of how many, what it should be, and whether it is. */
export type Finding = {
  what: string
  /** What was counted beside it: cuts, kills, requests. */
  of: Readonly<Record<string, number>>
  value: number
  unit: string
  aim: string
  holds: boolean
  /** How the figures of several runs make one: failures add up, of waits the longest counts, of points the fewest. */
  joins: 'sum' | 'most' | 'least'
}

/** What a trial may take: `short` runs with the deep tests, `full` is what the figures in docs/reliability.md are of. */
export type Effort = { isShort: boolean; times(short: number, full: number): number }

export type Trial = {
  name: string
  /** Why this machine cannot do it, null where it can. */
  whyNot?(): Promise<string | null>
  run(effort: Effort): Promise<Finding[]>
}

/** SHARE=0.1 runs a tenth of the full size, where a machine or an hour has no more. */
export function effortOf(isShort: boolean, share: number): Effort {
  return { isShort, times: (short, full) => (isShort ? short : Math.max(1, Math.round(full * share))) }
}

const plain = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

/** A count that must be exactly as said. */
export const exactly = (what: string, value: number, aim: number, of: Finding['of'] = {}): Finding => ({
  ...{ what, of, value, unit: '' },
  aim: aim === 0 ? 'none' : `exactly ${plain(aim)}`,
  holds: value === aim,
  joins: aim === 0 ? 'sum' : 'most',
})

type AtMost = { unit?: string; of?: Finding['of'] }

export const atMost = (what: string, value: number, aim: number, { unit = '', of = {} }: AtMost = {}): Finding => ({
  ...{ what, of, value, unit },
  aim: `${plain(aim)}${unit} at most`,
  holds: value <= aim,
  joins: 'most',
})

export const atLeast = (what: string, value: number, aim: number): Finding => ({
  ...{ what, of: {}, value, unit: '', aim: `${plain(aim)} or more` },
  holds: value >= aim,
  joins: 'least',
})

/** A time. The short form only tells it: a machine busy with other things is no fault of the product. */
export const within = (effort: Effort, ...[what, value, aim, more]: Parameters<typeof atMost>): Finding => {
  const finding = atMost(what, value, aim, more)
  return effort.isShort ? { ...finding, holds: true } : finding
}

/** `gone, of 1,234 acknowledged, 20 kills`, and the figure. */
export function inWords({ what, of, value, unit }: Finding): { what: string; value: string } {
  const counts = Object.entries(of).map(([name, count]) => `${plain(count)} ${name}`)
  return { what: counts.length === 0 ? what : `${what}, of ${counts.join(', ')}`, value: `${plain(value)}${unit}` }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
