import { expect, test } from 'vitest'
import type { AnswerStore } from '#http/vendor-access.ts'
import type { OddsGame, OddsSource } from '#odds/port.ts'
import { theOddsApi } from '#odds/the-odds-api/the-odds-api.ts'
import { type Behaviour, cutBody, html, json, silence, slowDrip, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'
import { noStore, testAccess } from '#test/vendor-access.ts'

const GAME: OddsGame = {
  source: 'API-Football',
  sourceId: '1',
  league: { id: '71', name: 'Serie A', country: 'Brazil' },
  season: 2026,
  home: 'Cruzeiro',
  away: 'Gremio',
  kickOff: '2026-04-18T23:30:00.000Z',
}
const SET_AT = '2026-04-16T18:59:41Z'

const market = (key: string, ...outcomes: [name: string, price: number, point?: number][]) => ({
  key,
  last_update: SET_AT,
  outcomes: outcomes.map(([name, price, point]) => ({ name, price, ...(point === undefined ? {} : { point }) })),
})
const result = market('h2h', ['Grêmio', 4.95], ['Draw', 3.7], ['Cruzeiro', 1.68])
const event = (markets: unknown[], more: object = {}) => ({
  id: 'e1',
  sport_key: 'soccer_brazil_campeonato',
  commence_time: '2026-04-18T23:30:00Z',
  home_team: 'Cruzeiro',
  away_team: 'Grêmio',
  bookmakers: [{ key: 'betsson', title: 'Betsson', markets }],
  ...more,
})
const btts = json(event([market('btts', ['Yes', 1.9], ['No', 1.83])]))

async function sourceOn(list: Behaviour, ofEvent: Behaviour = btts, now = '2026-04-16T20:00:00Z') {
  const server = await startLocalServer((response, seen) =>
    (seen.path.includes('/events/') ? ofEvent : list)(response, seen),
  )
  const access = testAccess(server.url, { now })
  return { server, access, source: theOddsApi(access, noStore) }
}

/** Keeps the first answer for good, and how fresh it was asked to be. */
function oneAnswerStore() {
  const freshMs: number[] = []
  let kept: unknown
  const store: AnswerStore = {
    async get(request) {
      freshMs.push(request.freshMs)
      kept ??= await request.fetch()
      return { value: request.parse(kept) }
    },
  }
  return { store, freshMs }
}

const everyQuote = async (source: OddsSource, game = GAME) => [
  ...(await source.quotesFor(game)),
  ...((await source.furtherQuotesFor?.(game)) ?? []),
]

test('the league’s list gives result and goals, and both-teams-to-score is asked of the event alone', async () => {
  const totals = market('totals', ['Under', 1.82, 2.5], ['Over', 1.92, 2.5])
  const { server, access } = await sourceOn(json([event([result, totals])]))
  const { store, freshMs } = oneAnswerStore()
  const source = theOddsApi(access, store)
  const quotes = await everyQuote(source)
  expect(quotes.map(({ house, market: name, line, outcome, price }) => [house, name, line, outcome, price])).toEqual([
    ['Betsson', 'h2h', null, 'away', 4.95],
    ['Betsson', 'h2h', null, 'draw', 3.7],
    ['Betsson', 'h2h', null, 'home', 1.68],
    ['Betsson', 'totals', 2.5, 'under', 1.82],
    ['Betsson', 'totals', 2.5, 'over', 1.92],
    ['Betsson', 'btts', null, 'yes', 1.9],
    ['Betsson', 'btts', null, 'no', 1.83],
  ])
  expect(quotes[0]?.at).toBe('2026-04-16T18:59:41.000Z')
  expect(server.seen.map(({ path, query }) => [path, query.get('markets'), query.get('regions')])).toEqual([
    ['/v4/sports/soccer_brazil_campeonato/odds', 'h2h,totals', 'eu'],
    ['/v4/sports/soccer_brazil_campeonato/events/e1/odds', 'btts', 'eu'],
  ])
  expect(access.claims).toEqual([2, 1])
  // Prices of a list are shared for a minute; which event is ours is known for longer.
  expect(freshMs).toEqual([60_000, 6 * 3_600_000])
})

test('what an exchange pays is told after its commission, a house’s price as it is', async () => {
  const book = (key: string) => ({ key, title: key, markets: [market('h2h', ['Cruzeiro', 3], ['Grêmio', 2.5])] })
  const keys = ['betfair_ex_eu', 'betfair_ex_uk', 'matchbook', 'smarkets', 'betfair_sb_uk', 'betsson']
  const { source } = await sourceOn(json([event([], { bookmakers: keys.map(book) })]))
  const quotes = await source.quotesFor(GAME)
  expect(quotes.filter(({ outcome }) => outcome === 'home').map(({ price }) => price)).toEqual([
    2.9, 2.9, 2.9, 2.9, 3, 3,
  ])
  expect(quotes.find(({ outcome }) => outcome === 'away')?.price).toBe(2.425)
})

test('a lay price of an exchange is never an odd', async () => {
  const { source } = await sourceOn(
    json([event([result, market('h2h_lay', ['Cruzeiro', 1.7], ['Grêmio', 5.2], ['Draw', 3.9])])]),
  )
  const quotes = await source.quotesFor(GAME)
  expect(quotes.filter(({ market: name }) => name === 'h2h').map(({ price }) => price)).toEqual([4.95, 3.7, 1.68])
})

test('only half lines are kept: at 2.0 and 2.25 money may come back', async () => {
  const { source } = await sourceOn(
    json([event([result, market('totals', ['Over', 1.9, 2.25], ['Over', 1.6, 2], ['Over', 2, 2.5], ['Over', 1.8])])]),
  )
  const quotes = await source.quotesFor(GAME)
  expect(quotes.filter(({ market: name }) => name === 'totals').map(({ line }) => line)).toEqual([2.5])
})

test('prices set after kick-off, at 1.0 or of an event under way are no odds of ours', async () => {
  const late = { ...market('h2h', ['Cruzeiro', 1.2]), last_update: '2026-04-18T23:40:00Z' }
  const { source } = await sourceOn(json([event([late, market('totals', ['Over', 1, 2.5], ['Under', 5, 2.5])])]))
  expect(
    (await source.quotesFor(GAME)).filter(({ market: name }) => name !== 'btts').map(({ outcome }) => outcome),
  ).toEqual(['under'])
  const { source: moved } = await sourceOn(
    json([event([result], { commence_time: '2026-04-16T19:00:00Z' })]),
    btts,
    '2026-04-16T19:30:00Z',
  )
  expect(await moved.quotesFor({ ...GAME, kickOff: '2026-04-16T20:30:00.000Z' })).toEqual([])
  const { source: started, server } = await sourceOn(json([event([result])]), btts, '2026-04-18T23:31:00Z')
  expect(await started.quotesFor(GAME)).toEqual([])
  expect(server.seen).toHaveLength(0)
})

test('a kick-off published as 00:00 UTC is a day, and the football source’s hour stays', async () => {
  const { source } = await sourceOn(json([event([result], { commence_time: '2026-04-19T00:00:00Z' })]))
  expect(await source.quotesFor(GAME)).not.toEqual([])
})

test('00:00 UTC is 21:00 in Brasília too: within an hour of kick-off such a start has passed', async () => {
  const midnight = event([result], { commence_time: '2026-04-19T00:00:00Z' })
  const at = '2026-04-19T00:10:00Z'
  const { source } = await sourceOn(json([midnight]), json({ ...midnight, bookmakers: [] }), at)
  expect(await source.quotesFor({ ...GAME, kickOff: '2026-04-19T00:30:00.000Z' })).toEqual([])
  expect(await source.quotesFor({ ...GAME, kickOff: '2026-04-19T21:30:00.000Z' })).not.toEqual([])
})

test('another club, another league or an unknown one has no odds', async () => {
  const { source, server } = await sourceOn(json([event([result])]))
  expect(await source.quotesFor({ ...GAME, away: 'Internacional' })).toEqual([])
  const asked = server.seen.length
  expect(await source.quotesFor({ ...GAME, league: { id: '9', name: 'Paulista - A1', country: 'Brazil' } })).toEqual([])
  expect(server.seen).toHaveLength(asked)
})

test('both teams to score that the service does not have is an answer: nobody quotes it', async () => {
  const notSold = json({ message: 'not supported: btts', error_code: 'INVALID_MARKET' }, { status: 422 })
  for (const behaviour of [notSold, json({}, { status: 404 }), json(event([], { id: 'another' }))]) {
    const { source } = await sourceOn(json([event([result])]), behaviour)
    expect(await everyQuote(source)).toHaveLength(3)
  }
})

test('both teams to score that is refused or fails is told as such, and the other markets are still there', async () => {
  for (const [behaviour, failure] of [
    [json({ message: 'x', error_code: 'EXCEEDED_FREQ_LIMIT' }, { status: 429 }), 'rate_minute'],
    [json({ message: 'x', error_code: 'OUT_OF_USAGE_CREDITS' }, { status: 401 }), 'quota_day'],
    [json({}, { status: 500 }), 'upstream'],
    [html, 'schema'],
  ] as const) {
    const { source } = await sourceOn(json([event([result])]), behaviour)
    expect(await source.quotesFor(GAME)).toHaveLength(3)
    await expect(source.furtherQuotesFor?.(GAME)).rejects.toMatchObject({ failure })
  }
})

test.each([
  [
    'a month that is spent, told by 401',
    json({ message: 'x', error_code: 'OUT_OF_USAGE_CREDITS' }, { status: 401 }),
    'quota_day',
  ],
  ['a wrong key, told by 401 too', json({ message: 'x', error_code: 'INVALID_KEY' }, { status: 401 }), 'auth'],
  ['too many at once', json({ message: 'x', error_code: 'EXCEEDED_FREQ_LIMIT' }, { status: 429 }), 'rate_minute'],
  ['a missing region', json({ message: 'x', error_code: 'MISSING_REGION' }, { status: 422 }), 'bad_request'],
  ['500', json({}, { status: 500 }), 'upstream'],
  ['a cut body', cutBody, 'upstream'],
  ['HTML', html, 'schema'],
  ['one event where a list should be', json(event([result])), 'schema'],
])('%s is told as what it is', async (_name, behaviour, failure) => {
  const { source } = await sourceOn(behaviour)
  const error = await source.quotesFor(GAME).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ failure, source: 'The Odds API' })
  expect(String(error)).not.toContain('secret-key-123')
})

