import type { Journal } from '@prancheta/contract/journal/figures.ts'
import { niceMax, scaleFor } from '#ui/charts/chart-scale.ts'

/** A day's end in the drawing: how far along the whole time, 0 to 1, and what stood there. */
export type Plotted = { day: string; along: number; cents: number }

export function plottedDays({ days }: Pick<Journal, 'days'>): Plotted[] {
  const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const whole = timeOf(last.day) - timeOf(first.day)
  // A first day's result began at nothing; alone it would be a dot between two lines.
  if (whole === 0 && first.balanceCents === null && first.profitCents !== 0)
    return [
      { day: first.day, along: 0, cents: 0 },
      { day: first.day, along: 1, cents: last.profitCents },
    ]
  return days.map(({ day, balanceCents, profitCents }) => ({
    day,
    along: whole === 0 ? 0.5 : (timeOf(day) - timeOf(first.day)) / whole,
    cents: balanceCents ?? profitCents,
  }))
}

/** One real between two lines at least. */
const STEP_MIN_CENTS = 100

/** Lines for a drawing of money. Zero is among them unless it lies further away than all that happened: then nothing would be seen of it. */
export function moneyScale(cents: readonly number[]): number[] {
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  const span = high - low
  if (low <= span) return scaleFor(cents, STEP_MIN_CENTS)
  const step = niceMax(Math.max(span, STEP_MIN_CENTS))
  const base = Math.floor(low / step) * step
  return scaleFor(
    cents.map((value) => value - base),
    STEP_MIN_CENTS,
  ).map((tick) => tick + base)
}

/** Its number stands on the side where the line does not run. */
export type Extreme = Plotted & { isBelow: boolean }

/** Nearer to another mark than this, and its number would lie over it. */
const APART = 0.18

/** The last value, then the highest, the lowest and the first, as far as their numbers fit beside each other. */
export function extremesOf(plotted: readonly Plotted[]): Extreme[] {
  const [first, last] = [plotted[0], plotted.at(-1)]
  if (!first || !last) return []
  const high = plotted.reduce((one, other) => (other.cents > one.cents ? other : one))
  const low = plotted.reduce((one, other) => (other.cents < one.cents ? other : one))
  const kept: Plotted[] = []
  for (const point of [last, high, low, first])
    if (kept.every(({ along }) => Math.abs(along - point.along) >= APART)) kept.push(point)
  return kept.map((point) => ({ ...point, isBelow: runsAbove(plotted, point) }))
}

/** Whether the line beside a point lies higher than it, taken together. */
function runsAbove(plotted: readonly Plotted[], { along, cents }: Plotted): boolean {
  const beside = plotted.filter((other) => Math.abs(other.along - along) < APART)
  return beside.reduce((sum, other) => sum + other.cents - cents, 0) > 0
}
