import { embeddedAnalyst } from '../adapters/src/ai/embedded/embedded-analyst.ts'
import { QUESTIONS } from '../analyst/test/questions.ts'
import { FULL_BRIEFING } from '../core/test/sample-briefings.ts'
import { median, report } from './machine.ts'

/** From the question to the first piece of the embedded analyst's reply, over every sample question, the first one cold. */
export async function benchAnalyst(): Promise<void> {
  const firstPieceMs: number[] = []
  for (const [content] of QUESTIONS) {
    const leaving = new AbortController()
    const turns = [{ role: 'user' as const, content }]
    const startedAt = performance.now()
    for await (const _ of embeddedAnalyst().reply({
      system: '',
      turns,
      briefing: FULL_BRIEFING,
      signal: leaving.signal,
    })) {
      firstPieceMs.push(performance.now() - startedAt)
      leaving.abort()
    }
  }
  const [cold = 0, ...warm] = firstPieceMs
  report('analyst, first piece of the first reply', `${cold.toFixed(1)} ms`, 'under 150 ms')
  report('analyst, first piece (median)', `${median(warm).toFixed(1)} ms`, 'under 150 ms')
  report('analyst, first piece (slowest)', `${Math.max(...warm).toFixed(1)} ms`, 'under 150 ms')
}
