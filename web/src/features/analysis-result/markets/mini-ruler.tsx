import type { MarketView } from '@prancheta/contract/analyses.ts'
import { formatChance } from '#lib/format.ts'
import { RulerMark } from '#ui/signature/ruler-mark.tsx'

const MARK = 'absolute top-1/2 -translate-1/2 scale-75'

/** The ruler of one market at the height of a line; its words are for listeners. */
export function MiniRuler({ market }: { market: MarketView }) {
  const { modelProbability, marketProbability, probability } = market
  return (
    <span className="relative mx-1.5 block h-6">
      <span className="sr-only">
        {` modelo ${formatChance(modelProbability / 100)}, `}
        {marketProbability === null ? 'mercado sem cotação, ' : `mercado ${formatChance(marketProbability / 100)}, `}
      </span>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span aria-hidden="true" className="absolute top-1/2 left-1/2 h-2 w-px -translate-y-1/2 bg-line-strong" />
      <RulerMark kind="model" className={MARK} at={modelProbability / 100} />
      {marketProbability !== null && <RulerMark kind="market" className={MARK} at={marketProbability / 100} />}
      <RulerMark kind="pooled" className="absolute top-0 -translate-x-1/2 scale-75" at={probability / 100} />
    </span>
  )
}
