import type { SavedMarket } from '@prancheta/contract/history/routes.ts'
import { Check, Minus, X } from 'lucide-react'
import { formatChanceWhole } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { OUTCOMES } from './outcome-words.ts'

const SIGNS = { yes: Check, no: X, even: Minus }

/** A market with what we said of it and, once its match is over, how it ended. */
export function MarketBadge({ market }: { market: Pick<SavedMarket, 'name' | 'probability' | 'outcome'> }) {
  const ended = market.outcome && OUTCOMES[market.outcome]
  const Sign = ended && SIGNS[ended.sign]
  return (
    <Badge tone={ended?.tone ?? 'neutral'} icon={Sign && <Sign aria-hidden="true" />}>
      {market.name} {formatChanceWhole(market.probability)}
      {ended && `, ${ended.word}`}
    </Badge>
  )
}
