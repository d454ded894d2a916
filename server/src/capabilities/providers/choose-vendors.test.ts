import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import { readEnv } from '#platform/env/env.ts'
import { movingClock } from '#test/moving-clock.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { startVendor } from '#test/vendor.ts'
import { chooseVendors, type ProviderTools } from './choose-vendors.ts'

const tools: ProviderTools = {
  meterFor: () => ({ claim: async () => {}, report: async () => {} }),
  answers: { get: async ({ fetch }) => ({ value: await fetch() }) },
  fetched: null,
}

const fetched = { csv: { games: async () => [] }, age: async () => ({ ageMs: 0, isStale: false }) }

function chosen(settings: Record<string, string>) {
  const given = { ...tools, fetched: settings.FOOTBALL_SOURCE ? fetched : null }
  const { football, odds, weather, geocoder, ai } = chooseVendors(readEnv(settings), systemClock, given)
  return {
    football: football?.port.name ?? null,
    odds: odds?.port.name ?? null,
    weather: weather?.port.name ?? null,
    geocoder: geocoder !== null,
    ai: ai?.name ?? null,
  }
}

test('line-ups are asked for only where somebody wants them logged, of the service that the games came from', () => {
  const squads = (settings: Record<string, string>) => {
    const given = { ...tools, fetched: settings.FOOTBALL_SOURCE ? fetched : null }
    return chooseVendors(readEnv(settings), systemClock, given).squads?.name ?? null
  }
  expect(squads({ API_FOOTBALL_KEY: 'a' })).toBeNull()
  expect(squads({ API_FOOTBALL_KEY: 'a', LINEUPS: 'log' })).toBe('API-Football')
  expect(squads({ FOOTBALL_DATA_ORG_KEY: 'a', LINEUPS: 'log' })).toBeNull()
  expect(squads({ API_FOOTBALL_KEY: 'a', LINEUPS: 'log', FOOTBALL_SOURCE: 'football-data-co-uk' })).toBeNull()
})

const nothing = { football: null, odds: null, weather: null, geocoder: false, ai: null }
const CSV = 'football-data.co.uk (CSV)'

test.each([
  [{}, nothing],
  [{ API_FOOTBALL_KEY: 'a' }, { ...nothing, football: 'API-Football', odds: 'API-Football' }],
  [
    { API_FOOTBALL_KEY: 'a', ODDS_API_KEY: 'b' },
    { ...nothing, football: 'API-Football', odds: 'The Odds API' },
  ],
  [{ FOOTBALL_DATA_ORG_KEY: 'a' }, { ...nothing, football: 'football-data.org' }],
  [
    { FOOTBALL_DATA_ORG_KEY: 'a', FOOTBALL_CSV_DIR: 'x' },
    { ...nothing, football: 'football-data.org', odds: CSV },
  ],
  [
    { API_FOOTBALL_KEY: 'a', FOOTBALL_DATA_ORG_KEY: 'b' },
    { ...nothing, football: 'API-Football', odds: 'API-Football' },
  ],
  [{ FOOTBALL_CSV_DIR: 'x' }, { ...nothing, football: CSV, odds: CSV }],
  [
    { FOOTBALL_SOURCE: 'football-data-co-uk', API_FOOTBALL_KEY: 'a' },
    { ...nothing, football: CSV, odds: CSV },
  ],
  [
    { FOOTBALL_SOURCE: 'football-data-co-uk', ODDS_API_KEY: 'a' },
    { ...nothing, football: CSV, odds: 'The Odds API' },
  ],
  [{ OPEN_METEO_KEY: 'a' }, { ...nothing, weather: 'Open-Meteo', geocoder: true }],
  [{ OPEN_METEO_FREE: 'non-commercial' }, { ...nothing, weather: 'Open-Meteo', geocoder: true }],
  [
    { AI_API_KEY: 'a', AI_MODEL: 'gpt-x' },
    { ...nothing, ai: 'gpt-x (api.openai.com)' },
  ],
])('%j decides who serves what', (settings, expected) => {
  expect(chosen(settings)).toEqual(expected)
})

test('free weather has to be asked for in the words of its terms, and an AI needs key and model', () => {
  expect(() => readEnv({ OPEN_METEO_FREE: 'yes' })).toThrow('OPEN_METEO_FREE')
  expect(() => readEnv({ AI_API_KEY: 'sk-hunter2' })).toThrow(
    /^Bad setting: AI_MODEL and AI_API_KEY must be set together\.$/,
  )
  expect(() => readEnv({ ODDS_API_KEY: 'two words' })).toThrow('ODDS_API_KEY must be one word without blanks')
})

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a folder of files is football and odds at once, read anew when it changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'csv-app-'))
  const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A'
  await writeFile(join(folder, 'E0-2025-26.csv'), `${head}\nE0,18/04/2026,15:00,Arsenal,Leeds,,,1.5,4.2,6.5\n`)
  const clock = movingClock('2026-04-17T12:00:00Z')
  const app = await startTestApp({ database, clock, env: { FOOTBALL_CSV_DIR: folder } })
  const { football, odds } = app.providers.sources
  const games = (await football?.fixturesOfDay('2026-04-18'))?.value ?? []
  expect(games).toMatchObject([{ home: { name: 'Arsenal' }, kickOff: '2026-04-18T14:00:00.000Z', state: 'scheduled' }])
  const [game] = games
  if (!game || !football) throw new Error('no game')
  const quotes = await odds?.quotesFor({
    source: football.name,
    sourceId: game.id,
    league: game.league,
    season: game.season,
    home: 'Arsenal',
    away: 'Leeds',
    kickOff: game.kickOff,
  })
  expect(quotes?.value.map(({ price }) => price)).toEqual([1.5, 4.2, 6.5])
  await writeFile(join(folder, 'E0-2025-26.csv'), `${head}\nE0,18/04/2026,15:00,Arsenal,Leeds,2,0,1.5,4.2,6.5\n`)
  expect((await football.fixturesOfDay('2026-04-18')).value).toMatchObject([{ state: 'finished' }])
})

