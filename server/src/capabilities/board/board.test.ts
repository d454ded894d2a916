import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { readBoard } from '@prancheta/contract/board/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LiveListener } from '#test/live-listener.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import { putOnPlan } from '#test/saved-analyses.ts'
import type { TestApp } from '#test/start-test-app.ts'

const DAY = '2026-11-20'
const HOUR_MS = 3_600_000
const clock = movingClock(`${DAY}T14:00:00Z`)
const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
let games: FixtureView[]
beforeAll(async () => {
  ;({ app, games } = await openRatedApp({ clock }))
  await app.runJob('fixtures.follow-days', {}, run)
  await app.runJob('fixtures.follow-odds', {}, run)
  await refresh()
})
afterAll(() => app.stop())

const refresh = () => app.runJob('board.refresh', {}, run)
const boardOf = (person: Person, date = DAY) => person.call(readBoard, { date })

async function member(plan: Parameters<typeof putOnPlan>[2]): Promise<Person> {
  const person = await app.signUp('Ana')
  await putOnPlan(app.database.db, person, plan)
  return person
}

test('the board and the opened analysis of a game say the same', async () => {
  const admin = await app.signUpAdmin()
  const { games: shown } = await boardOf(admin)
  expect(shown.map(({ fixtureId }) => fixtureId).toSorted()).toEqual(games.map(({ fixtureId }) => fixtureId).toSorted())
  expect(new Set(shown.map(({ label }) => label)).size).toBeGreaterThan(1)
  for (const { fixtureId, label, forecast, offers } of shown) {
    const analysis = await admin.call(analyzeMatchPro, { fixtureId })
    const chanceOf = (id: string) => (analysis.markets.find((market) => market.id === id)?.probability ?? 0) / 100
    expect(label === 'value').toBe(analysis.pick !== null)
    expect(forecast?.chances.pooled.home).toBeCloseTo(chanceOf('result.home'), 5)
    expect(forecast?.over25).toBeCloseTo(chanceOf('goals.over2.5'), 5)
    expect(forecast?.bothScore).toBeCloseTo(chanceOf('btts.yes'), 5)
    // The answer has what is recommended first, then by edge.
    const [best] = analysis.markets.filter((market) => market.edge !== null)
    expect(offers?.[0]?.marketId).toBe(best?.id)
    if (!best) continue
    expect(offers?.[0]).toMatchObject({
      market: best.name,
      odd: best.odd,
      house: best.bookmaker,
      at: best.oddAt,
      edge: expect.closeTo(best.edge ?? Number.NaN, 5),
      confidence: expect.closeTo(best.confidence, 5),
      isRecommended: best.isRecommended,
    })
  }
})

test.each(['teste', 'starter'] as const)(
  'plan %s sees chances and label, and no word of edge, market or price',
  async (plan) => {
    const board = await boardOf(await member(plan))
    expect(board).toMatchObject({ date: DAY, seesValue: false })
    expect(board.games.every(({ offers }) => offers === null)).toBe(true)
    expect(board.games.every(({ forecast, label }) => forecast !== null && label !== null)).toBe(true)
    expect(JSON.stringify(board)).not.toMatch(/edge|house|"odd"|marketId|confidence|moves/)
  },
)

test.each(['pro', 'black', 'vip_unlimited'] as const)(
  'plan %s sees edge, market and price with house and age',
  async (plan) => {
    const board = await boardOf(await member(plan))
    const priced = board.games.filter(({ label }) => label !== 'noOdds')
    expect(board.seesValue).toBe(true)
    for (const { offers } of priced)
      expect(offers?.[0]).toMatchObject({ house: expect.any(String), odd: expect.any(Number), at: expect.any(String) })
  },
)

test('looking at the board uses nothing of the month', async () => {
  const ana = await member('starter')
  await boardOf(ana)
  expect(await ana.call(readPlan, {})).toMatchObject({ analyses_count_month: 0 })
})

