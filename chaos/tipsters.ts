import type { Queryable } from '@prancheta/server/platform/db/database.ts'
import { z } from 'zod'
import { SECRET } from '../bench/support-people.ts'
import { addGame } from '../server/test/add-published.ts'
import { storedCases } from '../server/test/golden/golden.ts'
import { insertPerson } from '../server/test/insert-person.ts'
import type { Person } from '../server/test/person.ts'
import { userIdOf } from '../server/test/support.ts'

const STORED_VERSION = 4
const MINUTES_A_DAY = 24 * 60

/** Somebody with a public page and one analysis made, of a game of tomorrow, whose markets are yet to be saved and published. */
export type Tipster = { person: Person; slug: string; fixtureId: number; picks: readonly string[] }

const storedResult = z.looseObject({
  fixture: z.looseObject({}),
  markets: z.array(z.looseObject({ id: z.string() })),
})

/** Made in the database: an analysis through the door needs leagues that were rated for minutes first. */
export async function addTipsters(db: Queryable, count: number): Promise<Tipster[]> {
  const [golden] = storedCases(STORED_VERSION)
  if (!golden) throw new Error('there is no stored analysis')
  const result = storedResult.parse(golden.run.result)
  const picks = result.markets.map(({ id }) => id)
  const fixtureId = await addGame(db, 'Bahia', MINUTES_A_DAY)
  const game = await db.selectFrom('fixtures').selectAll().where('id', '=', fixtureId).executeTakeFirstOrThrow()
  const ids = { fixtureId, leagueId: game.league_id, homeId: game.home_id, awayId: game.away_id }
  const fixture = { ...result.fixture, ...ids, dateUTC: game.kick_off.toISOString() }
  const run = { fixture_id: fixtureId, result: JSON.stringify({ ...result, fixture }) }
  const tipsters: Tipster[] = []
  for (let n = 0; n < count; n += 1) {
    const person = await insertPerson({ url: '', db, authSecret: SECRET, passwordHash: 'none' }, 'Tina')
    const userId = await userIdOf(db, person)
    const slug = `tina-${n + 1}`
    await db.updateTable('profiles').set({ tipster_slug: slug }).where('id', '=', userId).execute()
    await db
      .insertInto('analysis_runs')
      .values({ ...run, user_id: userId, created_at: new Date() })
      .execute()
    tipsters.push({ person, slug, fixtureId, picks })
  }
  return tipsters
}
