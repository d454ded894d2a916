import type { Capability } from '#platform/capability/capability.ts'
import type { ChatDeps } from './answer-question.ts'
import { deleteDeadTurns, deleteOldConversations } from './chat-store.ts'
import { chatDoors } from './doors.ts'
import { openStreamTurns } from './stream-turns.ts'

const CONVERSATION_KEPT_MS = 90 * 86_400_000

export type Chat = Capability & {
  /** Replies streaming from this process now. */
  openStreams(): number
}

/** Talks with the AI about a match, or about none. */
export function chatCapability(deps: ChatDeps): Chat {
  const turns = openStreamTurns(deps)
  return {
    doors: chatDoors(deps, turns),
    openStreams: () => turns.openCount,
    async tidy(now) {
      await deleteDeadTurns(deps.db, now)
      await deleteOldConversations(deps.db, new Date(now.getTime() - CONVERSATION_KEPT_MS))
    },
  }
}
