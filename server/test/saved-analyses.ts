import type { Plan } from '@prancheta/core/billing/plans.ts'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Person } from './person.ts'
import { userIdOf } from './support.ts'

type Row = Insertable<DB['analyses']>

const MARKETS = [
  { id: 'result.home', name: 'Vitória do mandante', probability: 0.55, edge: 0.08, odd: 1.96, kelly: 2, isRecommended: true },
  { id: 'goals.over2.5', name: 'Mais de 2,5 gols', probability: 0.52, edge: null, odd: null, kelly: null },
  { id: 'btts.yes', name: 'Ambas marcam: sim', probability: 0.5, edge: null, odd: null, kelly: null },
  { id: 'corners.over9.5', name: 'Mais de 9,5 escanteios', probability: 0.48, edge: null, odd: null, kelly: null },
] // biome-ignore format: one market a line

/** A saved analysis written past the doors, for what would take seasons of real ones. */
export async function addSaved(db: Queryable, owner: Person, more: Partial<Row> = {}): Promise<string> {
  const [id] = await addManySaved(db, owner, [more])
  if (id === undefined) throw new Error('nothing saved')
  return id
}

export async function addManySaved(db: Queryable, owner: Person, rows: readonly Partial<Row>[]): Promise<string[]> {
  const userId = await userIdOf(db, owner)
  const written = await db
    .insertInto('analyses')
    .values(
      rows.map((more) => ({
        user_id: userId,
        league_name: 'Liga Ipê Ouro',
        home_name: 'Bahia',
        away_name: 'Santos',
        match_date: new Date('2026-11-20T22:00:00Z'),
        confidence: 71.5,
        markets: JSON.stringify(MARKETS),
        ...more,
      })),
    )
    .returning('id')
    .execute()
  return written.map(({ id }) => id)
}

/** The columns of a pick that was saved in time and has ended. */
export function endedPick(outcome: PickOutcome, back: number | null, more: Partial<Row> = {}): Partial<Row> {
  return {
    created_at: new Date('2026-11-19T12:00:00Z'),
    pick_market_id: 'result.home',
    pick_name: 'Vitória do mandante',
    pick_probability: 0.55,
    pick_odd: back === null ? null : 2,
    pick_outcome: outcome,
    pick_return: back,
    settled_at: new Date('2026-11-21T00:00:00Z'),
    settled_from: new Date('2026-11-21T00:00:00Z'),
    ...more,
  }
}

export async function putOnPlan(db: Queryable, owner: Person, plan: Plan): Promise<void> {
  await db
    .updateTable('plans')
    .set({ plan })
    .where('user_id', '=', await userIdOf(db, owner))
    .execute()
}

/** Writes a game's end as a source would tell it. */
export async function endGame(
  db: Queryable,
  fixtureId: number,
  end: Partial<Insertable<DB['fixtures']>>,
): Promise<void> {
  await db
    .updateTable('fixtures')
    .set({ ...end, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', fixtureId)
    .execute()
}
