import type { TipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { fromPct } from '@prancheta/core/percent.ts'

/** The page as it is drawn: stakes are shares of the base. */
export type ShownTipster = ReturnType<typeof toShownTipster>
export type ShownPublication = ShownTipster['analyses'][number]

export function toShownTipster({ analyses, ...others }: TipsterPage) {
  return {
    ...others,
    analyses: analyses.map(({ markets, ...analysis }) => ({
      ...analysis,
      markets: markets.map(({ kelly, ...market }) => ({ ...market, stake: kelly === null ? null : fromPct(kelly) })),
    })),
  }
}
