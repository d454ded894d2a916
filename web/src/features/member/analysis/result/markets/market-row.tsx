import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatMoney, formatOdd, formatRelative, UNKNOWN } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { RulerMark } from '#ui/charts/signature/ruler-mark.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { ValueBadge } from '../figures.tsx'
import { AddLegButton } from '../tray/add-leg-button.tsx'
import { MarketDetails } from './market-details.tsx'
import { rowId } from './use-wanted-market.ts'

/** Three columns on a phone, where the row is a card of four lines; a table's line from 640 px. */
export const ROW_GRID =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-x-3 gap-y-1 ' +
  'sm:grid-cols-[minmax(0,1fr)_3.75rem_6.5rem_4rem_8rem_9rem_1.25rem]'

type Props = {
  market: ShownMarket
  stakeBase: number
  now: Date
  isOpen: boolean
  onToggle: (marketId: string) => void
}

/** One market. Remembered as drawn: while the slider is dragged only rows that come or go cost anything. */
export const MarketRow = memo(function MarketRow({ market, stakeBase, now, isOpen, onToggle }: Props) {
  const panelId = useId()
  return (
    <li className="border-line border-t [contain-intrinsic-size:auto_7rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_3.5rem]">
      <div className="flex">
        <button
          type="button"
          id={rowId(market.id)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => onToggle(market.id)}
          className={classes(
            ROW_GRID,
            'min-h-14 min-w-0 flex-1 py-2.5 pr-4 pl-2 text-left only:pl-4 -outline-offset-2 hover:bg-surface-sunken',
          )}
        >
          <span className="col-span-2 min-w-0 break-words font-medium text-sm sm:col-span-1">
            {market.name}
            {market.isRecommended && (
              <span className="block">
                <Badge tone="brand">Recomendado</Badge>
              </span>
            )}
          </span>
          <span className="figures text-right text-base">{formatChance(market.chance)}</span>
          <span className="col-span-3 sm:col-span-1">
            <MiniRuler market={market} />
          </span>
          <span className="text-sm sm:text-right">
            <span className="text-ink-muted text-xs sm:sr-only">Odd justa </span>
            <span className="figures">{market.fairOdd === null ? UNKNOWN : formatOdd(market.fairOdd)}</span>
          </span>
          <BestOdd market={market} now={now} />
          <span className="flex flex-wrap items-center gap-x-2 max-sm:order-last max-sm:col-span-3">
            <Worth market={market} stakeBase={stakeBase} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('ml-auto size-4 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
        <AddLegButton marketId={market.id} name={market.name} />
      </div>
      {isOpen && (
        <div id={panelId} className="bg-surface-sunken px-4 py-4">
          <MarketDetails market={market} />
        </div>
      )}
    </li>
  )
})

function BestOdd({ market: { odd, bookmaker, oddAt }, now }: { market: ShownMarket; now: Date }) {
  if (odd === null) return <span className="text-ink-muted text-xs">sem odd real</span>
  return (
    <span className="min-w-0 text-sm">
      <span className="text-ink-muted text-xs sm:sr-only">Melhor </span>
      <span className="figures">{formatOdd(odd)}</span>{' '}
      <span className="break-words text-ink-muted text-xs sm:block">
        {bookmaker}
        {oddAt && `, ${formatRelative(new Date(oddAt), now)}`}
      </span>
    </span>
  )
}

function Worth({ market: { edge, label, stake }, stakeBase }: { market: ShownMarket; stakeBase: number }) {
  if (edge === null || label === null) return <span className="sr-only">sem edge</span>
  return (
    <>
      <ValueBadge label={label} edge={edge} />
      {stake !== null && stake > 0 && (
        <span className="text-ink-muted text-xs">
          {formatChance(stake)} · {formatMoney(stake * stakeBase)}
        </span>
      )}
    </>
  )
}

const MARK = 'absolute top-1/2 -translate-1/2 scale-75'

/** The ruler of one market at the height of a line; its words are for listeners. */
function MiniRuler({ market }: { market: ShownMarket }) {
  const { modelChance, marketChance, chance } = market
  return (
    <span className="relative mx-1.5 block h-6">
      <span className="sr-only">
        {` modelo ${formatChance(modelChance)}, `}
        {marketChance === null ? 'mercado sem cotação, ' : `mercado ${formatChance(marketChance)}, `}
      </span>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span aria-hidden="true" className="absolute top-1/2 left-1/2 h-2 w-px -translate-y-1/2 bg-line-strong" />
      <RulerMark kind="model" className={MARK} at={modelChance} />
      {marketChance !== null && <RulerMark kind="market" className={MARK} at={marketChance} />}
      <RulerMark kind="pooled" className="absolute top-0 -translate-x-1/2 scale-75" at={chance} />
    </span>
  )
}
