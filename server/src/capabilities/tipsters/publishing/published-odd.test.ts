import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { readEntry } from '@prancheta/contract/public-log/entries.ts'
import {
  hideAnalysis,
  previewPublication,
  publishAnalysis,
  readTipsterPage,
} from '@prancheta/contract/tipsters/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendEntries, logTools, openLogKey } from '#capabilities/public-log/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { addSaved } from '#test/add-published.ts'
import { timeAt } from '#test/log-time.ts'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

const SLUG = 'tina-odds'
const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
let tina: Person
let userId: string
let id: string
beforeAll(async () => {
  app = await openTestApp({ env: { PROVIDERS: 'strict', HOUSES: 'Casa A, Casa B, Casa C' } })
  tina = await app.signUp('Tina')
  userId = await userIdOf(app.database.db, tina)
  await app.database.db.updateTable('profiles').set({ tipster_slug: SLUG }).where('id', '=', userId).execute()
  // 'Longe' pays most, and nobody here can bet there.
  id = await savedPick({ 'Casa A': [2.2, 1.7], 'Casa B': [2.1, 1.75], 'Casa C': [2.12, 1.72], Longe: [2.24, 1.69] })
})
afterAll(() => app.stop())

/** A saved 'over 2.5' at 2.00 and 55%, and what the houses pay for over and under now. */
async function savedPick(houses: Record<string, [over: number, under: number]>): Promise<string> {
  const { db } = app.database
  const saved = await addSaved(db, { userId, odd: 2, chance: 0.55 })
  const market = { id: 'goals.over2.5', chance: 0.55, edge: 0.1, odd: 2, stake: 0.02, isRecommended: true }
  const { fixture_id } = await db
    .updateTable('analyses')
    .set({ pick_market_id: 'goals.over2.5', markets: JSON.stringify([market]), markets_version: 4 })
    .where('id', '=', saved)
    .returning('fixture_id')
    .executeTakeFirstOrThrow()
  const quotes = Object.entries(houses).flatMap(([house, [over, under]]) => [
    { house, outcome: 'over', price: over },
    { house, outcome: 'under', price: under },
  ])
  for (const { house, outcome, price } of quotes)
    await sql`insert into odds_quotes (fixture_id, house, market, line, outcome, price, quoted_at, received_at, confirmed_at)
      values (${fixture_id}, ${house}, 'totals', 2.5, ${outcome}, ${price}, now() - interval '1 minute', now(), now())`.execute(
      db,
    )
  return saved
}

const page = async () => (await app.visitor().call(readTipsterPage, { slug: SLUG })).tipster
const logged = async () =>
  (await app.database.db.selectFrom('log_entries').select('line').orderBy('n').execute()).map(({ line }) => line)

async function end(home: number, away: number): Promise<void> {
  await sql`update fixtures set state = 'finished', home_goals = ${home}, away_goals = ${away}, updated_at = clock_timestamp()
    where id = (select fixture_id from analyses where id = ${id})`.execute(app.database.db)
  for (const kind of ['history.settle', 'public-log.endings']) await app.runJob(kind, {}, run)
}

test('before publishing, its author sees the price and edge of this minute, and where no house offers the pick', async () => {
  expect(await tina.call(previewPublication, { analysisId: id })).toEqual({
    pick: 'Mais de 2,5 gols',
    probability: 0.55,
    saved_probability: 0.55,
    odd: 2.2,
    house: 'Casa A',
    edge: expect.closeTo(0.21, 9),
    is_too_old: false,
  })
  const unpriced = await savedPick({})
  expect(await tina.call(previewPublication, { analysisId: unpriced })).toMatchObject({
    odd: null,
    house: null,
    edge: null,
    is_too_old: false,
  })
  const stranger = await app.signUp('Rui')
  const strange = stranger.call(previewPublication, { analysisId: id })
  await expect(strange).rejects.toMatchObject({ code: 'publish.analysisMissing' })
})

