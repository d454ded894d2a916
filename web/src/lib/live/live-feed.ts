import { LIVE_EVENT_TYPES, LIVE_MARKS, LIVE_PATH, type LiveEvent } from '@prancheta/contract/protocol/live.ts'
import { doubtConnection } from '#lib/offline/connection.ts'

/** One name for the lock and the channel of all tabs. */
const SHARED_NAME = 'prancheta-live'
const REOPEN_MS = 3_000
/** A lock granted later than this was held by another tab. */
const AT_ONCE_MS = 500

/** What happened, and to what. The fields are the contract's, but came over the wire: compare them, trust none. */
export type LiveNews = { type: LiveEvent['type']; data: Record<string, unknown> }

type Heard = { id: string; type: LiveEvent['type'] | (typeof LIVE_MARKS)[number]; data: Record<string, unknown> }

export type LiveListener = {
  /** Something of this kind happened; what is shown of it should be fetched anew. */
  onEvent: (news: LiveNews) => void
  /** The past is not known any more: fetch everything anew. */
  onReset: () => void
  /** From here on everything is heard. What was fetched while the feed was still being opened may have changed since. */
  onReady: () => void
  /** Another tab reads for this one too, so everything has been heard since this one began. */
  onShared?: () => void
  /** The server would not have us: perhaps the session ended while nobody listened. Asked again a little later. */
  onRefused?: () => void
}

/**
 * Follows the live feed until the returned function is called. All tabs of a browser share one connection, because
 * HTTP/1.1 allows six to a site: the tab that holds the lock reads the stream and tells the others; when it goes,
 * the next one resumes after the last event that all have heard.
 */
export function followLiveFeed({ onEvent, onReset, onReady, onShared, onRefused }: LiveListener): () => void {
  const stop = new AbortController()
  let lastId: string | null = null
  /** A tab that took over without ever having heard an id does not know what it missed in between. */
  let hasWaited = false
  const startedAt = performance.now()

  /** Opens the stream again after the server ended it in favour of younger ones; only the tab that reads has one. */
  let comeBack: (() => void) | null = null
  let isReplaced = false

  const hear = ({ id, type, data }: Heard) => {
    isReplaced = type === 'replaced'
    if (type === 'replaced') return
    const isBlindStart = type === 'ready' && hasWaited && lastId === null
    lastId = id
    if (type === 'reset' || isBlindStart) onReset()
    else if (type === 'ready') onReady()
    else onEvent({ type, data })
  }
  const reading = {
    signal: stop.signal,
    lastId: () => lastId,
    onRefused: () => onRefused?.(),
    onReplaced: (open: () => void) => {
      comeBack = open
    },
  }
  const resume = () => {
    isReplaced = false
    comeBack?.()
    comeBack = null
  }

  // Missing on plain http inside a home network and in old browsers: there every tab reads for itself.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    onLookedAt(stop.signal, () => isReplaced && resume())
    void readStream({ ...reading, onHeard: hear })
    return () => stop.abort()
  }

  const channel = new BroadcastChannel(SHARED_NAME)
  channel.onmessage = ({ data }: MessageEvent<Heard | typeof LOOKED_AT>) => (data === LOOKED_AT ? resume() : hear(data))
  onLookedAt(stop.signal, () => {
    if (!isReplaced) return
    resume()
    channel.postMessage(LOOKED_AT)
  })
  const tellAll = (heard: Heard) => {
    hear(heard)
    channel.postMessage(heard)
  }
  void navigator.locks
    .request(SHARED_NAME, { signal: stop.signal }, () => {
      hasWaited = performance.now() - startedAt > AT_ONCE_MS
      return readStream({ ...reading, onHeard: tellAll })
    })
    .catch(() => {}) // given up before its turn came
  // Whoever waits for the lock waits because another tab has it.
  void navigator.locks.query().then(({ pending = [] }) => {
    if (!stop.signal.aborted && pending.some(({ name }) => name === SHARED_NAME)) onShared?.()
  })

  return () => {
    stop.abort()
    channel.close()
  }
}

/** Told to the tab that reads when another one is looked at. */
const LOOKED_AT = 'looked-at'

function onLookedAt(signal: AbortSignal, act: () => void): void {
  window.addEventListener('focus', act, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && act(), { signal })
}

type Reading = {
  signal: AbortSignal
  lastId: () => string | null
  onHeard: (heard: Heard) => void
  onRefused: () => void
  /** Younger streams took its place; `open` begins again where it ended. */
  onReplaced: (open: () => void) => void
}

/** Reads until told to stop. The browser reconnects by itself after a cut; after a refusal it gives up, so we ask again. */
function readStream({ signal, lastId, onHeard, onRefused, onReplaced }: Reading): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let reopen: ReturnType<typeof setTimeout> | undefined

    function open(): void {
      const since = lastId()
      source = new EventSource(since === null ? LIVE_PATH : `${LIVE_PATH}?lastEventId=${encodeURIComponent(since)}`)
      for (const type of [...LIVE_EVENT_TYPES, ...LIVE_MARKS]) {
        source.addEventListener(type, (event) => onHeard({ id: event.lastEventId, type, data: toRecord(event.data) }))
      }
      source.addEventListener('replaced', () => {
        source.close() // or the browser would take the place of another at once
        onReplaced(open)
      })
      source.onerror = () => {
        doubtConnection()
        if (source.readyState !== EventSource.CLOSED) return
        reopen = setTimeout(open, REOPEN_MS)
        onRefused()
      }
    }

    signal.addEventListener('abort', () => {
      clearTimeout(reopen)
      source.close()
      resolve()
    })
    open()
  })
}

function toRecord(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
