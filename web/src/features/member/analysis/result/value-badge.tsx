import type { ValueLabel } from '@prancheta/core/value/value-at.ts'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { formatEdge } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'

const LOOK: Record<ValueLabel, { tone: Tone; Icon: typeof Minus }> = {
  valor: { tone: 'good', Icon: TrendingUp },
  marginal: { tone: 'warn', Icon: Minus },
  'sem valor': { tone: 'neutral', Icon: TrendingDown },
}

/** The specification's three words for an edge, with the edge itself. */
export function ValueBadge({ label, edge }: { label: ValueLabel; edge: number }) {
  const { tone, Icon } = LOOK[label]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {label} <span className="figures whitespace-nowrap">{formatEdge(edge)}</span>
    </Badge>
  )
}
