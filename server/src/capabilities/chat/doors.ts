import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, streamDoor } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { answerQuestion, type ChatDeps } from './answer-question.ts'
import { matchBriefer } from './brief-match.ts'
import type { StreamTurns } from './stream-turns.ts'

/** More than anybody reads. */
const PACE = { tries: 60, windowSeconds: 300 }

export function chatDoors(deps: ChatDeps, turns: StreamTurns): Door[] {
  const briefMatch = matchBriefer(deps)
  const pace = rateLimit(deps.db, { name: 'chat', ...PACE })

  async function keepPace(userId: string): Promise<void> {
    try {
      await pace.count(userId)
    } catch (refusal) {
      // The specification has words of its own for this one.
      throw refusal instanceof AppError ? new AppError('chat.tooQuick') : refusal
    }
  }

  return [
    streamDoor(chatAi, 'user', async (question, session, stream) => {
      await keepPace(session.userId)
      await answerQuestion(deps, { turns, briefMatch }, session, question, stream)
    }),
  ]
}
