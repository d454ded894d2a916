import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { MARKETS } from '@prancheta/core/markets/catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '#platform/clock/clock.ts'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import type { TestApp } from '#test/start-test-app.ts'
import { tidyRuns } from './runs.ts'

let now = new Date('2026-11-20T14:00:00Z')
const clock: Clock = { now: () => now }
let app: TestApp
let games: FixtureView[]

beforeAll(async () => {
  ;({ app, games } = await openRatedApp({ clock }))
})
afterAll(() => app.stop())

const game = (at = 0) => {
  const found = games[at]
  if (!found) throw new Error('not enough games today')
  return found
}
const analyse = (person: Person, { fixtureId }: FixtureView) => person.call(analyzeMatchPro, { fixtureId })
const savedBy = ({ email }: Person) =>
  app.database.db
    .selectFrom('analyses')
    .innerJoin('profiles', 'profiles.id', 'analyses.user_id')
    .selectAll('analyses')
    .where('profiles.email', '=', email)
    .execute()

test('a match is analysed whole: markets of every group, combos, reasons, confidence, scores', async () => {
  const ana = await app.signUp('Ana')
  const result = await analyse(ana, game())
  expect(result.markets.length).toBeGreaterThan(150)
  expect(result.markets.length).toBeLessThanOrEqual(MARKETS.length)
  expect(new Set(result.markets.map(({ group }) => group)).size).toBe(8)
  expect(result.reasoning.length).toBeGreaterThanOrEqual(3)
  expect(result.reasoning.length).toBeLessThanOrEqual(5)
  expect(result.confidenceParts).toHaveLength(4)
  expect(result.match).toBe(`${game().homeName} x ${game().awayName}`)
  expect(result.isDemo).toBe(true)
  const chanceShown = result.scores.flat().reduce((sum, pct) => sum + pct, 0)
  expect(chanceShown).toBeGreaterThan(99.5)
  expect(result.quota).toEqual({ plan: 'teste', current: 1, limit: 3, remaining: 2, newUnit: true })
})

test('without a real odd a market has no edge and no stake; with one both come from it', async () => {
  const ana = await app.signUp('Ana')
  const { markets } = await analyse(ana, game(1))
  for (const { odd, edge, kelly, oddType, isEstimated, probability } of markets) {
    expect([edge === null, kelly === null, oddType, isEstimated]).toEqual(
      odd === null ? [true, true, 'fair', true] : [false, false, 'real', false],
    )
    if (odd !== null) expect(edge).toBeCloseTo((probability / 100) * odd - 1, 9)
  }
})

test('a double chance that houses quote has its odd, edge, houses and movement', async () => {
  const admin = await app.signUpAdmin()
  const results = []
  for (const one of games.slice(0, 4)) results.push(await analyse(admin, one))
  const quoted = results.find(({ houses }) => houses.length > 0)
  const id = 'doubleChance.homeDraw'
  const market = quoted?.markets.find((one) => one.id === id)
  expect(market).toMatchObject({ oddType: 'real', odd: expect.any(Number), edge: expect.any(Number) })
  expect(quoted?.houses.find(({ marketId }) => marketId === id)?.prices.length).toBeGreaterThan(0)
  expect(quoted?.movement.find(({ marketId }) => marketId === id)?.points.length).toBeGreaterThan(0)
})

test('today some match is recommended, some is not, and one has no odds at all', async () => {
  const admin = await app.signUpAdmin()
  const results = []
  for (const one of games) results.push(await analyse(admin, one))
  expect(results.some(({ pick }) => pick !== null)).toBe(true)
  expect(results.filter(({ pick }) => pick === null).length).toBeGreaterThan(1)
  expect(results.some(({ houses, pick }) => houses.length === 0 && pick === null)).toBe(true)
  expect(results.some(({ combos }) => combos.A === null)).toBe(true)
  for (const { combos, comboNotes } of results) {
    expect(comboNotes).toHaveLength(Object.values(combos).filter((combo) => combo === null).length)
  }
})

