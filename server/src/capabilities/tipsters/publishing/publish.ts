import type { Kysely } from 'kysely'
import { findPublishable, setShown } from '#capabilities/history/index.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { findSlug, listOwnPublications } from './tipster-page-store.ts'

const done = { done: true as const }

/**
 * Publishes an analysis for good. The reasons are found here, for people; the same rules stand in the database, by its own
 * clock, and hold whatever this says.
 */
export async function publish(db: Kysely<DB>, userId: string, id: string) {
  if ((await findSlug(db, userId)) === null) throw new AppError('publish.notTipster')
  await db.transaction().execute(async (tx) => {
    const found = await findPublishable(tx, userId, id)
    if (!found) throw new AppError('publish.analysisMissing')
    if (found.published_at === null) {
      if (found.pick_market_id === null) throw new AppError('publish.noPick')
      if (hasBegun(found, new Date())) throw new AppError('publish.tooLate')
    }
    await setShown(tx, id, true)
  })
  return done
}

export async function hide(db: Kysely<DB>, userId: string, id: string) {
  await db.transaction().execute(async (tx) => {
    const found = await findPublishable(tx, userId, id)
    if (!found || found.published_at === null) throw new AppError('publish.analysisMissing')
    await setShown(tx, id, false)
  })
  return done
}

type Publishable = NonNullable<Awaited<ReturnType<typeof findPublishable>>>

function hasBegun({ match_date, settled_at, kick_off, state }: Publishable, now: Date): boolean {
  const isMoved = kick_off !== null && kick_off <= now
  return match_date <= now || isMoved || settled_at !== null || (state !== null && state !== 'scheduled')
}

export async function listOwn(db: Kysely<DB>, userId: string) {
  const [slug, rows] = await Promise.all([findSlug(db, userId), listOwnPublications(db, userId)])
  return {
    slug,
    publications: rows.flatMap(({ id, published_at, hidden_at }) =>
      published_at === null
        ? []
        : [{ analysis_id: id, published_at: published_at.toISOString(), is_hidden: hidden_at !== null }],
    ),
  }
}
