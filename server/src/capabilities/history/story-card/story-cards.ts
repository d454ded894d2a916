import { hasRight } from '@prancheta/core/billing/rights.ts'
import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'
import type { Session } from '#platform/session/session.ts'
import { CardPainter } from './drawing/card-painter.ts'
import { type CardRequest, makeCard } from './make-card.ts'

export type StoryCards = {
  make(userId: string, request: CardRequest): ReturnType<typeof makeCard>
  /** Has the drawing ready when somebody who may make cards looks at something a card can be made of. */
  prepareFor(viewer: Session): void
  stop(): Promise<void>
}

export function openStoryCards({ db, log }: { db: Kysely<DB>; log: Log }): StoryCards {
  const painter = new CardPainter(log)
  const making = rateLimit(db, { name: 'story-cards', tries: 30, windowSeconds: 60 })
  return {
    async make(userId, request) {
      await making.count(userId)
      return makeCard({ db, log, painter }, userId, request)
    },
    prepareFor(viewer) {
      if (hasRight(viewer, 'storyCard')) painter.getReady()
    },
    stop: () => painter.stop(),
  }
}