test('analysing the same match again is free and tells what changed since', async () => {
  const ana = await app.signUp('Ana')
  expect((await analyse(ana, game())).changes).toBeNull()
  now = new Date('2026-11-20T16:00:00Z')
  const again = await analyse(ana, game())
  now = new Date('2026-11-20T14:00:00Z')
  expect(again.changes?.since).toBe('2026-11-20T14:00:00.000Z')
  expect(again.quota).toMatchObject({ current: 1, newUnit: false })
})

test('a fourth match of the trial is refused in the specified words, and costs nothing', async () => {
  const ana = await app.signUp('Ana')
  for (const at of [0, 1, 2]) await analyse(ana, game(at))
  const refused = await ana.send('post', analyzeMatchPro.path, { fixtureId: game(3).fixtureId })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toEqual({
    code: 'analysis.quotaExhausted',
    error: 'Limite de 3 análises atingido para o plano Free. Faça upgrade para continuar.',
  })
  expect((await analyse(ana, game(2))).quota).toMatchObject({ current: 3, remaining: 0, newUnit: false })
})

test('two hundred requests at one remaining: exactly one new match is analysed', async () => {
  const ana = await app.signUp('Ana')
  for (const at of [0, 1]) await analyse(ana, game(at))
  const others = games.slice(2, 7)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      ana.send('post', analyzeMatchPro.path, { fixtureId: others[n % others.length]?.fixtureId }),
    ),
  )
  const granted = answers.filter(({ status }) => status === 200)
  const matches = new Set(
    await Promise.all(granted.map(async (answer) => analyzeMatchPro.output.parse(await answer.json()).match)),
  )
  expect(matches.size).toBe(1)
  expect(answers.every(({ status }) => [200, 403, 429].includes(status))).toBe(true)
})

test('asked again within a minute the same analysis is answered, later a new one is made', async () => {
  const ana = await app.signUp('Ana')
  const first = await analyse(ana, game())
  expect(await analyse(ana, game())).toMatchObject({ id: first.id, changes: null })
  now = new Date('2026-11-20T14:01:01Z')
  const later = await analyse(ana, game())
  now = new Date('2026-11-20T14:00:00Z')
  expect(later.id).not.toBe(first.id)
})

test('more than twenty analyses a minute are refused, and nobody else waits for it', async () => {
  const ana = await app.signUp('Ana')
  const unknown = () => ana.send('post', analyzeMatchPro.path, { fixtureId: 999_999_999 })
  await Promise.all(Array.from({ length: 20 }, unknown))
  const refused = await ana.send('post', analyzeMatchPro.path, { fixtureId: game().fixtureId })
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'request.tooMany' }])
  expect((await analyse(await app.signUp('Bia'), game())).quota.current).toBe(1)
})

test('an analysis that fails gives its unit back', async () => {
  const { db } = app.database
  const ana = await app.signUp('Ana')
  const rated = await db.selectFrom('league_ratings').selectAll().where('league_id', '=', game().leagueId).execute()
  await db.deleteFrom('league_ratings').where('league_id', '=', game().leagueId).execute()
  const failed = await ana.send('post', analyzeMatchPro.path, { fixtureId: game().fixtureId })
  expect(await failed.json()).toMatchObject({ code: 'analysis.ratingsNotReady' })
  const asJson = ({ ratings, counts, ...row }: (typeof rated)[number]) => ({
    ...row,
    ratings: JSON.stringify(ratings),
    counts: JSON.stringify(counts),
  })
  await db.insertInto('league_ratings').values(rated.map(asJson)).execute()
  expect((await analyse(ana, game())).quota).toMatchObject({ current: 1, newUnit: true })
})

test('an unknown match is refused before anything is counted', async () => {
  const ana = await app.signUp('Ana')
  const answer = await ana.send('post', analyzeMatchPro.path, { fixtureId: 999_999_999 })
  expect(answer.status).toBe(404)
  expect((await analyse(ana, game())).quota).toMatchObject({ current: 1 })
})

