import type { SampleView } from '@prancheta/contract/analysis/routes.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { type RefObject, useEffect, useState } from 'react'
import stillAnswer from '#domain/analysis/still-sample.json' with { type: 'json' }
import { logFailure } from '#lib/api/log-failure.ts'

const still = toShownSample(stillAnswer)

/** How far up the screen the board's edge must have come for somebody to be reading it. */
const IN_SIGHT = { rootMargin: '0px 0px -35% 0px' }

/**
 * A game of today as the engine sees it now, asked for once the board is looked at: a phone that has just opened the
 * page has other work. Until it is here, and where there is none, a still of an earlier one.
 */
export function useLiveSample(board: RefObject<Element | null>): { sample: ShownSample; isLive: boolean } {
  const [live, setLive] = useState<ShownSample | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      import('./read-sample.ts')
        .then(({ readSample }) => readSample(leaving.signal))
        .then((answer) => setLive(answer && toShownSample(answer)))
        .catch((failure: unknown) => {
          if (!leaving.signal.aborted) logFailure('the live sample did not come', failure)
        })
    }, IN_SIGHT)
    if (board.current) watcher.observe(board.current)
    return () => {
      watcher.disconnect()
      leaving.abort()
    }
  }, [board])
  return live === null ? { sample: still, isLive: false } : { sample: live, isLive: true }
}

/** The sample as the board draws it: chances from 0 to 1. */
export type ShownSample = ReturnType<typeof toShownSample>

function toShownSample({ result, scores, pick, ...others }: SampleView) {
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
