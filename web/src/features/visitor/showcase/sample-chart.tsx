import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts'

const POINTS = [-2, 1.5, 0.8, 3.1, 2.2, 4.8, 3.9, 4.2].map((yieldPct, index) => ({ analysis: index + 1, yieldPct }))

/** Drawn for the eye only; the frame around it says the same in words. */
export function SampleChart() {
  return (
    <div aria-hidden="true" className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={POINTS} margin={{ top: 8, right: 8, bottom: 0, left: -24 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="analysis" stroke="var(--ink-muted)" tickLine={false} axisLine={false} />
          <YAxis stroke="var(--ink-muted)" tickLine={false} axisLine={false} />
          <Line dataKey="yieldPct" stroke="var(--chart-1)" strokeWidth={2} dot={false} isAnimationActive={false} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