test('silence and dripping end at the deadline', async () => {
  for (const behaviour of [silence, slowDrip]) {
    const server = await startLocalServer(behaviour)
    const source = theOddsApi(testAccess(server.url, { deadlineMs: 50 }), noStore)
    await expect(source.quotesFor(GAME)).rejects.toMatchObject({ failure: 'timeout' })
  }
})

test('the credits left of the month are read from the headers', async () => {
  const { source, access } = await sourceOn(
    json([], { headers: { 'x-requests-remaining': '480', 'x-requests-used': '20' } }),
  )
  await source.quotesFor(GAME)
  expect(access.reports).toEqual([{ minute: null, day: null, month: { limit: 500, left: 480 } }])
})

recordedTest('the recorded list gives each of our games its own event, whoever spells the clubs', async () => {
  const { source } = await sourceOn(
    json(recording('the-odds-api/odds-soccer_brazil_campeonato.rebuilt.json')),
    json(recording('the-odds-api/event-odds-with-btts.constructed.json')),
  )
  const quotes = await everyQuote(source)
  expect(new Set(quotes.map(({ market: name }) => name))).toEqual(new Set(['h2h', 'totals', 'btts']))
  expect(new Set(quotes.map(({ line }) => line))).toEqual(new Set([null, 2.5]))
  const results = quotes.filter(({ market: name }) => name === 'h2h')
  expect(results).toHaveLength(3 * 14)
  for (const [home, away, kickOff] of [
    ['RB Bragantino', 'Remo', '2026-04-19T21:30:00.000Z'],
    ['Coritiba', 'Atletico-MG', '2026-04-19T19:00:00.000Z'],
    ['Vasco DA Gama', 'Sao Paulo', '2026-04-18T21:30:00.000Z'],
    ['SE Palmeiras', 'CA Paranaense', '2026-04-19T21:30:00.000Z'],
  ] as const) {
    expect((await source.quotesFor({ ...GAME, home, away, kickOff })).length).toBeGreaterThan(20)
  }
  expect(await source.quotesFor({ ...GAME, home: 'Atletico Goianiense', away: 'Gremio' })).toEqual([])
})

recordedTest('every recorded refusal is told by its kind', async () => {
  for (const [file, status, failure] of [
    ['error-401-out-of-usage-credits', 401, 'quota_day'],
    ['error-401-invalid-key.constructed', 401, 'auth'],
    ['error-422-missing-region', 422, 'bad_request'],
    ['error-422-invalid-market.constructed', 422, 'not_found'],
    ['error-429-frequency.constructed', 429, 'rate_minute'],
  ] as const) {
    const { source } = await sourceOn(json(recording(`the-odds-api/${file}.json`), { status }))
    await expect(source.quotesFor(GAME)).rejects.toMatchObject({ failure })
  }
})
