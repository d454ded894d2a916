import type { Journal } from '@prancheta/contract/journal/figures.ts'

/** A day's end in the drawing: how far along the whole time, 0 to 1, and what stood there. */
export type Plotted = { day: string; along: number; cents: number }

export function plottedDays({ days }: Pick<Journal, 'days'>): Plotted[] {
  const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const whole = timeOf(last.day) - timeOf(first.day)
  return days.map(({ day, balanceCents, profitCents }) => ({
    day,
    along: whole === 0 ? 0.5 : (timeOf(day) - timeOf(first.day)) / whole,
    cents: balanceCents ?? profitCents,
  }))
}

export type Extreme = Plotted & { where: 'first' | 'last' | 'high' | 'low' }

/** Nearer to another mark than this, and its number would lie over it. */
const APART = 0.18

/** The last value, then the highest, the lowest and the first, as far as their numbers fit beside each other. */
export function extremesOf(plotted: readonly Plotted[]): Extreme[] {
  const [first, last] = [plotted[0], plotted.at(-1)]
  if (!first || !last) return []
  const high = plotted.reduce((one, other) => (other.cents > one.cents ? other : one))
  const low = plotted.reduce((one, other) => (other.cents < one.cents ? other : one))
  const wanted: Extreme[] = [
    { ...last, where: last === low && last !== high ? 'low' : 'last' },
    { ...high, where: 'high' },
    { ...low, where: 'low' },
    { ...first, where: 'first' },
  ]
  const kept: Extreme[] = []
  for (const point of wanted) if (kept.every(({ along }) => Math.abs(along - point.along) >= APART)) kept.push(point)
  return kept
}
