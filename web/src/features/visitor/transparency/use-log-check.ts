import type { LogVerdict } from '@prancheta/core/log/check-log.ts'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { isoDay } from '#lib/format/format.ts'

export type CheckState =
  | { step: 'idle' | 'failed' }
  | { step: 'checking'; entries: number; of: number }
  | { step: 'done'; verdict: LogVerdict }

/** Checks the whole log in threads of its own, against what this browser saw the last time too. */
export function useLogCheck() {
  const [state, setState] = useState<CheckState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function check() {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const { signal } = own
    const show = (next: CheckState) => {
      if (!signal.aborted) setState(next)
    }
    const onProgress = (entries: number, of: number) => show({ step: 'checking', entries, of })
    onProgress(0, 1)
    try {
      const { checkHere } = await import('./check-here.ts')
      const seen = readSeen()
      const time = { now: new Date().toISOString(), dayOf: (at: string) => isoDay(new Date(at)) }
      const asked = { time, known: seen ? [seen] : [], keptKey: seen?.key }
      const verdict = await checkHere({ ...asked, signal, onProgress })
      if (!verdict.fault) keepSeen({ ...verdict.end, key: verdict.key })
      show({ step: 'done', verdict })
    } catch {
      show({ step: 'failed' })
    }
  }

  return { state, check }
}

const SEEN_KEY = 'log-seen'
// Before, no key was kept.
const seenLog = z.object({ n: z.int().min(0), hash: z.string(), key: z.string().optional() })
type SeenLog = z.infer<typeof seenLog>

/** The last entry that this browser found whole, and the log's key then; null where nothing may be kept. */
function readSeen(): SeenLog | null {
  try {
    return seenLog.parse(JSON.parse(localStorage.getItem(SEEN_KEY) ?? ''))
  } catch {
    return null
  }
}

function keepSeen(seen: SeenLog): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing compares with nothing.
  }
}
