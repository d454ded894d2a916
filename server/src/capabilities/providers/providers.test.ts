import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asJob } from '#platform/jobs/jobs.ts'
import { movingClock } from '#test/moving-clock.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { startVendor, type VendorReply } from '#test/vendor.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate cache_entries, provider_states, provider_failures, provider_budgets, provider_quotas, refused_questions`.execute(
    database.db,
  )
})

const DAY = '2026-04-18'
const NOON = `${DAY}T15:00:00Z`
const KEY = 'top-secret-key-1'

const none = { home: null, away: null }
const game = (id: number, status: string, at: string) => ({
  fixture: { id, timestamp: Date.parse(at) / 1000, venue: null, status: { short: status } },
  league: { id: 71, name: 'Serie A', country: 'Brazil', season: 2026, round: '1' },
  teams: { home: { id: 1, name: 'Flamengo' }, away: { id: 2, name: 'Santos' } },
  score: { halftime: none, fulltime: status === 'FT' ? { home: 1, away: 0 } : none },
})
const list = (...response: unknown[]): VendorReply => ({
  body: { errors: [], response, paging: { current: 1, total: 1 } },
  headers: {
    'x-ratelimit-requests-limit': '7500',
    'x-ratelimit-requests-remaining': '7400',
    'x-ratelimit-limit': '300',
    'x-ratelimit-remaining': '290',
  },
})
const refused = (key: string): VendorReply => ({ body: { errors: { [key]: `no, ${KEY}` }, response: [] } })
const down: VendorReply = { status: 500, body: {} }

/** The whole server with API-Football as its football and odds. */
async function startWithVendor(reply: VendorReply, now = NOON) {
  const vendor = await startVendor(() => reply)
  const clock = movingClock(now)
  const app = await startTestApp({
    database,
    clock,
    env: { API_FOOTBALL_KEY: KEY, API_FOOTBALL_URL: vendor.url, LOG_LEVEL: 'debug' },
  })
  const { football, odds } = app.providers.sources
  if (!football || !odds) throw new Error('the key was not used')
  return { app, vendor, clock, football, odds }
}

/** Kept answers and their failures become older, as if time had passed for the database too. */
async function age(app: TestApp, clock: { forward(ms: number): void }, ms: number) {
  clock.forward(ms)
  await sql`update cache_entries set fetched_at = fetched_at - ${ms} * interval '1 millisecond', failed_at = failed_at - ${ms} * interval '1 millisecond'`.execute(
    app.database.db,
  )
}

const MINUTE = 60_000

test('fifty people who open the same day make one call', async () => {
  const { vendor, football } = await startWithVendor(list(game(1, 'NS', `${DAY}T22:00:00Z`)))
  const answers = await Promise.all(Array.from({ length: 50 }, () => football.fixturesOfDay(DAY)))
  expect(new Set(answers.map(({ value }) => value[0]?.home.name))).toEqual(new Set(['Flamengo']))
  expect(vendor.asked).toHaveLength(1)
})

test('what a job was just refused, so that something is left for people, a person may ask at once', async () => {
  const { headers, ...answer } = list(game(1, 'NS', `${DAY}T22:00:00Z`))
  const small = { ...headers, 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '5' }
  const { vendor, football } = await startWithVendor({ ...answer, headers: small })
  const byJob = (day: string) => asJob(() => football.fixturesOfDay(day), 'rest')
  for (const day of ['14', '15', '16', '17']) await byJob(`2026-04-${day}`)
  await expect(byJob(DAY)).rejects.toMatchObject({ failure: 'rate_minute' })
  expect(vendor.asked).toHaveLength(4)
  expect((await football.fixturesOfDay(DAY)).value).toHaveLength(1)
})

