export type WatchLimits = { firstByteMs: number; idleMs: number; wholeMs: number }

/** A line of its own: inside a piece of text a line break is written as two other signs. */
const END_MARK = /[\r\n]data: ?\[DONE\]/
const END_MARK_LENGTH = '\ndata: [DONE]'.length

type WhyEnded = 'late' | 'left'

/** Ends the call upstream when it stalls or when the caller leaves, and knows which of the two it was. */
export type Watch = {
  /** Another question upstream within the same reply: what came of the one before says nothing of it. The whole stays limited. */
  beginRound(): void
  /** Given to the call; aborted the moment somebody gives up. */
  signal: AbortSignal
  whyEnded(): WhyEnded | null
  /** Waits for something upstream under the limit that holds now: until the first byte, or between two. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Bytes came. Keep-alive comments count: a model that thinks for long is not a stalled one. */
  noteBytes(bytes: Uint8Array): void
  /** Whether the service said that this was all. Some say nothing else at the end. */
  hasEndMark(): boolean
  end(): void
}

export function openWatch(caller: AbortSignal, limits: WatchLimits): Watch {
  const upstream = new AbortController()
  let why: WhyEnded | null = null
  let hasByte = false
  let hasMark = false
  let tail = '\n'
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
    beginRound() {
      hasByte = false
      hasMark = false
      tail = '\n'
    },
    signal: upstream.signal,
    whyEnded: () => why,
    hasEndMark: () => hasMark,
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
    noteBytes(bytes) {
      hasByte = true
      const text = tail + Buffer.from(bytes).toString('latin1')
      hasMark ||= END_MARK.test(text)
      tail = text.slice(-END_MARK_LENGTH)
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
          watch.noteBytes(value)
          controller.enqueue(value)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 }, // nothing is read before it is wanted
  )
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers })
}
