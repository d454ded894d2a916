import type { SampleView } from '@prancheta/contract/analysis/sample.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import stillPieces from './still-pieces.json' with { type: 'json' }
import stillAnswer from './still-sample.json' with { type: 'json' }

/** A sample as screens draw it: chances from 0 to 1. */
export type ShownSample = ReturnType<typeof toShownSample>

export function toShownSample({ result, scores, pick, ...others }: SampleView) {
  return {
    ...others,
    result: result.map(({ name, model, market, pooled }) => ({
      name,
      model: fromPct(model),
      market: market === null ? null : fromPct(market),
      pooled: fromPct(pooled),
    })),
    scores: scores.map((row) => row.map(fromPct)),
    pick: pick && { name: pick.name, odd: pick.odd, fairOdd: pick.fairOdd, edge: pick.edge },
  }
}

/** What the engine said of one made-up game, kept for pages that stand before anything is asked. */
export const STILL = toShownSample(stillAnswer)

/** What else the product showed of that game: the day's list, a talk, the markets, and what surrounds the match. */
export const STILL_PIECES = {
  ...stillPieces,
  stake: fromPct(stillPieces.stakePct),
  markets: stillPieces.markets.map(({ probability, ...market }) => ({ ...market, chance: fromPct(probability) })),
}
