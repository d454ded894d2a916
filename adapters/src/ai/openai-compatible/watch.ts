export type WatchLimits = { firstByteMs: number; idleMs: number; wholeMs: number }

type WhyEnded = 'late' | 'left'

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

/** The same answer, telling the watch of every piece that passes. One stream more, where a pipe would be two. */
export function watched(response: Response, watch: Watch): Response {
  if (response.body === null) return response
  const reader = response.body.getReader()
  const counted = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else {
          watch.noteByte()
          controller.enqueue(value)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 }, // nothing is read before it is wanted
  )
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers })
}
