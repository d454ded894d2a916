import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { webCrypto } from '@prancheta/contract/public-log/web-crypto.ts'
import type { KnownPoint } from '@prancheta/core/log/check-chain.ts'
import type { LogTime } from '@prancheta/core/log/log-entry.ts'
import { DayReaders } from './day-readers.ts'
import { fetchOfLog } from './fetch-of-log.ts'

type Asked = {
  time: LogTime
  known: readonly KnownPoint[]
  keptKey: string | undefined
  signal: AbortSignal
  onProgress: (entries: number, of: number) => void
}

/** Drawing the bar for each of hundreds of days would take half of a processor from the check. */
const TOLD_EVERY_MS = 400

/** Checks the whole log of this site in this browser. What was read in other threads is only tied together here. */
export async function checkHere({ time, known, keptKey, signal, onProgress }: Asked): ReturnType<typeof checkThrough> {
  signal.throwIfAborted()
  const readers = new DayReaders()
  const close = () => readers.close()
  signal.addEventListener('abort', close)
  let toldMs = 0
  try {
    return await checkThrough({
      get: fetchOfLog,
      tools: webCrypto,
      readDay: (day, key) => readers.readDay(day, key),
      known,
      keptKey,
      time,
      onProgress(entries, of) {
        if (performance.now() - toldMs < TOLD_EVERY_MS) return
        toldMs = performance.now()
        onProgress(entries, of)
      },
    })
  } finally {
    close()
    signal.removeEventListener('abort', close)
  }
}
