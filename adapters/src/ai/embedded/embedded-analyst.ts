import { writeAnswer } from '@prancheta/analyst/write-answer.ts'
import type { ChatSource } from '#ai/port.ts'
import { streamPieces } from './stream-pieces.ts'

/**
 * The analyst that needs no service: it reads the question, finds its theme and tells what the briefing holds on it. It
 * cannot say a number that is not there, and it says what is not.
 */
export function embeddedAnalyst(): ChatSource {
  return {
    name: 'Analista embutido',
    isDemo: true,
    reply: ({ turns, briefing, signal }) => streamPieces(writeAnswer(turns, briefing), signal),
  }
}
