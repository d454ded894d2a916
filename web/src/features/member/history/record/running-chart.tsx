import type { Record } from '@prancheta/contract/history/routes.ts'
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { formatDecimal } from '#lib/format/format.ts'

export type ChartLine = { key: 'green' | 'red' | 'profit'; name: string; color: string; dash?: string }

export const MARK_LINES: readonly ChartLine[] = [
  { key: 'green', name: 'Green', color: 'var(--good)' },
  { key: 'red', name: 'Red (tracejada)', color: 'var(--bad)', dash: '6 4' },
]
export const PROFIT_LINES: readonly ChartLine[] = [{ key: 'profit', name: 'Unidades', color: 'var(--chart-1)' }]

/** Drawn for the eye only; the frame around it says the same in words. */
export function RunningChart({ days, lines }: { days: Record['days']; lines: readonly ChartLine[] }) {
  const hasMoney = lines.some(({ key }) => key === 'profit')
  return (
    <div aria-hidden="true" className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={days} margin={{ top: 8, right: 12, bottom: 0, left: -16 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            stroke="var(--ink-muted)"
            tickLine={false}
            axisLine={false}
            minTickGap={32}
          />
          <YAxis
            stroke="var(--ink-muted)"
            tickLine={false}
            axisLine={false}
            allowDecimals={hasMoney}
            tickFormatter={(value: number) => formatDecimal(value, Number.isInteger(value) ? 0 : 1)}
          />
          {hasMoney && <ReferenceLine y={0} stroke="var(--line-strong)" />}
          {lines.map(({ key, color, dash }) => (
            <Line
              key={key}
              dataKey={key}
              stroke={color}
              strokeWidth={2}
              {...(dash && { strokeDasharray: dash })}
              dot={days.length < 3}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

/** 2026-11-20 as 20/11. */
function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}
