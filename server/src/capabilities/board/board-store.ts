import type { BoardLabel } from '@prancheta/core/board/board-figures.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Of the shape of what is kept; a row of another version counts as none. */
const VERSION = 1

/** What is shown of these games. */
export function findBoardRows(db: Queryable, fixtureIds: readonly number[]) {
  return db
    .selectFrom('board_rows')
    .select(['fixture_id', 'label', 'figures', 'made_at'])
    .where('version', '=', VERSION)
    .where('fixture_id', 'in', orNone(fixtureIds))
    .execute()
}

/** When the rows of these games were made. */
export async function findMadeAt(db: Queryable, fixtureIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('board_rows')
    .select(['fixture_id', 'made_at'])
    .where('version', '=', VERSION)
    .where('fixture_id', 'in', orNone(fixtureIds))
    .execute()
  return new Map(rows.map(({ fixture_id, made_at }) => [fixture_id, made_at]))
}

/** What may be legs of these games. */
export function findLegs(db: Queryable, fixtureIds: readonly number[]) {
  return db
    .selectFrom('board_rows')
    .select(['fixture_id', 'legs'])
    .where('version', '=', VERSION)
    .where('fixture_id', 'in', orNone(fixtureIds))
    .execute()
}

type NewBoardRow = { fixtureId: number; label: BoardLabel; figures: unknown; legs: unknown }

export async function writeBoardRows(db: Queryable, rows: readonly NewBoardRow[], madeAt: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into board_rows (fixture_id, version, label, figures, legs, made_at)
    select "fixtureId", ${VERSION}::integer, label, figures, legs, ${madeAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given ("fixtureId" bigint, label text, figures jsonb, legs jsonb)
    on conflict (fixture_id) do update set version = excluded.version, label = excluded.label,
      figures = excluded.figures, legs = excluded.legs, made_at = excluded.made_at`.execute(db)
}

export async function deleteRowsBefore(db: Queryable, kickOff: Date): Promise<void> {
  await db
    .deleteFrom('board_rows')
    .where('fixture_id', 'in', db.selectFrom('games').select('id').where('kick_off', '<', kickOff))
    .execute()
}

/** An empty list is no SQL, and no id is 0. */
const orNone = (ids: readonly number[]) => (ids.length > 0 ? [...ids] : [0])
