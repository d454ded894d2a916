/** A place in a drawing that is stretched to its frame: strokes keep their width, circles would not stay round. */
type Place = { x: number; y: number }

type Props = { places: readonly Place[]; color: string; dash?: string | undefined; hasDots?: boolean }

/** A line through its places. A single one is a point: a line would tell of days nobody counted. */
export function DrawnLine({ places, color, dash, hasDots = places.length === 1 }: Props) {
  const stroke = { fill: 'none', stroke: color, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <>
      <polyline
        {...stroke}
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={dash}
      />
      {hasDots && (
        <path {...stroke} d={places.map(({ x, y }) => `M${x} ${y}h0`).join('')} strokeWidth={8} strokeLinecap="round" />
      )}
    </>
  )
}
