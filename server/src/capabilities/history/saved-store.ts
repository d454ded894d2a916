import type { ErrorCode } from '@prancheta/contract/protocol/errors.ts'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'

type SavedColumns = Insertable<DB['analyses']> & { fixture_id: number; pick_market_id: string | null }

/**
 * Saves a match with a pick. There is one row of each, whoever saves at the same moment: saved again, it takes over what the newer
 * analysis says and keeps the moment and the pick, with its odd, of the first time. What ended or was published stays as it is.
 */
export async function saveOnce(db: Queryable, row: SavedColumns): Promise<{ id: string; isNew: boolean }> {
  const written = await db
    .insertInto('analyses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'fixture_id', 'pick_market_id'])
        .where('fixture_id', 'is not', null)
        .where('is_repeat', '=', sql.lit(false))
        .doUpdateSet(({ ref }) => ({
          run_id: ref('excluded.run_id'),
          league_name: ref('excluded.league_name'),
          home_name: ref('excluded.home_name'),
          away_name: ref('excluded.away_name'),
          match_date: ref('excluded.match_date'),
          markets: ref('excluded.markets'),
          markets_version: ref('excluded.markets_version'),
          confidence: ref('excluded.confidence'),
          why: ref('excluded.why'),
        }))
        .where('analyses.settled_at', 'is', null)
        .where('analyses.published_at', 'is', null),
    )
    // A row that was there has had an updating transaction; a new one has not.
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirst()
  if (written) return { id: written.id, isNew: written.is_new }
  const { id } = await db
    .selectFrom('analyses')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('fixture_id', '=', row.fixture_id)
    .where('pick_market_id', 'is not distinct from', row.pick_market_id)
    .where('is_repeat', '=', false)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

export async function markSeen(db: Queryable, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ settlement_seen_at: at })
    .where('user_id', '=', userId)
    .where('settled_at', 'is not', null)
    .where('settlement_seen_at', 'is', null)
    .execute()
}

/** Says what became of the mark: a stranger's row is as if it were not there. */
export async function writeResult(
  db: Queryable,
  userId: string,
  id: string,
  result: 'green' | 'red',
): Promise<'written' | 'published' | 'not there'> {
  const written = await db
    .updateTable('analyses')
    .set({ result })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('published_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (written) return 'written'
  const own = await db
    .selectFrom('analyses')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own ? 'published' : 'not there'
}

/** What decides whether an analysis may be published; a stranger's is as if it were not there. Waits for others who change it. */
export function findPublishable(tx: Queryable, userId: string, id: string) {
  return tx
    .selectFrom('analyses')
    .leftJoin('games', 'games.id', 'analyses.fixture_id')
    .select([
      'analyses.fixture_id',
      'analyses.pick_market_id',
      'analyses.pick_name',
      'analyses.pick_probability',
      'analyses.match_date',
      'analyses.published_at',
      'analyses.settled_at',
      'games.kick_off',
      'games.state',
    ])
    .where('analyses.id', '=', id)
    .where('analyses.user_id', '=', userId)
    .forUpdate('analyses')
    .executeTakeFirst()
}

/** Why the database refuses to publish, by the names it gives its reasons. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  analyses_published_with_pick: 'publish.noPick',
  analyses_published_by_tipster: 'publish.notTipster',
  analyses_published_in_time: 'publish.tooLate',
}

/** The best offer for a pick in the minute it is published; nulls where there is none. */
export type PublishedPrice = { odd: number | null; house: string | null }

/**
 * Shows or hides. The first time it is shown the database notes when, by its own clock, and refuses what began, also in the moment since
 * anybody looked.
 */
export async function setShown(tx: Queryable, id: string, isShown: boolean, price?: PublishedPrice): Promise<void> {
  try {
    await tx
      .updateTable('analyses')
      .set({ public: isShown, ...(price && { published_odd: price.odd, published_house: price.house }) })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    const reason = error instanceof Error && 'constraint' in error ? REFUSALS[String(error.constraint)] : undefined
    throw reason === undefined ? error : new AppError(reason)
  }
}
