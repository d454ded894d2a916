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
export function extremesOf(plotted: readonly Plotted[], scaleCents: number): Extreme[] {
  const [first, last] = [plotted[0], plotted.at(-1)]
  if (!first || !last) return []
  const high = plotted.reduce((one, other) => (other.cents > one.cents ? other : one))
  const low = plotted.reduce((one, other) => (other.cents < one.cents ? other : one))
  const kept: Plotted[] = []
  for (const point of [last, high, low, first])
    if (kept.every(({ along }) => Math.abs(along - point.along) >= APART)) kept.push(point)
  return kept.map((point) => {
    const [above, below] = [1, -1].map((side) => crossings(plotted, point, side * NUMBER_HIGH * scaleCents))
    return { ...point, isBelow: (below ?? 0) < (above ?? 0) }
  })
}

/** What a number takes of the drawing's width and height on a phone. */
const NUMBER_WIDE = 0.24
const NUMBER_HIGH = 0.14

/** Through how much of a number's room, from its point up or down to `reach`, the line runs. */
function crossings(plotted: readonly Plotted[], { along, cents }: Plotted, reach: number): number {
  const [left, right] = [along - NUMBER_WIDE * along, along + NUMBER_WIDE * (1 - along)]
  const isWithin = (value: number) => (value - cents) * reach > 0 && Math.abs(value - cents) < Math.abs(reach)
  const isPast = (value: number) => (value - cents) * reach > 0 && !isWithin(value)
  return plotted.reduce((sum, point, at) => {
    const before = plotted[at - 1] ?? point
    const wide = Math.min(right, point.along) - Math.max(left, before.along)
    if (wide < 0) return sum
    const runsThrough = isWithin(point.cents) || isWithin(before.cents) || isPast(point.cents) !== isPast(before.cents)
    return runsThrough ? sum + wide : sum
  }, 0)
}