test('forged names and numbers in the bodies are ignored and never stored', async () => {
  const ana = await app.signUp('Ana')
  const sent = { fixtureId: game().fixtureId, homeName: 'FORJADO', lat: 1, season: 1900 }
  const analysed = await ana.send('post', analyzeMatchPro.path, sent)
  expect(JSON.stringify(await analysed.json())).not.toContain('FORJADO')
  const saved = await ana.send('post', saveAnalysis.path, {
    fixture_id: game().fixtureId,
    home_name: 'FORJADO',
    markets: [{ name: 'FORJADO', probability: 1, edge: 9 }],
    confidence: 100,
    raw: { forged: 'FORJADO' },
  })
  expect(saved.status).toBe(200)
  const [row] = await savedBy(ana)
  expect(JSON.stringify(row)).not.toContain('FORJADO')
  expect(row?.home_name).toBe(game().homeName)
})

test('saving twice, also at once, makes one row, with the recommended market as its pick', async () => {
  const ana = await app.signUp('Ana')
  const { id, pick } = await analyse(ana, game())
  const save = () => ana.call(saveAnalysis, { fixture_id: game().fixtureId, analysis_id: id })
  const answers = await Promise.all([save(), save(), save()])
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(answers.filter(({ alreadySaved }) => !alreadySaved)).toHaveLength(1)
  const rows = await savedBy(ana)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.pick_market_id).toBe(pick)
})

test('a chosen market is saved with its probability and odd; one that is not in the analysis is refused', async () => {
  const ana = await app.signUp('Ana')
  const { id, markets } = await analyse(ana, game(1))
  const chosen = markets.find((market) => market.id === 'goals.over2.5')
  const refused = await ana.send('post', saveAnalysis.path, { fixture_id: game(1).fixtureId, pick: 'no.such' })
  expect(refused.status).toBe(400)
  await ana.call(saveAnalysis, { fixture_id: game(1).fixtureId, analysis_id: id, pick: 'goals.over2.5' })
  const [row] = await savedBy(ana)
  expect(row).toMatchObject({ pick_market_id: 'goals.over2.5', pick_odd: chosen?.odd ?? null })
  expect(row?.pick_probability).toBeCloseTo((chosen?.probability ?? 0) / 100, 9)
})

test('nobody saves an analysis of somebody else', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const { id } = await analyse(ana, game())
  const answer = await bruno.send('post', saveAnalysis.path, { fixture_id: game().fixtureId, analysis_id: id })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: 'Dados da partida não disponíveis' })
})

test('a client may send the whole analysis back to save it, as specified, and one copy of it is kept', async () => {
  const ana = await app.signUp('Ana')
  const { quota: _, ...result } = await analyse(ana, game())
  const { fixture, markets, confidence, reasoning } = result
  const body = {
    fixture_id: fixture.fixtureId,
    league_id: fixture.leagueId,
    league_name: fixture.leagueName,
    season: fixture.season,
    home_id: fixture.homeId,
    home_name: fixture.homeName,
    away_id: fixture.awayId,
    away_name: fixture.awayName,
    match_date: fixture.dateUTC,
    markets,
    confidence,
    why: reasoning,
    raw: result,
  }
  expect((await ana.send('post', saveAnalysis.path, body)).status).toBe(200)
  const [row] = await savedBy(ana)
  expect(row).toMatchObject({ run_id: result.id, raw: {} })
  const far = { ...body, raw: 'x'.repeat(1024 * 1024) }
  expect((await ana.send('post', saveAnalysis.path, far)).status).toBe(413)
})

test('after a month only saved analyses and the newest of each match are left', async () => {
  const { db } = app.database
  const ana = await app.signUp('Ana')
  const made: string[] = []
  for (const minute of ['00', '02', '04', '06']) {
    now = new Date(`2026-11-20T14:${minute}:00Z`)
    made.push((await analyse(ana, game())).id)
  }
  now = new Date('2026-11-20T14:00:00Z')
  const [first = '', second = '', third = '', newest = ''] = made
  await ana.call(saveAnalysis, { fixture_id: game().fixtureId, analysis_id: second })
  const left = async () => {
    const rows = await db.selectFrom('analysis_runs').select('id').where('id', 'in', made).orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  await tidyRuns(db, new Date('2026-12-19T14:00:00Z'))
  expect(await left()).toEqual([first, second, third, newest])
  await tidyRuns(db, new Date('2026-12-21T14:00:00Z'))
  expect(await left()).toEqual([second, newest])
})
