import { generateCard } from '@prancheta/contract/history/story-card.ts'
import { hasRight } from '@prancheta/core/plans/rights.ts'
import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import { type Door, door } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'
import type { Session } from '#platform/session/session.ts'
import { CardPainter } from './drawing/card-painter.ts'
import { makeCard } from './make-card.ts'

export type StoryCards = {
  doors: Door[]
  /** Told of whoever looks at something a card can be made of, so that the first card is as quick as the next. */
  foresee: (viewer: Session) => void
  stop: () => Promise<void>
}

export function createStoryCards({ db, log }: { db: Kysely<DB>; log: Log }): StoryCards {
  const painter = new CardPainter(log)
  const making = rateLimit(db, { name: 'story-cards', tries: 30, windowSeconds: 60 })
  return {
    doors: [
      door(generateCard, { right: 'storyCard' }, async (input, { userId }) => {
        await making.count(userId)
        return makeCard({ db, log, painter }, userId, input)
      }),
    ],
    foresee(viewer) {
      if (hasRight(viewer, 'storyCard')) painter.getReady()
    },
    stop: () => painter.stop(),
  }
}
