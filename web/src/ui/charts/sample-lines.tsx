const RISING = [
  'M0 90 32 82 64 82 96 66 128 58 160 58 192 42 224 34 256 34 288 18 320 14',
  'M0 92 32 92 64 78 96 78 128 70 160 56 192 56 224 48 256 38 288 38 320 30',
]

/** Money goes both ways, and a picture of it says so. */
const SWINGING = ['M0 48 32 36 64 42 96 62 128 78 160 66 192 70 224 52 256 38 288 46 320 40']

type Props = { colors: readonly string[]; shape?: 'rising' | 'swinging'; className: string }

/** One line a colour, two at most and the second dashed. A picture of a chart, without a scale. */
export function SampleLines({ colors, shape = 'rising', className }: Props) {
  const paths = shape === 'rising' ? RISING : SWINGING
  return (
    <svg viewBox="0 0 320 96" preserveAspectRatio="none" className={className} aria-hidden="true" fill="none">
      <path d="M0 95.5h320M0 48h320M0 .5h320" stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      {paths.slice(0, colors.length).map((path, at) => (
        <path
          key={path}
          d={path}
          stroke={colors[at]}
          strokeWidth="2"
          strokeDasharray={at === 0 ? undefined : '6 4'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