test('a day is asked anew after ten minutes, every minute while a game is on, and never again once past and over', async () => {
  const { app, vendor, clock, football } = await startWithVendor(list(game(1, 'NS', `${DAY}T16:00:00Z`)))
  await football.fixturesOfDay(DAY)
  await age(app, clock, 9 * MINUTE)
  await football.fixturesOfDay(DAY)
  expect(vendor.asked).toHaveLength(1)
  await age(app, clock, 2 * MINUTE)
  await football.fixturesOfDay(DAY)
  expect(vendor.asked).toHaveLength(2)

  await age(app, clock, 50 * MINUTE)
  vendor.reply = () => list(game(1, '1H', `${DAY}T16:00:00Z`))
  await football.fixturesOfDay(DAY)
  await age(app, clock, 2 * MINUTE)
  await football.fixturesOfDay(DAY)
  expect(vendor.asked).toHaveLength(4)

  await age(app, clock, 24 * 60 * MINUTE)
  vendor.reply = () => list(game(1, 'FT', `${DAY}T16:00:00Z`))
  expect((await football.fixturesOfDay(DAY)).value[0]?.score?.goals).toEqual({ home: 1, away: 0 })
  await age(app, clock, 30 * 24 * 60 * MINUTE)
  await football.fixturesOfDay(DAY)
  expect(vendor.asked).toHaveLength(5)
})

test('a list made while games were on is not taken for final after midnight', async () => {
  const { app, vendor, clock, football } = await startWithVendor(
    list(game(1, '2H', `${DAY}T23:00:00Z`)),
    '2026-04-19T02:50:00Z',
  )
  await football.fixturesOfDay(DAY)
  await age(app, clock, 20 * MINUTE)
  await football.fixturesOfDay(DAY)
  expect(vendor.asked).toHaveLength(2)
})

test('a refused answer never becomes a day without games, is not asked for again for six hours, and an old one serves with its age', async () => {
  const { app, vendor, clock, football } = await startWithVendor(refused('plan'))
  await expect(football.fixturesOfDay(DAY)).rejects.toMatchObject({ failure: 'plan' })
  vendor.reply = () => list(game(1, 'NS', `${DAY}T22:00:00Z`))
  await age(app, clock, MINUTE)
  await expect(football.fixturesOfDay(DAY)).rejects.toMatchObject({ failure: 'plan' })
  expect(vendor.asked).toHaveLength(1)
  await age(app, clock, 6 * 60 * MINUTE)
  expect((await football.fixturesOfDay(DAY)).value).toHaveLength(1)
  await age(app, clock, 15 * MINUTE)
  vendor.reply = () => refused('rateLimit')
  const old = await football.fixturesOfDay(DAY)
  expect(old).toMatchObject({ isStale: true, value: [{ id: '1' }] })
  expect(old.ageMs).toBeGreaterThanOrEqual(15 * MINUTE)
})

test('one service’s failure empties only its own part', async () => {
  const { football, odds, vendor } = await startWithVendor(list(game(1, 'NS', `${DAY}T22:00:00Z`)))
  vendor.reply = ({ pathname }) => (pathname === '/odds' ? down : list(game(1, 'NS', `${DAY}T22:00:00Z`)))
  const oddsGame = {
    source: 'API-Football',
    sourceId: '1',
    league: { id: '71', name: 'Serie A', country: 'Brazil' },
    season: 2026,
    home: 'Flamengo',
    away: 'Santos',
    kickOff: `${DAY}T22:00:00.000Z`,
  }
  await expect(odds.quotesFor(oddsGame)).rejects.toMatchObject({ failure: 'upstream' })
  expect((await football.fixturesOfDay(DAY)).value).toHaveLength(1)
})

test('a market sold apart that is refused takes only itself away, counts as a failure and is asked for again', async () => {
  const outcomes = [
    { name: 'Flamengo', price: 2 },
    { name: 'Draw', price: 3.4 },
    { name: 'Santos', price: 3.9 },
  ]
  const event = (markets: unknown[]) => ({
    id: 'e1',
    commence_time: `${DAY}T22:00:00Z`,
    home_team: 'Flamengo',
    away_team: 'Santos',
    bookmakers: [{ key: 'casa', title: 'Casa', markets }],
  })
  const market = (key: string, own: unknown[]) => ({ key, last_update: `${DAY}T14:00:00Z`, outcomes: own })
  const bothScore = event([market('btts', [{ name: 'Yes', price: 1.8 }])])
  let single: VendorReply = { status: 401, body: { message: 'no', error_code: 'DEACTIVATED_KEY' } }
  const vendor = await startVendor(({ pathname }) =>
    pathname.includes('/events/') ? single : { body: [event([market('h2h', outcomes)])] },
  )
  const app = await startTestApp({
    database,
    clock: movingClock(NOON),
    env: { API_FOOTBALL_KEY: KEY, API_FOOTBALL_URL: vendor.url, ODDS_API_KEY: KEY, ODDS_API_URL: vendor.url },
  })
  const ask = async () => {
    const quotes = await app.providers.sources.odds?.quotesFor({
      source: 'API-Football',
      sourceId: '1',
      league: { id: '71', name: 'Serie A', country: 'Brazil' },
      season: 2026,
      home: 'Flamengo',
      away: 'Santos',
      kickOff: `${DAY}T22:00:00.000Z`,
    })
    return quotes?.value.map(({ market: name }) => name)
  }
  expect(await ask()).toEqual(['h2h', 'h2h', 'h2h'])
  const admin = await app.signUpAdmin()
  const { providers } = await admin.call(listProviders, {})
  expect(providers.find(({ kind }) => kind === 'odds')).toMatchObject({ last_failure: 'auth' })

  single = { body: bothScore }
  await sql`update cache_entries set failed_at = failed_at - interval '2 seconds'`.execute(database.db)
  expect(await ask()).toEqual(['h2h', 'h2h', 'h2h', 'btts'])
  expect(await ask()).toEqual(['h2h', 'h2h', 'h2h', 'btts'])
  expect(vendor.asked.map(({ pathname }) => pathname.includes('/events/'))).toEqual([false, true, true])
})

