import { hasRight } from '@prancheta/core/billing/rights.ts'
import type { QuotaSubject } from '#capabilities/analysis/index.ts'
import { findFixtureRow } from '#capabilities/fixtures/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import { hasConversation, insertConversation } from './chat-store.ts'
import type { ChatDeps } from './deps.ts'

type Named = { fixtureId?: number | null | undefined; conversationId?: string | null | undefined }

/** What the talk is about. Anybody signed in may talk of a match; the chat page's conversations need their right. */
export async function subjectOf(
  { db, clock }: ChatDeps,
  session: Session,
  { fixtureId, conversationId }: Named,
): Promise<QuotaSubject> {
  if (fixtureId != null) {
    if (!(await findFixtureRow(db, fixtureId))) throw new AppError('fixture.notFound')
    return { fixtureId }
  }
  if (!hasRight(session, 'chatPage')) throw new AppError('plan.rightMissing')
  if (conversationId == null) return { conversationId: await insertConversation(db, session.userId, clock.now()) }
  if (!(await hasConversation(db, session.userId, conversationId))) throw new AppError('chat.conversationNotFound')
  return { conversationId }
}
