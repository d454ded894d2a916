import type { Record } from '@prancheta/contract/history/record.ts'
import { formatDecimal } from '#lib/format/format.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'

type RunningLine = { key: 'green' | 'red' | 'profit'; name: string; color: string; dash?: string }

export const MARK_LINES: readonly RunningLine[] = [
  { key: 'green', name: 'Green', color: 'var(--good)' },
  { key: 'red', name: 'Red (tracejada)', color: 'var(--bad)', dash: '6 4' },
]
export const PROFIT_LINES: readonly RunningLine[] = [{ key: 'profit', name: 'Unidades', color: 'var(--chart-1)' }]

/** How something stood at the end of each day. */
export function RunningChart({ days, lines }: { days: Record['days']; lines: readonly RunningLine[] }) {
  const isCounted = lines.every(({ key }) => key !== 'profit')
  return (
    <LineChart
      labels={days.map(({ day }) => shortDay(day))}
      lines={lines.map(({ key, ...line }) => ({ ...line, values: days.map((each) => each[key]) }))}
      stepMin={isCounted ? 1 : 0.1}
      format={(value) => formatDecimal(value, Number.isInteger(value) ? 0 : 1)}
    />
  )
}

/** 2026-11-20 as 20/11. */
function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}
