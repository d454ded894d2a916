import { createHash } from 'node:crypto'
import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { checkText } from '@prancheta/core/checking/check-text.ts'
import type { MatchFacts as CheckedFacts } from '@prancheta/core/checking/facts/match-facts.ts'
import { explanationPrompt, readExplanation } from '@prancheta/core/explain/explanation-prompt.ts'
import { z } from 'zod'
import { openCache } from '#platform/cache/cache.ts'
import type { Queryable } from '#platform/db/database.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { Explainer } from './explain-match.ts'

/** Somebody waits before the screen: longer than this no explanation is worth. */
const PATIENCE_MS = 6_000
/** Five points are a tenth of it; a model that goes on and on is not listened to. */
const REPLY_LENGTH_MAX = 20_000
/** Prices move long before; what is older belongs to a match that nobody analyses any more. */
const KEPT_MS = 7 * 86_400_000
/** A reply that could not be used holds for those who asked at the same time; who comes later is worth another call. */
const UNUSABLE_KEPT_MS = 60_000

/** Null where the reply could not be used. */
const keptPoints = z.object({ points: z.array(z.string()).nullable() })

type AiSettings = { db: Queryable; log: Log; mayStandIn: boolean; patienceMs?: number }

/**
 * Lets an AI say the reasons in its words. What it writes is shown only when it has the form we asked for, says nothing
 * that we never say, and every number in it could be bound to a fact and is right; otherwise, and when it fails, the embedded explanation serves. Where it may not
 * stand in for a service that failed (AI_FALLBACK=off), the failure is thrown.
 *
 * All readers of a match share one explanation while its facts are the same. Nothing of a reader is among them.
 */
export function aiExplainer(ai: ChatSource, { db, log, mayStandIn, patienceMs = PATIENCE_MS }: AiSettings): Explainer {
  const cache = openCache(db)
  return async ({ clubs, ...own }, facts) => {
    const standIn = { ...own, explainedBy: null, explanationStandsIn: true }
    const prompt = explanationPrompt([...own.reasoning, own.teamAnalysis], clubs)
    const signal = AbortSignal.timeout(patienceMs)
    let points: string[] | null
    try {
      const shared = cache.get({
        key: keyOf(ai.name, prompt),
        freshMs: (kept) => (kept.points === null ? UNUSABLE_KEPT_MS : KEPT_MS),
        fetch: async () => ({ points: usable(await replyOf(ai, prompt, signal), facts()) }),
        parse: (stored) => keptPoints.parse(stored),
      })
      const { value, isStale } = await until(signal, shared)
      if (isStale && value.points === null) throw new Error('nothing usable is kept, and no new reply came')
      points = value.points
    } catch (error) {
      log.warn({ source: ai.name, error: describeError(error) }, 'the AI explained nothing')
      if (!mayStandIn) throw error
      return standIn
    }
    // Written for another reader's analysis of the same facts, it is checked beside this one all the same.
    if (points && doubtfulIn(points, facts()) === 0)
      return { ...own, reasoning: points, explainedBy: ai.name, explanationStandsIn: false }
    log.warn({ source: ai.name }, 'an explanation of the AI was not used')
    return standIn
  }
}

type Prompt = ReturnType<typeof explanationPrompt>

/** All that the AI is told, and who it is: with the same of both the same explanation serves. */
function keyOf(model: string, { system, question }: Prompt): string {
  return `explanation:${createHash('sha256')
    .update(JSON.stringify([model, system, question]))
    .digest('hex')}`
}

/** Who waits for another reader's call waits no longer than for their own, also when that process has died. */
function until<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}

function usable(reply: string, facts: CheckedFacts): string[] | null {
  const points = readExplanation(reply)
  return points && doubtfulIn(points, facts) === 0 ? points : null
}

/** Numbers that are wrong or could not be checked, and sentences that promise or urge. Points are read as one text. */
function doubtfulIn(points: readonly string[], facts: CheckedFacts): number {
  const sentences = checkText(facts, points.map((point) => `- ${point}`).join('\n'))
  const numbers = sentences.flatMap((sentence) => sentence.numbers.filter(({ outcome }) => outcome !== 'confirmed'))
  return numbers.length + sentences.filter(({ refusal }) => refusal !== null).length
}

async function replyOf(ai: ChatSource, { system, question }: Prompt, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted() // waiting for another's call may have used up the time
  let text = ''
  const turns = [{ role: 'user' as const, content: question }]
  for await (const piece of ai.reply({ system, turns, briefing: null, signal })) {
    text += piece
    if (text.length > REPLY_LENGTH_MAX) break
  }
  return text
}
