import type { KnownPoint } from '@prancheta/core/log/check-chain.ts'
import type { LogVerdict } from '@prancheta/core/log/check-log.ts'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { isoDay } from '#lib/format/format.ts'
import type { CheckNews, CheckOrder } from './check-worker.ts'

export type CheckState =
  | { step: 'idle' | 'failed' }
  | { step: 'checking'; entries: number; of: number }
  | { step: 'done'; verdict: LogVerdict }

/** Checks the whole log in a thread of its own, against what this browser saw the last time too. */
export function useLogCheck() {
  const [state, setState] = useState<CheckState>({ step: 'idle' })
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  function hear(news: CheckNews) {
    if (news.kind === 'progress') return setState({ step: 'checking', entries: news.entries, of: news.of })
    worker.current?.terminate()
    if (news.kind === 'failed') return setState({ step: 'failed' })
    if (!news.verdict.fault) keepSeen(news.verdict.end)
    setState({ step: 'done', verdict: news.verdict })
  }

  function check() {
    setState({ step: 'checking', entries: 0, of: 1 })
    worker.current?.terminate()
    const started = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<CheckNews>) => hear(data)
    started.onerror = () => hear({ kind: 'failed' })
    const order: CheckOrder = { site: location.origin, today: isoDay(new Date()), known: readSeen() }
    started.postMessage(order)
  }

  return { state, check }
}

const SEEN_KEY = 'log-seen'
const seen = z.object({ n: z.int().min(0), hash: z.string() })

/** The last entry that this browser found whole; none where nothing may be kept. */
function readSeen(): KnownPoint[] {
  try {
    return [seen.parse(JSON.parse(localStorage.getItem(SEEN_KEY) ?? ''))]
  } catch {
    return []
  }
}

function keepSeen({ n, hash }: KnownPoint): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify({ n, hash }))
  } catch {
    // A browser that keeps nothing compares with nothing.
  }
}