test('a game that nobody prices says so, with chances and without an edge', async () => {
  const { games: shown } = await boardOf(await member('pro'))
  const unpriced = shown.filter(({ label }) => label === 'noOdds')
  expect(unpriced.length).toBeGreaterThan(0)
  for (const { forecast, offers } of unpriced) {
    expect(offers).toEqual([])
    expect(forecast?.chances.market).toBeNull()
  }
})

test('the board has today and the next two days; any other day is empty and says which have one', async () => {
  const ana = await member('pro')
  expect((await boardOf(ana)).days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  expect(await boardOf(ana, '2026-11-23')).toMatchObject({ date: '2026-11-23', games: [], total: 0, madeAt: null })
  expect((await ana.call(readBoard, {})).date).toBe(DAY)
})

test('who looks at a board hears that a price moved, sees how, and hears nothing while all stands still', async () => {
  const ana = await member('pro')
  const { games: before } = await boardOf(ana)
  const game = before.find(({ offers }) => offers?.[0])
  const offer = game?.offers?.[0]
  if (!game || !offer) throw new Error('no game with a price')
  const listener = await LiveListener.open(ana)
  await refresh()
  clock.forward(2.5 * HOUR_MS)
  await app.runJob('fixtures.follow-odds', {}, run)
  await refresh()
  await listener.hears('board.changed')
  const heard = listener.events.filter(({ type }) => type === 'board.changed')
  expect(heard.flatMap(({ data }) => (data as { days: string[] }).days)).toContain(DAY)
  await refresh()
  const told = await app.database.db
    .selectFrom('live_events')
    .select('id')
    .where('type', '=', 'board.changed')
    .execute()
  await refresh()
  expect(
    await app.database.db.selectFrom('live_events').select('id').where('type', '=', 'board.changed').execute(),
  ).toEqual(told)
  const { games: after } = await boardOf(ana)
  const moved = after.flatMap(({ offers }) => offers ?? []).filter(({ moves }) => moves.length > 1)
  expect(moved.length).toBeGreaterThan(0)
  for (const { moves, odd } of moved) expect(moves.at(-1)?.odd).toBe(odd)
  await listener.cut()
})

test('a price that its house took back is no longer on the board', async () => {
  const ana = await member('pro')
  const game = (await boardOf(ana)).games.find(({ offers }) => (offers?.length ?? 0) > 0)
  const best = game?.offers?.[0]
  if (!game || !best) throw new Error('no game with a price')
  await sql`update odds_quotes set withdrawn_at = ${clock.now()} where fixture_id = ${game.fixtureId} and house = ${best.house}`.execute(
    app.database.db,
  )
  clock.forward(HOUR_MS / 2)
  await refresh()
  const after = (await boardOf(ana)).games.find(({ fixtureId }) => fixtureId === game.fixtureId)
  expect(after?.offers?.some(({ house }) => house === best.house)).toBe(false)
})

test('a game that has begun keeps its chances and has neither label nor price', async () => {
  clock.forward(9 * HOUR_MS)
  const { games: shown } = await boardOf(await member('pro'))
  const begun = shown.filter(({ dateUTC }) => new Date(dateUTC) <= clock.now())
  expect(begun.length).toBeGreaterThan(0)
  for (const { label, offers, forecast } of begun) {
    expect({ label, offers }).toEqual({ label: null, offers: [] })
    expect(forecast).not.toBeNull()
  }
})

test('without ratings of its league a game says that there are no data, and nothing is made up', async () => {
  const { db } = app.database
  await sql`delete from league_ratings`.execute(db)
  await sql`delete from board_rows`.execute(db)
  await refresh()
  const { games: shown } = await boardOf(await member('pro'), '2026-11-21')
  expect(shown.length).toBeGreaterThan(0)
  for (const game of shown) expect(game).toMatchObject({ label: 'noData', forecast: null, offers: [] })
})
