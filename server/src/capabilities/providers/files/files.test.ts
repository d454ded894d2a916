import type { ServerResponse } from 'node:http'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENGLAND, forgetFiles, MAIN, PUBLISHED, season, startWithFiles, text } from '#test/fetched-football.ts'
import { type Publisher, startPublisher } from '#test/published-files.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => forgetFiles(database))

const HOUR_MS = 3_600_000
const start = (publisher: Publisher) => startWithFiles(database, publisher)

test('lists first, then league by league: one request at a time, with a name, and a season not begun is no failure', async () => {
  const publisher = await startPublisher(PUBLISHED)
  const { app, fetchFiles, asked } = await start(publisher)
  await fetchFiles()
  expect(publisher.mostAtOnce).toBe(1)
  expect(publisher.asked[0]?.headers['user-agent']).toMatch(/^Prancheta\/\d.* \(\+https:\/\/prancheta\.example\)$/)
  expect(asked()).toEqual([
    '200 fixtures.csv',
    '200 new_league_fixtures.csv',
    '200 new/BRA.csv',
    '200 mmz4281/2627/E0.csv',
    '200 mmz4281/2526/E0.csv',
    '200 mmz4281/2425/E0.csv',
    '404 mmz4281/2324/E0.csv',
  ])
  const admin = await app.signUpAdmin()
  const { providers, troubles } = await admin.call(listProviders, {})
  expect(providers.slice(0, 2)).toMatchObject([
    { kind: 'football', source: 'football-data.co.uk (CSV)', is_demo: false, last_failure: null },
    { kind: 'odds', source: 'football-data.co.uk (CSV)', last_failure: null },
  ])
  expect(troubles).toEqual([])
})

test('games, results, statistics, prices and years of meetings come from what was fetched, with their names whole', async () => {
  const { app, fetchFiles, football, odds } = await start(await startPublisher(PUBLISHED))
  await fetchFiles()
  const ana = await app.signUp('Ana')
  const { fixtures, error, isStale } = await ana.call(getFixtures, { date: '2026-11-17' })
  expect({ error, isStale }).toEqual({ error: null, isStale: false })
  // The list has a league that nobody chose too.
  expect(fixtures.map(({ homeName, dateUTC }) => [homeName, dateUTC])).toEqual([
    ['Arsenal', '2026-11-17T20:00:00.000Z'],
    ['Gremio', '2026-11-17T22:30:00.000Z'],
  ])
  const { value: brazil } = await football.seasonGames('BRA', 2026)
  expect(brazil.map(({ home, away }) => `${home.name} x ${away.name}`)).toEqual(['Grêmio x Avaí', 'Gremio x Sao Paulo'])
  const { value: england } = await football.seasonGames('E0', 2026)
  expect(england[0]).toMatchObject({ state: 'finished', statistics: { corners: { home: 7, away: 3 } } })
  const { value: met } = await football.headToHead('Brazil:Gremio', 'Brazil:Sao Paulo', '2026-11-17T22:30:00Z', 5)
  expect(met).toHaveLength(1)
  const game = england.at(-1)
  if (!game) throw new Error('no game to come')
  const { value: quotes } = await odds.quotesFor({
    source: football.name,
    sourceId: game.id,
    league: game.league,
    season: game.season,
    home: game.home.name,
    away: game.away.name,
    kickOff: game.kickOff,
  })
  expect(quotes.map(({ house, price, at }) => [house, price, at])).toContainEqual([
    'B365',
    1.8,
    '2026-11-16T08:00:00.000Z',
  ])
})

test('lists are asked for every three hours, results every twelve, past seasons once a month; what did not change costs no text', async () => {
  const publisher = await startPublisher(PUBLISHED)
  const { clock, fetchFiles, asked } = await start(publisher)
  await fetchFiles()
  asked()
  clock.forward(HOUR_MS)
  await fetchFiles()
  expect(asked()).toEqual([])
  clock.forward(2 * HOUR_MS)
  await fetchFiles()
  expect(asked()).toEqual(['304 fixtures.csv', '304 new_league_fixtures.csv'])
  clock.forward(9 * HOUR_MS)
  publisher.files.set(
    'mmz4281/2627/E0.csv',
    `${season('2026')}E0,15/11/2026,15:00,Chelsea,Leeds,1,0,0,0,4,4,1.6,4,6\r\n`,
  )
  await fetchFiles()
  expect(asked()).toEqual([
    '304 fixtures.csv',
    '304 new_league_fixtures.csv',
    '304 new/BRA.csv',
    '200 mmz4281/2627/E0.csv',
  ])
  clock.forward(30 * 24 * HOUR_MS)
  await fetchFiles()
  expect(asked().filter((line) => line.includes('mmz4281'))).toEqual([
    '304 mmz4281/2627/E0.csv',
    '304 mmz4281/2526/E0.csv',
    '304 mmz4281/2425/E0.csv',
    '404 mmz4281/2324/E0.csv',
  ])
})

