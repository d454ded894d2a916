import '#lib/page/no-eval.ts'
import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { webCrypto } from '@prancheta/contract/public-log/web-crypto.ts'
import type { KnownPoint } from '@prancheta/core/log/check-chain.ts'
import type { LogVerdict } from '@prancheta/core/log/check-log.ts'

export type CheckOrder = { site: string; today: string; known: readonly KnownPoint[] }
export type CheckNews =
  | { kind: 'progress'; entries: number; of: number }
  | { kind: 'verdict'; verdict: LogVerdict }
  | { kind: 'failed' }

/** Drawing the bar for each of hundreds of days would take half of a processor from the check. */
const TOLD_EVERY_MS = 250

const tell = (news: CheckNews) => postMessage(news)

addEventListener('message', async ({ data: { site, today, known } }: MessageEvent<CheckOrder>) => {
  let toldMs = 0
  try {
    const verdict = await checkThrough({
      async get(path) {
        const response = await fetch(new URL(path, site), { cache: 'no-store' })
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        return response.text()
      },
      tools: webCrypto,
      known,
      today,
      onProgress(entries, of) {
        if (performance.now() - toldMs < TOLD_EVERY_MS) return
        toldMs = performance.now()
        tell({ kind: 'progress', entries, of })
      },
    })
    tell({ kind: 'verdict', verdict })
  } catch {
    tell({ kind: 'failed' })
  }
})
