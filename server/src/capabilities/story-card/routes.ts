import { generateCard } from '@prancheta/contract/story-card.ts'
import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import { type Door, door } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { CardPainter } from './drawing/card-painter.ts'
import { makeCard } from './make-card.ts'

export function storyCardRoutes({ db }: { db: Kysely<DB> }): Door[] {
  const painter = new CardPainter()
  const making = rateLimit(db, { name: 'story-cards', tries: 30, windowSeconds: 60 })
  return [
    door(generateCard, { right: 'storyCard' }, async (input, { userId }) => {
      await making.count(userId)
      return makeCard({ db, painter }, userId, input)
    }),
  ]
}