test('a service that said the day is over is left alone until the next, across all its parts', async () => {
  const { vendor, football } = await startWithVendor(refused('requests'))
  await expect(football.fixturesOfDay(DAY)).rejects.toMatchObject({ failure: 'quota_day' })
  await expect(football.standings('71', 2026)).rejects.toMatchObject({ failure: 'quota_day' })
  await expect(football.seasonGames('71', 2026)).rejects.toMatchObject({ failure: 'quota_day' })
  expect(vendor.asked).toHaveLength(1)
})

test('after five failures nobody asks any more, and the old answers go on serving', async () => {
  const { app, vendor, clock, football } = await startWithVendor(list(game(1, 'NS', `${DAY}T22:00:00Z`)))
  await football.fixturesOfDay(DAY)
  await age(app, clock, 15 * MINUTE)
  vendor.reply = () => down
  for (const league of ['1', '2', '3', '4', '5']) await football.standings(league, 2026).catch(() => {})
  const calls = vendor.asked.length
  expect(await football.fixturesOfDay(DAY)).toMatchObject({ isStale: true })
  expect(vendor.asked).toHaveLength(calls)
})

test('an admin sees who serves each part, how it does and what is left; nobody else does', async () => {
  const { app, vendor, football } = await startWithVendor(list(game(1, 'NS', `${DAY}T22:00:00Z`)))
  await football.fixturesOfDay(DAY)
  vendor.reply = () => refused('token')
  await football.standings('71', 2026).catch(() => {})
  const admin = await app.signUpAdmin()
  const { providers } = await admin.call(listProviders, {})
  expect(providers.map(({ kind, source }) => [kind, source])).toEqual([
    ['football', 'API-Football'],
    ['odds', 'API-Football'],
    ['weather', null],
    ['ai', 'Analista embutido'],
  ])
  expect(providers[0]).toMatchObject({
    circuit: 'closed',
    last_success_at: '2026-04-18T15:00:00.000Z',
    last_failure: 'auth',
    quotas: [
      { period: 'day', limit: 7500, left: 7400 },
      { period: 'minute', limit: 300, left: 290 },
    ],
  })
  const ana = await app.signUp('Ana')
  await expect(ana.call(listProviders, {})).rejects.toMatchObject({ code: 'access.denied' })
  await expect(app.visitor().call(listProviders, {})).rejects.toMatchObject({ code: 'session.required' })
})

test('neither the log, nor the answers, nor the metrics ever hold a key', async () => {
  const { app, vendor, football } = await startWithVendor(refused('token'))
  await football.fixturesOfDay(DAY).catch(() => {})
  vendor.reply = () => down
  await football.standings('71', 2026).catch(() => {})
  const admin = await app.signUpAdmin()
  const seen = [
    ...app.logLines,
    JSON.stringify(await admin.call(listProviders, {})),
    await (await app.visitor().send('get', '/metrics')).text(),
  ].join('\n')
  expect(seen).toContain('an outside service gave no answer')
  expect(seen).toContain('provider_calls_total{kind="football",source="API-Football",outcome="auth"} 1')
  expect(seen).not.toContain(KEY)
})
