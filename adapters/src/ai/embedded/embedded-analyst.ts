import { setTimeout as pause } from 'node:timers/promises'
import type { ChatSource } from '#ai/port.ts'

/**
 * The analyst that needs no service: it reads the question, finds its theme and tells what the briefing holds on it. It
 * cannot say a number that is not there, and it says what is not.
 */
export function embeddedAnalyst(): ChatSource {
  return {
    name: 'Analista embutido',
    isDemo: true,
    async *reply({ turns, briefing, signal }) {
      // All that it has learnt, which no start waits for.
      const { writeAnswer } = await import('@prancheta/analyst/write-answer.ts')
      yield* streamPieces(writeAnswer(turns, briefing), signal)
    },
  }
}

/** A few words at a time, as a real service sends them. */
const WORDS_A_PIECE = 3
const PAUSE_MS = 22
/** However long the answer, its pauses add up to no more. */
const PAUSES_MAX_MS = 2_500

/** The text in pieces: the first at once, the others after short pauses. Ends at once when the reader leaves. */
async function* streamPieces(text: string, signal: AbortSignal): AsyncGenerator<string> {
  const pieces = splitPieces(text)
  const pauseMs = Math.min(PAUSE_MS, PAUSES_MAX_MS / Math.max(1, pieces.length))
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await pause(pauseMs, undefined, { signal }).catch(() => {}) // the signal is looked at next
    if (signal.aborted) return
    yield piece
  }
}

/** Cut between words, so that nothing is lost: the pieces joined are the text. */
export function splitPieces(text: string): string[] {
  const words = text.match(/\s*\S+\s*$|\s*\S+/g) ?? []
  return Array.from({ length: Math.ceil(words.length / WORDS_A_PIECE) }, (_, at) =>
    words.slice(at * WORDS_A_PIECE, (at + 1) * WORDS_A_PIECE).join(''),
  )
}
