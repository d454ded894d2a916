import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { formatChance } from '#lib/format/format.ts'
import { RulerMark } from '#ui/charts/signature/ruler-mark.tsx'

const MARK = 'absolute top-1/2 -translate-1/2 scale-75'

/** The ruler of one market at the height of a line; its words are for listeners. */
export function MiniRuler({ market }: { market: ShownMarket }) {
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
