import type { ValueLabel } from '@prancheta/core/value/value-at.ts'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatEdge } from '#lib/format/format.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'

type Props = { label: ReactNode; value: ReactNode; note?: ReactNode }

/** One number of the answer with its name and, below, what makes it a fact: house, age, base. */
export function Figure({ label, value, note }: Props) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd>
        <span className="figures block text-2xl">{value}</span>
        {note && <span className="mt-0.5 block break-words text-ink-muted text-xs">{note}</span>}
      </dd>
    </div>
  )
}

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
