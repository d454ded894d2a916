/** Two lines that rise by steps, as a running count of greens and reds does. A picture of a chart, without a scale. */
export function SampleLines({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 96" preserveAspectRatio="none" className={className} aria-hidden="true" fill="none">
      <path d="M0 95.5h320M0 48h320M0 .5h320" stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      <path
        d="M0 90 32 82 64 82 96 66 128 58 160 58 192 42 224 34 256 34 288 18 320 14"
        stroke="var(--good)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 92 32 92 64 78 96 78 128 70 160 56 192 56 224 48 256 38 288 38 320 30"
        stroke="var(--bad)"
        strokeWidth="2"
        strokeDasharray="6 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