test('a cut file, other columns, a page of words or nothing at all never replace what is kept, and are asked for again', async () => {
  const publisher = await startPublisher(PUBLISHED)
  const { app, clock, fetchFiles, football, asked } = await start(publisher)
  await fetchFiles()
  asked()
  const path = 'mmz4281/2627/E0.csv'
  const broken = [
    text(ENGLAND, 'E0,08/11/2026,15:00,Arsenal,Leeds,2,0,1,0,7,3,1.5,4,7'),
    season('2026').replaceAll('HomeTeam', 'Club'),
    '<!doctype html><title>Wait',
    '',
  ]
  for (const bad of broken) {
    publisher.files.set(path, bad)
    clock.forward(12 * HOUR_MS)
    await fetchFiles()
    expect((await football.seasonGames('E0', 2026)).value.filter(({ state }) => state === 'finished')).toHaveLength(5)
    // The others are fetched all the same.
    expect(asked()).toContain('304 new/BRA.csv')
  }
  clock.forward(29 * 60_000)
  await fetchFiles()
  expect(asked()).toEqual([])
  clock.forward(60_000)
  publisher.files.set(path, `${season('2026')}E0,15/11/2026,15:00,Chelsea,Leeds,1,0,0,0,4,4,1.6,4,6\r\n`)
  await fetchFiles()
  expect(asked()).toEqual([`200 ${path}`])
  expect((await football.seasonGames('E0', 2026)).value.filter(({ state }) => state === 'finished')).toHaveLength(6)
  expect(app.logLines.join('\n')).not.toContain(publisher.url)
})

test('a list that forgot what it had announced is a failure, and the kept one serves with its age', async () => {
  const publisher = await startPublisher(PUBLISHED)
  const { app, clock, fetchFiles } = await start(publisher)
  await fetchFiles()
  publisher.files.set('fixtures.csv', text(MAIN))
  for (const _again of [1, 2, 3]) {
    clock.forward(3 * HOUR_MS)
    await fetchFiles()
  }
  const answer = await (await app.signUp('Ana')).call(getFixtures, { date: '2026-11-17' })
  expect(answer.fixtures.map(({ homeName }) => homeName)).toContain('Arsenal')
  expect(answer).toMatchObject({ isStale: true, ageMs: 9 * HOUR_MS })
  // Once its day has come, an empty list is what it should be.
  clock.forward(24 * HOUR_MS)
  await fetchFiles()
  expect(await (await app.signUp('Bia')).call(getFixtures, { date: '2026-11-17' })).toMatchObject({ isStale: false })
})

test('a publisher that is down is asked twice and then left alone; until it answers, no day is called empty', async () => {
  const down = (response: ServerResponse) => response.writeHead(500).end()
  const publisher = await startPublisher({ 'fixtures.csv': down, 'new_league_fixtures.csv': down })
  const { app, clock, fetchFiles, asked } = await start(publisher)
  await fetchFiles()
  expect(asked()).toEqual(['500 fixtures.csv', '500 new_league_fixtures.csv'])
  const ana = await app.signUp('Ana')
  expect(await ana.call(getFixtures, { date: '2026-11-17' })).toMatchObject({ fixtures: [], error: 'unavailable' })
  clock.forward(30 * 60_000)
  for (const [path, body] of Object.entries(PUBLISHED)) publisher.files.set(path, body)
  await fetchFiles()
  expect(asked()).toHaveLength(7)
  expect((await ana.call(getFixtures, { date: '2026-11-17' })).fixtures).toHaveLength(2)
})

test('a publisher that asks for a pause gets it', async () => {
  const busy = await startPublisher({
    'fixtures.csv': (response) => response.writeHead(429, { 'retry-after': '7200' }).end(),
  })
  const { clock, fetchFiles, asked } = await start(busy)
  await fetchFiles()
  clock.forward(HOUR_MS)
  await fetchFiles()
  expect(asked()).toEqual(['429 fixtures.csv'])
  clock.forward(HOUR_MS + 1)
  await fetchFiles()
  expect(asked()).toEqual(['429 fixtures.csv'])
})

test('a setting that names no league of the files, or none at all, stops the start with a sentence', async () => {
  const env = { FOOTBALL_SOURCE: 'football-data-co-uk' }
  await expect(startTestApp({ database, env: { ...env, LEAGUES: 'Libertadores' } })).rejects.toThrow(
    'Bad setting: LEAGUES names no league that football-data.co.uk has.',
  )
  await expect(startTestApp({ database, env: { ...env, LEAGUES: 'Brasileirão, Liga da Lua' } })).rejects.toThrow(
    /^Bad setting: LEAGUES must name leagues such as [^;]*; the 2\. is none that we know\.$/,
  )
})
