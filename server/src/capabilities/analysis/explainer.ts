import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { findUnconfirmedNumbers, type KnownNumbers } from '@prancheta/core/explain/check-numbers.ts'
import { explanationPrompt, readExplanation } from '@prancheta/core/explain/explanation-prompt.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { Explanation } from './explain-match.ts'

/** Who wrote the reasons: an AI by its name, or null for the product itself. */
export type WrittenExplanation = Explanation & {
  explainedBy: string | null
  /** An AI should have written it and could not, so the product did. */
  explanationStandsIn: boolean
}

/** Makes the explanation that is stored out of the embedded one. */
export type Explainer = (own: Explanation & { known: KnownNumbers }) => Promise<WrittenExplanation>

/** Somebody waits before the screen: longer than this no explanation is worth. */
const PATIENCE_MS = 15_000
/** Five points are a tenth of it; a model that goes on and on is not listened to. */
const REPLY_LENGTH_MAX = 20_000

export const embeddedExplainer: Explainer = async ({ known: _, ...own }) => ({
  ...own,
  explainedBy: null,
  explanationStandsIn: false,
})

type AiSettings = { log: Log; mayStandIn: boolean; patienceMs?: number }

/**
 * Lets an AI say the reasons in its words. What it writes is shown only when it has the form we asked for and every
 * number in it is one of the facts; otherwise, and when it fails, the embedded explanation serves. Where it may not
 * stand in for a service that failed (AI_FALLBACK=off), the failure is thrown.
 */
export function aiExplainer(ai: ChatSource, { log, mayStandIn, patienceMs = PATIENCE_MS }: AiSettings): Explainer {
  return async (explanation) => {
    const { known, ...own } = explanation
    const standIn = { ...own, explainedBy: null, explanationStandsIn: true }
    let reply: string
    try {
      reply = await replyOf(ai, [...own.reasoning, own.teamAnalysis], patienceMs)
    } catch (error) {
      log.warn({ source: ai.name, error: describeError(error) }, 'the AI explained nothing')
      if (!mayStandIn) throw error
      return standIn
    }
    const points = readExplanation(reply)
    const unconfirmed = points?.flatMap((point) => findUnconfirmedNumbers(point, known)).length
    if (points && unconfirmed === 0)
      return { ...own, reasoning: points, explainedBy: ai.name, explanationStandsIn: false }
    log.warn({ source: ai.name, unconfirmed: unconfirmed ?? null }, 'an explanation of the AI was not used')
    return standIn
  }
}

async function replyOf(ai: ChatSource, facts: readonly string[], patienceMs: number): Promise<string> {
  const { system, question } = explanationPrompt(facts)
  let text = ''
  const turns = [{ role: 'user' as const, content: question }]
  for await (const piece of ai.reply({ system, turns, briefing: null, signal: AbortSignal.timeout(patienceMs) })) {
    text += piece
    if (text.length > REPLY_LENGTH_MAX) break
  }
  return text
}
