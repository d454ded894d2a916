import { chatAi } from '@prancheta/contract/chat/routes.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { streamDoor } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { answerQuestion } from './answer-question.ts'
import { matchBriefer } from './brief-match.ts'
import { deleteDeadTurns, deleteOldConversations } from './chat-store.ts'
import type { ChatDeps } from './deps.ts'
import { oneStreamEach } from './one-stream-each.ts'

/** More than anybody reads. */
const PACE = { tries: 60, windowSeconds: 300 }
const CONVERSATION_KEPT_MS = 90 * 86_400_000

export type Chat = Capability & {
  /** Replies streaming from this process now. */
  openStreams(): number
}

export function chatCapability(deps: ChatDeps): Chat {
  const { db } = deps
  const turns = oneStreamEach(deps)
  const briefMatch = matchBriefer(deps)
  const pace = rateLimit(db, { name: 'chat', ...PACE })

  async function keepPace(userId: string): Promise<void> {
    try {
      await pace.count(userId)
    } catch (refusal) {
      // The specification has words of its own for this one.
      throw refusal instanceof AppError ? new AppError('chat.tooQuick') : refusal
    }
  }

  return {
    doors: [
      streamDoor(chatAi, 'user', async (question, session, stream) => {
        await keepPace(session.userId)
        await answerQuestion(deps, { turns, briefMatch }, session, question, stream)
      }),
    ],
    openStreams: () => turns.openCount,
    async tidy(now) {
      await deleteDeadTurns(db, now)
      await deleteOldConversations(db, new Date(now.getTime() - CONVERSATION_KEPT_MS))
    },
  }
}
