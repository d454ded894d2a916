import { type RefObject, useEffect, useState } from 'react'
import { type ShownSample, STILL } from '#domain/analysis/still-sample.ts'
import { logFailure } from '#lib/api/log-failure.ts'

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
        .then(setLive)
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
  return live === null ? { sample: STILL, isLive: false } : { sample: live, isLive: true }
}
