import { expect, test } from 'vitest'
import { extremesOf, moneyScale, plottedDays } from './plotted-days.ts'

const day = (name: string, profitCents: number) => ({ day: name, profitCents, balanceCents: null })

test('days stand as far apart as they were, not one beside the other', () => {
  const plotted = plottedDays({ days: [day('2026-11-01', 0), day('2026-11-02', 100), day('2026-11-11', 50)] })
  expect(plotted.map(({ along }) => along)).toEqual([0, 0.1, 1])
})

test('the scale of a bankroll begins near it, that of a result at zero', () => {
  expect(moneyScale([100_000, 117_000, 92_500])[0]).toBe(90_000)
  expect(moneyScale([0, 5_000, -2_000])).toContain(0)
})

test('a single day’s result is a line from nothing to it; a single day’s bankroll a point in the middle', () => {
  const plotted = plottedDays({ days: [day('2026-11-01', -500)] })
  expect(plotted.map(({ along, cents }) => [along, cents])).toEqual([
    [0, 0],
    [1, -500],
  ])
  expect(extremesOf(plotted, 500).map(({ cents }) => cents)).toEqual([-500, 0])
  expect(plottedDays({ days: [{ ...day('2026-11-01', 0), balanceCents: 100 }] })).toMatchObject([{ along: 0.5 }])
})

test('last, highest and lowest are written at the line, and none over another', () => {
  const days = ['01', '05', '10', '11', '20'].map((date, at) =>
    day(`2026-11-${date}`, [0, 900, -300, -310, 200][at] ?? 0),
  )
  expect(extremesOf(plottedDays({ days }), 1500).map(({ cents }) => cents)).toEqual([200, 900, -310, 0])
})

test('a number stands where the line does not run: over a peak, under a low, and at the end away from where it came', () => {
  const sidesOf = (...profits: number[]) => {
    const days = profits.map((profit, at) => day(`2026-11-${String(at * 2 + 1).padStart(2, '0')}`, profit))
    return Object.fromEntries(
      extremesOf(plottedDays({ days }), 1500).map(({ cents, isBelow }) => [cents, isBelow ? 'under' : 'over']),
    )
  }
  expect(sidesOf(0, 300, 900, 400, 100, -500, -200, 50, 40)).toEqual({
    0: 'under',
    900: 'over',
    [-500]: 'under',
    40: 'under',
  })
  expect(sidesOf(0, 10, 20, 30, 40, 50, 60, 700)).toMatchObject({ 700: 'over' })
})
