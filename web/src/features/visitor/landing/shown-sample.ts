import type { SampleView } from '@prancheta/contract/analysis/routes.ts'
import { fromPct } from '@prancheta/core/percent.ts'

/** The sample as the board draws it: chances from 0 to 1. */
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
