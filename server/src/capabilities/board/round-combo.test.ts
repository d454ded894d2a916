import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { priceRoundCombo, readBoard } from '@prancheta/contract/board/routes.ts'
import { boardWords, legGoneOf } from '@prancheta/contract/board/words.ts'
import { readRecord } from '@prancheta/contract/history/record.ts'
import { readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { listHistory, readUnfinished } from '@prancheta/contract/history/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import { putOnPlan } from '#test/saved-analyses.ts'
import type { TestApp } from '#test/start-test-app.ts'

const DAY = '2026-11-20'
const clock = movingClock(`${DAY}T14:00:00Z`)
const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
let bia: Person
let carla: Person
let games: Awaited<ReturnType<typeof boardOf>>['games']
beforeAll(async () => {
  ;({ app } = await openRatedApp({ clock }))
  await app.runJob('fixtures.follow-days', {}, run)
  await app.runJob('fixtures.follow-odds', {}, run)
  await app.runJob('board.refresh', {}, run)
  bia = await member('black')
  games = (await boardOf(bia)).games
})
afterAll(() => app.stop())

const boardOf = (person: Person, date = DAY) => person.call(readBoard, { date })

async function member(plan: Parameters<typeof putOnPlan>[2]): Promise<Person> {
  const person = await app.signUp('Bia')
  await putOnPlan(app.database.db, person, plan)
  return person
}

const leg = (at: number, marketId = 'result.home') => ({ fixtureId: games[at]?.fixtureId ?? 0, marketId })
/** The likelier side of 2.5 goals: likely enough that a good odd deserves more than one bet may have. */
const likely = (at: number) => leg(at, (games[at]?.forecast?.over25 ?? 0) > 0.5 ? 'goals.over2.5' : 'goals.under2.5')
const price = (person: Person, legs: ReturnType<typeof leg>[], odd?: number) =>
  person.call(priceRoundCombo, { legs, ...(odd !== undefined && { odd }) })

test('legs of different matches are priced by the board’s own chances, multiplied', async () => {
  const combo = await price(bia, [leg(0), leg(1, 'goals.over2.5'), leg(2, 'btts.yes')])
  const [one, two, three] = games
  const chances = [one?.forecast?.chances.pooled.home, two?.forecast?.over25, three?.forecast?.bothScore]
  expect(combo.legs.map(({ chance }) => chance)).toEqual(chances)
  expect(combo.chance).toBeCloseTo(
    chances.reduce<number>((all, chance) => all * (chance ?? 0), 1),
    9,
  )
  expect(combo.fairOdd).toBeCloseTo(1 / combo.chance, 6)
  expect(combo).toMatchObject({ refunded: 0, value: null, exposureMax: 0.15, exposed: 0 })
  expect(combo.legs[0]).toMatchObject({ homeName: one?.homeName, market: 'Vitória do mandante' })
})

test('only the odd that somebody is offered gives an edge, and no stake is above 5%', async () => {
  const legs = [likely(0), likely(1)]
  const { fairOdd } = await price(bia, legs)
  expect((await price(bia, legs, (fairOdd ?? 0) * 1.04)).value).toMatchObject({
    edge: expect.closeTo(0.04, 2),
    label: 'marginal',
    limit: 'none',
  })
  expect((await price(bia, legs, (fairOdd ?? 0) * 9)).value).toMatchObject({ stake: 0.05, limit: 'bet' })
  expect((await price(bia, legs, (fairOdd ?? 0) * 0.9)).value).toMatchObject({ stake: 0, label: 'sem valor' })
})

test('the day’s saved recommendations leave less of the round to a combination', async () => {
  carla = await member('black')
  for (const { fixtureId } of games.filter(({ label }) => label === 'value')) {
    await carla.call(analyzeMatchPro, { fixtureId })
    await carla.call(saveAnalysis, { fixture_id: fixtureId })
  }
  const { exposed, fairOdd } = await price(carla, [likely(0), likely(1)])
  expect(exposed).toBeGreaterThan(0)
  expect(exposed).toBeLessThanOrEqual(0.15)
  const { value } = await price(carla, [likely(0), likely(1)], (fairOdd ?? 0) * 9)
  expect(value?.stake).toBeCloseTo(Math.min(0.05, 0.15 - exposed), 9)
})

test('one leg a match, of one day, that the board knows: anything else is refused in words', async () => {
  const tomorrow = (await boardOf(bia, '2026-11-21')).games[0]
  await expect(price(bia, [leg(0), leg(0, 'btts.yes')])).rejects.toMatchObject({ words: boardWords.oneLegAMatch })
  const words = legGoneOf(`${games[1]?.homeName} x ${games[1]?.awayName}`)
  await expect(price(bia, [leg(0), leg(1, 'corners.over8.5')])).rejects.toMatchObject({ words })
  await expect(price(bia, [leg(0), { fixtureId: 999_999, marketId: 'btts.yes' }])).rejects.toMatchObject({
    code: 'board.legGone',
  })
  await expect(
    price(bia, [leg(0), { fixtureId: tomorrow?.fixtureId ?? 0, marketId: 'result.home' }]),
  ).rejects.toMatchObject({ words: boardWords.oneDay })
  const legs = games.slice(0, 9).map((_, at) => leg(at))
  await expect(price(bia, legs)).rejects.toMatchObject({ code: 'request.invalid' })
})

test('it is a right of Black', async () => {
  await expect(price(await member('pro'), [leg(0), leg(1)])).rejects.toMatchObject({ code: 'plan.rightMissing' })
})

test('a crest that a source has is told wherever the clubs of a match are: board, combination, round, history, unfinished', async () => {
  const game = games.find(({ label }) => label === 'value')
  const other = games.find(({ homeId, awayId }) => homeId !== game?.homeId && awayId !== game?.homeId)
  if (!game || !other) throw new Error('the made-up day has both')
  const { db } = app.database
  await db.updateTable('teams').set({ logo: 'https://vendor.example/1.png' }).where('id', '=', game.homeId).execute()
  const dora = await member('black')
  await dora.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  await dora.call(saveAnalysis, { fixture_id: game.fixtureId })

  const clubs = { homeId: game.homeId, homeLogo: `/api/clubs/${game.homeId}/crest`, awayLogo: null }
  const legs = [game, other].map(({ fixtureId }) => ({ fixtureId, marketId: 'result.home' }))
  const ownBoard = await boardOf(dora)
  expect(ownBoard.games.find(({ fixtureId }) => fixtureId === game.fixtureId)).toMatchObject(clubs)
  expect((await price(dora, legs)).legs).toMatchObject([clubs, { homeLogo: null, awayLogo: null }])
  expect((await dora.call(readRoundPlan, { date: DAY })).bets).toMatchObject([clubs])
  expect((await dora.call(listHistory, {})).analyses).toMatchObject([clubs])
  expect((await dora.call(readUnfinished, {})).matches).toMatchObject([clubs])
  await db
    .updateTable('analyses')
    .set({ result: 'green', home_id: null })
    .where('fixture_id', '=', game.fixtureId)
    .execute()
  const unknown = { homeId: null, homeLogo: null }
  expect((await dora.call(readRecord, {})).few).toMatchObject([unknown])
  expect((await dora.call(listHistory, {})).analyses).toMatchObject([unknown])
})

test('what is at stake on a match that has begun still leaves less of the round, until it is settled', async () => {
  const kickOffOf = ({ dateUTC }: (typeof games)[number]) => Date.parse(dateUTC)
  const late = games.toSorted((one, other) => kickOffOf(other) - kickOffOf(one)).slice(0, 2)
  const legs = late.map(({ fixtureId }) => ({ fixtureId, marketId: 'result.home' }))
  const { exposed } = await price(carla, legs)
  const firstMs = Math.min(...games.filter(({ label }) => label === 'value').map(kickOffOf))
  clock.forward(firstMs + 60_000 - clock.now().getTime())
  expect((await price(carla, legs)).exposed).toBeCloseTo(exposed, 9)
  expect((await carla.call(readRoundPlan, { date: DAY })).total).toBeLessThan(exposed * 100)
})

test('a leg whose game has begun is refused, and its match is named', async () => {
  clock.forward(10 * 3_600_000)
  const words = legGoneOf(`${games[0]?.homeName} x ${games[0]?.awayName}`)
  await expect(price(bia, [leg(0), leg(1)])).rejects.toMatchObject({ words })
})