test('a price that no house confirmed in these minutes is none of this minute: the author is told, and it is published without an odd', async () => {
  const old = await savedPick({ 'Casa A': [2.2, 1.7], 'Casa B': [2.1, 1.75] })
  await sql`update odds_quotes set quoted_at = now() - interval '20 minutes', confirmed_at = now() - interval '20 minutes'
    where fixture_id = (select fixture_id from analyses where id = ${old})`.execute(app.database.db)
  const without = { odd: null, house: null, edge: null }
  expect(await tina.call(previewPublication, { analysisId: old })).toMatchObject({ ...without, is_too_old: true })
  const rui = await app.signUp('Rui')
  const ruis = await userIdOf(app.database.db, rui)
  await app.database.db.updateTable('profiles').set({ tipster_slug: 'rui-odds' }).where('id', '=', ruis).execute()
  await app.database.db.updateTable('analyses').set({ user_id: ruis }).where('id', '=', old).execute()
  await rui.call(publishAnalysis, { analysis_id: old })
  const line = (await logged()).at(-1) ?? ''
  expect(readEntry(line)).toMatchObject({ kind: 'publication', body: { ...without, pricedAt: null, chance: 0.55 } })
})

test('a pick counts at the best price that people here can get in the minute it is published, with its house, and is written in the public log', async () => {
  await tina.call(publishAnalysis, { analysis_id: id })
  const { analyses, verified } = await page()
  expect(analyses).toMatchObject([
    { house: 'Casa A', entry: 3, markets: [{ isPick: true, odd: 2.2, edge: expect.closeTo(0.21, 9) }] },
  ])
  expect(verified).toMatchObject({ published: 1, settled: 0, yield: null, last: { n: 3 } })
  const [, , line = ''] = await logged()
  expect(readEntry(line)).toMatchObject({
    kind: 'publication',
    body: {
      ...{ pick: { market: 'goals.over2.5' }, chance: 0.55, savedChance: 0.55 },
      ...{ odd: 2.2, house: 'Casa A', edge: 0.21, pricedAt: expect.any(String) },
    },
  })
  for (const secret of [SLUG, tina.email, userId, id]) expect(line).not.toContain(secret)
})

test('hidden it still counts, and its end is a later entry; a corrected score is another', async () => {
  await tina.call(hideAnalysis, { analysisId: id })
  await end(3, 1)
  const { record, verified, analyses } = await page()
  expect(analyses).toEqual([])
  expect(record).toMatchObject({ published: 1, greens: 1, yield: expect.closeTo(1.2, 9) })
  expect(verified).toMatchObject({ published: 1, settled: 1, won: 1, staked: 1, yield: expect.closeTo(1.2, 9) })

  await end(0, 0)
  const settlements = (await logged()).map(readEntry).flatMap((entry) => (entry?.kind === 'settlement' ? [entry] : []))
  expect(settlements.map(({ body }) => body)).toEqual([
    { publication: 3, outcome: 'won', returned: 2.2, corrects: null },
    { publication: 3, outcome: 'lost', returned: 0, corrects: settlements[0]?.n },
  ])
  expect((await page()).verified).toMatchObject({ lost: 1, won: 0, yield: -1 })
})

test('a half result counts as neither green nor red in both records, and the end of the whole log stands beside them', async () => {
  const { db } = app.database
  await db
    .transaction()
    .execute((tx) =>
      appendEntries(tx, { clock: systemClock, key: openLogKey('x'.repeat(32)) }, [
        { kind: 'settlement', body: { publication: 3, outcome: 'half_won', returned: 1.6, corrects: null } },
      ]),
    )
  const { verified } = await page()
  expect(verified).toMatchObject({ settled: 1, won: 0, lost: 0, last: { n: (await logged()).length } })
})

test('who leaves takes the name and leaves the entries: the log stays whole and nobody can tell whose they were', async () => {
  const before = await logged()
  await sql`delete from profiles where id = ${userId}`.execute(app.database.db)
  expect(await logged()).toEqual(before)
  const { rows } = await sql`select from log_authors where user_id = ${userId}
    union all select from log_publications where user_id = ${userId}`.execute(app.database.db)
  expect(rows).toEqual([])
  const get = async (path: string) => (await app.visitor().send('get', path)).text()
  expect(await checkThrough({ get, tools: logTools, time: timeAt(new Date()) })).toMatchObject({ fault: null })
})
