import type { TermId } from '@prancheta/core/glossary/terms.ts'
import { FAMILY_NAMES } from '@prancheta/core/markets/family-names.ts'
import type { MarketFamily } from '@prancheta/core/markets/market.ts'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { formatCount } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Term } from '#ui/product/term.tsx'
import type { FamilyOfMarkets, GroupOfMarkets } from './market-filter.ts'
import { MarketRow } from './market-row.tsx'

/** Families whose name is a word of the trade. */
const FAMILY_TERMS: Partial<Record<MarketFamily, TermId>> = {
  result: 'oneXTwo',
  doubleChance: 'doubleChance',
  drawNoBet: 'drawNoBet',
  totalGoals: 'overUnder',
  asianTotal: 'asianTotal',
  bothScore: 'btts',
  asianHandicap: 'asianHandicap',
  europeanHandicap: 'europeanHandicap',
}

type RowsProps = {
  stakeBase: number
  now: Date
  openRows: ReadonlySet<string>
  onToggleRow: (marketId: string) => void
}

type Props = RowsProps & { group: GroupOfMarkets; isOpen: boolean; onToggle: () => void }

/** A group of markets behind its name and count. Closed ones draw no row, so that 329 markets stay light. */
export function MarketGroup({ group, isOpen, onToggle, ...rows }: Props) {
  const panelId = useId()
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface-raised">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
          className="flex min-h-13 w-full items-center gap-3 px-4 text-left -outline-offset-2 hover:bg-surface-sunken"
        >
          <span className="headline text-lg">{group.group}</span>
          <span className="text-ink-muted text-xs">
            {formatCount(group.count)} {group.count === 1 ? 'mercado' : 'mercados'}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('ml-auto size-5 shrink-0 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h4>
      {isOpen && (
        <div id={panelId}>
          {group.families.map((family) => (
            <Family key={family.family} {...family} {...rows} />
          ))}
        </div>
      )}
    </div>
  )
}

function Family({ family, markets, stakeBase, now, openRows, onToggleRow }: FamilyOfMarkets & RowsProps) {
  const term = FAMILY_TERMS[family]
  const name = FAMILY_NAMES[family]
  return (
    <section className="border-line border-t">
      <h5 className="eyebrow px-4 pt-4 pb-2">{term ? <Term id={term}>{name}</Term> : name}</h5>
      <ul>
        {markets.map((market) => (
          <MarketRow
            key={market.id}
            market={market}
            stakeBase={stakeBase}
            now={now}
            isOpen={openRows.has(market.id)}
            onToggle={onToggleRow}
          />
        ))}
      </ul>
    </section>
  )
}
