import type { JointFacts } from '@prancheta/core/combos/own/joint-facts.ts'
import type { OwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '#lib/api/log-failure.ts'
import type { ComboAnswer, ComboRequest } from './combo-worker.ts'

export type PricedLegs = {
  /** Of the legs in the tray; of those before them for the moment that the new ones take. Null before the first. */
  combo: OwnCombo | null
  /** The browser could not calculate. */
  isBroken: boolean
}

/** The price of the legs in the tray, from a worker that lives as long as there are any. */
export function useOwnCombo(joint: JointFacts | null, legs: readonly string[]): PricedLegs {
  const worker = useRef<Worker | null>(null)
  const [combo, setCombo] = useState<OwnCombo | null>(null)
  const [isBroken, setBroken] = useState(false)
  const isWanted = joint !== null && legs.length > 0

  useEffect(() => {
    if (!isWanted || !joint) return
    const own = new Worker(new URL('./combo-worker.ts', import.meta.url), { type: 'module' })
    own.addEventListener('message', ({ data }: MessageEvent<ComboAnswer>) => setCombo(data.combo))
    own.addEventListener('error', (failure) => {
      logFailure('Combinada não calculada', failure.error)
      setBroken(true)
    })
    own.postMessage({ match: joint } satisfies ComboRequest)
    worker.current = own
    return () => {
      worker.current = null
      own.terminate()
      setCombo(null)
    }
  }, [joint, isWanted])

  useEffect(() => {
    if (legs.length > 0) worker.current?.postMessage({ legs } satisfies ComboRequest)
  }, [legs])

  return { combo: legs.length > 0 ? combo : null, isBroken }
}
