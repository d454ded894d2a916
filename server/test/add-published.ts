import { randomUUID } from 'node:crypto'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { returnOfPick } from '@prancheta/core/history/pick-outcome.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

type Saved = {
  userId: string
  home?: string
  odd?: number | null
  chance?: number
  confidence?: number
  hasPick?: boolean
  /** Minutes from now to the kick-off. */
  inMinutes?: number
}

/** A saved analysis of a game still to come. */
export async function addSaved(db: Queryable, saved: Saved): Promise<string> {
  const { userId, home = 'Casa', odd = 2, chance = 0.55, confidence = 72, hasPick = true, inMinutes = 60 } = saved
  const fixtureId = await addGame(db, home, inMinutes)
  const markets = ['over_2_5', 'home'].map((id) => ({ id, name: id, probability: chance, edge: 0.1, odd, kelly: 2 }))
  const pick = { pick_market_id: 'over_2_5', pick_name: 'Mais de 2,5 gols', pick_probability: chance, pick_odd: odd }
  const { id } = await db
    .insertInto('analyses')
    .values({
      user_id: userId,
      fixture_id: fixtureId,
      league_name: 'Série A',
      home_name: home,
      away_name: 'Fora',
      match_date: sql<Date>`(select kick_off from fixtures where id = ${fixtureId})`,
      markets: JSON.stringify(markets),
      why: JSON.stringify(['Dois ataques fortes.']),
      confidence,
      ...(hasPick ? pick : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Published in time, and ended as told: the way there is the same as in a running product. */
export async function addPublished(db: Queryable, saved: Saved & { outcome?: PickOutcome }): Promise<string> {
  const id = await addSaved(db, saved)
  await db
    .updateTable('analyses')
    .set({ public: true, published_odd: saved.odd === undefined ? 2 : saved.odd })
    .where('id', '=', id)
    .execute()
  if (saved.outcome) await settleAs(db, id, saved.outcome)
  return id
}

export async function settleAs(db: Queryable, id: string, outcome: PickOutcome): Promise<void> {
  const { fixture_id, pick_odd, published_odd } = await db
    .updateTable('analyses')
    .set({ settlement_seen_at: null })
    .where('id', '=', id)
    .returning(['fixture_id', 'pick_odd', 'published_odd'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('analyses')
    .set({
      settled_at: sql<Date>`now()`,
      settled_from: sql<Date>`(select updated_at from fixtures where id = ${fixture_id})`,
      pick_outcome: outcome,
      pick_return: pick_odd === null ? null : returnOfPick(outcome, pick_odd),
      published_return: published_odd === null ? null : returnOfPick(outcome, published_odd),
    })
    .where('id', '=', id)
    .execute()
}

export async function addGame(db: Queryable, home: string, inMinutes: number): Promise<number> {
  const source = { source: 'test', source_id: randomUUID() }
  const league = await db
    .insertInto('leagues')
    .values({ ...source, name: 'Série A', is_demo: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const club = (name: string) =>
    db
      .insertInto('teams')
      .values({ source: 'test', source_id: randomUUID(), name })
      .returning('id')
      .executeTakeFirstOrThrow()
  const game = await db
    .insertInto('fixtures')
    .values({
      ...source,
      league_id: league.id,
      season: 2026,
      home_id: (await club(home)).id,
      away_id: (await club('Fora')).id,
      kick_off: sql<Date>`now() + make_interval(mins => ${inMinutes}::int)`,
      is_time_known: true,
      state: 'scheduled',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return game.id
}
