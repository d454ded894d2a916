export type WatchLimits = { firstByteMs: number; idleMs: number; wholeMs: number }

export type WhyEnded = 'late' | 'left'

/** Ends the call upstream when it stalls or when the caller leaves, and knows which of the two it was. */
export type Watch = {
  /** Given to the call; aborted the moment somebody gives up. */
  signal: AbortSignal
  whyEnded(): WhyEnded | null
  /** Waits for something upstream under the limit that holds now: until the first byte, or between two. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** A byte came. Keep-alive comments count: a model that thinks for long is not a stalled one. */
  noteByte(): void
  end(): void
}

export function openWatch(caller: AbortSignal, limits: WatchLimits): Watch {
  const upstream = new AbortController()
  let why: WhyEnded | null = null
  let hasByte = false
  let timer: NodeJS.Timeout | undefined
  const end = (reason: WhyEnded) => {
    why ??= reason
    upstream.abort()
  }
  const leave = () => end('left')
  if (caller.aborted) leave()
  caller.addEventListener('abort', leave, { once: true })
  const whole = setTimeout(() => end('late'), limits.wholeMs)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end('late'), hasByte ? limits.idleMs : limits.firstByteMs)
  }

  return {
    signal: upstream.signal,
    whyEnded: () => why,
    async during(work) {
      restart()
      try {
        return await work()
      } finally {
        // While the reader takes its time with what came, nobody upstream is late.
        clearTimeout(timer)
        timer = undefined
      }
    },
    noteByte() {
      hasByte = true
      if (timer) restart()
    },
    end() {
      clearTimeout(timer)
      clearTimeout(whole)
      caller.removeEventListener('abort', leave)
      upstream.abort()
    },
  }
}

/** The same answer, telling the watch of every piece that passes. */
export function watched(response: Response, watch: Watch): Response {
  if (response.body === null) return response
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        watch.noteByte()
        controller.enqueue(piece)
      },
    }),
  )
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers })
}
