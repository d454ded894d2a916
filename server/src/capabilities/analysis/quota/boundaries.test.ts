import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'
import { claim, look } from './quota.ts'

const SECOND_MS = 1_000
const MONTHS = 24

/** Midnight of the first of a month in São Paulo, which is three hours behind and has had no summer time since 2019. */
const monthBegins = (index: number) => new Date(Date.UTC(2027, index, 1, 3))
const at = (moment: Date, shiftMs: number) => ({ now: () => new Date(moment.getTime() + shiftMs) })

test('a second before each of 24 months in São Paulo the old one counts, and a second after it the new one', async () => {
  const app = await startTestApp()
  const { db } = app.database
  const userId = await userIdOf(db, await app.signUp('Ana'))
  for (let month = 0; month < MONTHS; month += 1) {
    const [begin, next] = [monthBegins(month), monthBegins(month + 1)]
    const last = await claim({ db, clock: at(begin, -SECOND_MS) }, userId, { fixtureId: 1_000 + month })
    expect(last, begin.toISOString()).toMatchObject({ granted: true, newUnit: true })
    expect((await look({ db, clock: at(begin, -SECOND_MS) }, userId)).resetsAt).toEqual(begin)
    expect(await look({ db, clock: at(begin, SECOND_MS) }, userId)).toMatchObject({ used: 0, resetsAt: next })
    // The same match is a new unit of the new month.
    const first = await claim({ db, clock: at(begin, SECOND_MS) }, userId, { fixtureId: 1_000 + month })
    expect(first, begin.toISOString()).toMatchObject({ granted: true, newUnit: true, used: 1 })
  }
})

test('server and database agree on the day a second before and after each of 24 midnights, years’ ends among them', async () => {
  const app = await startTestApp()
  for (let month = 0; month < MONTHS; month += 1) {
    for (const shiftMs of [-SECOND_MS, 0, SECOND_MS]) {
      const moment = at(monthBegins(month), shiftMs).now()
      const { rows } = await sql<{
        day: string
      }>`select (${moment}::timestamptz at time zone 'America/Sao_Paulo')::date::text as day`.execute(app.database.db)
      expect(dateInSaoPaulo(moment)).toBe(rows[0]?.day)
      expect(dateInSaoPaulo(moment).endsWith('-01'), moment.toISOString()).toBe(shiftMs >= 0)
    }
  }
})
