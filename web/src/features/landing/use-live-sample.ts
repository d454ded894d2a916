import type { SampleView } from '@prancheta/contract/analyses.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#lib/log-failure.ts'
import still from './still-sample.json' with { type: 'json' }

export type ShownSample = { sample: SampleView; isLive: boolean }

/** A game of today as the engine sees it now. Until it is here, and where there is none, a still of an earlier one. */
export function useLiveSample(): ShownSample {
  const [live, setLive] = useState<SampleView | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    import('./read-sample.ts')
      .then(({ readSample }) => readSample(leaving.signal))
      .then(setLive)
      .catch((failure: unknown) => {
        if (!leaving.signal.aborted) logFailure('the live sample did not come', failure)
      })
    return () => leaving.abort()
  }, [])
  return live === null ? { sample: still, isLive: false } : { sample: live, isLive: true }
}