test('one list of a league’s odds serves all its games, in every process', async () => {
  const event = (id: string, home: string, away: string) => ({
    id,
    commence_time: '2026-04-18T22:00:00Z',
    home_team: home,
    away_team: away,
    bookmakers: [
      {
        key: 'casa',
        title: 'Casa',
        markets: [{ key: 'h2h', last_update: '2026-04-17T10:00:00Z', outcomes: [{ name: home, price: 2 }] }],
      },
    ],
  })
  const events = [event('e1', 'Flamengo', 'Santos'), event('e2', 'Grêmio', 'Bahia')]
  const vendor = await startVendor(({ pathname }) => {
    const single = events.find(({ id }) => pathname.includes(id))
    return { body: single ? { ...single, bookmakers: [] } : events }
  })
  const clock = movingClock('2026-04-17T12:00:00Z')
  const app = await startTestApp({
    database,
    clock,
    env: { PROVIDERS: 'strict', ODDS_API_KEY: 'k', ODDS_API_URL: vendor.url },
  })
  const ask = (sourceId: string, home: string, away: string) =>
    app.providers.sources.odds?.quotesFor({
      source: 'API-Football',
      sourceId,
      league: { id: '71', name: 'Serie A', country: 'Brazil' },
      season: 2026,
      home,
      away,
      kickOff: '2026-04-18T22:00:00.000Z',
    })
  const answers = await Promise.all([ask('1', 'Flamengo', 'Santos'), ask('2', 'Gremio', 'Bahia')])
  expect(answers.map((answer) => answer?.value.length)).toEqual([1, 1])
  expect(vendor.asked.filter(({ pathname }) => pathname.endsWith('campeonato/odds'))).toHaveLength(1)
})

test('weather and places come from the addresses set, and no weather beyond the horizon is kept as such', async () => {
  const vendor = await startVendor(({ pathname }) =>
    pathname === '/v1/search'
      ? {
          body: {
            results: [
              {
                name: 'Santos',
                latitude: -23.96,
                longitude: -46.33,
                admin1: 'São Paulo',
                country_code: 'BR',
                population: 430_000,
              },
            ],
          },
        }
      : { body: { error: true, reason: 'Daily API request limit exceeded.' }, status: 429 },
  )
  const env = {
    PROVIDERS: 'strict',
    OPEN_METEO_KEY: 'k',
    OPEN_METEO_URL: vendor.url,
    OPEN_METEO_GEOCODING_URL: vendor.url,
  }
  const app = await startTestApp({ database, clock: movingClock('2026-04-17T12:00:00Z'), env })
  expect(await app.providers.geocoder?.locate('Santos, São Paulo', 'Brazil')).toEqual({ lat: -23.96, lon: -46.33 })
  const place = { lat: -23.96, lon: -46.33 }
  expect(await app.providers.sources.weather?.forecast(place, '2026-06-17T12:00:00.000Z')).toMatchObject({
    value: null,
    isStale: false,
  })
  await expect(app.providers.sources.weather?.forecast(place, '2026-04-18T22:00:00.000Z')).rejects.toMatchObject({
    failure: 'quota_day',
  })
})

test('a league’s list that could not be renewed is a failure, not a new answer', async () => {
  const league = { id: '39', name: 'Premier League', country: 'England' }
  const vendor = await startVendor(() => ({ body: [] }))
  const clock = movingClock('2026-04-17T12:00:00Z')
  const app = await startTestApp({
    database,
    clock,
    env: { PROVIDERS: 'strict', ODDS_API_KEY: 'k', ODDS_API_URL: vendor.url },
  })
  const ask = (sourceId: string) =>
    app.providers.sources.odds?.quotesFor({
      source: 'API-Football',
      sourceId,
      league,
      season: 2025,
      home: 'Arsenal',
      away: 'Leeds',
      kickOff: '2026-04-18T14:00:00.000Z',
    })
  expect(await ask('11')).toMatchObject({ value: [], isStale: false })
  await sql`update cache_entries set fetched_at = fetched_at - interval '20 minutes'`.execute(database.db)
  vendor.reply = () => ({ status: 429, body: { error_code: 'EXCEEDED_FREQ_LIMIT' } })
  await expect(ask('12')).rejects.toMatchObject({ failure: 'rate_minute' })
})
