import { SourceError } from '#source-error.ts'

/** A plan may be changed; until then a question it refuses would be a call for nothing. */
const REFUSAL_BELIEVED_MS = 86_400_000

/** Answers null where the plan does not have the question. */
export type QuestionOfPlan = <Answer>(work: () => Promise<Answer>) => Promise<Answer | null>

/**
 * A question that small plans refuse. While nobody knows whether this one does, one caller asks and the others wait for
 * what it learns: both clubs of a match are asked about at once, and each refusal costs a call.
 */
export function openQuestionOfPlan(now: () => Date): QuestionOfPlan {
  let refusedUntil = 0
  let isAllowed = false
  let first: Promise<unknown> | null = null

  return async (work) => {
    if (!isAllowed && first !== null) await first
    if (now().getTime() < refusedUntil) return null
    const asking = work()
    if (!isAllowed) first = asking.catch(() => {})
    try {
      const answer = await asking
      isAllowed = true
      return answer
    } catch (error) {
      if (!(error instanceof SourceError && error.failure === 'plan')) throw error
      refusedUntil = now().getTime() + REFUSAL_BELIEVED_MS
      isAllowed = false
      return null
    } finally {
      first = null
    }
  }
}
