import { useEffect, useRef } from 'react'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { useResultBoard } from '../result-board.ts'
import type { WantedPlace } from '../wanted-place.ts'
import type { useMarketList } from './market-filter.ts'

export const rowId = (marketId: string) => `mercado-${marketId}`

/** Brings a market's row before the reader: its part and group open, the filter lifted where it hides it, the focus on it. */
export function useWantedMarket(
  wanted: WantedPlace | null,
  markets: readonly ShownMarket[],
  list: ReturnType<typeof useMarketList>,
): void {
  const { goToPart } = useResultBoard()
  const seen = useRef<WantedPlace | null>(null)
  const awaited = useRef<string | null>(null)

  // After every drawing, because the rows follow a change of the filter only when there is time for them.
  useEffect(() => {
    if (wanted && seen.current !== wanted) {
      seen.current = wanted
      const market = markets.find(({ id }) => id === wanted.place)
      if (!market) return
      awaited.current = market.id
      goToPart('resultado-mercados')
      list.reveal(market)
    }
    const row = awaited.current === null ? null : document.getElementById(rowId(awaited.current))
    if (!row) return
    awaited.current = null
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  })
}
