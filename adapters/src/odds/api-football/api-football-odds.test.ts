import { expect, test } from 'vitest'
import { apiFootballOdds } from '#odds/api-football/api-football-odds.ts'
import type { OddsGame } from '#odds/port.ts'
import { cutBody, html, json, silence, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'
import { testAccess } from '#test/vendor-access.ts'

const GAME: OddsGame = {
  source: 'API-Football',
  sourceId: '7',
  league: { id: '71', name: 'Serie A', country: 'Brazil' },
  season: 2026,
  home: 'Cruzeiro',
  away: 'Gremio',
  kickOff: '2026-04-18T23:30:00.000Z',
}

function odds(
  bets: [id: number, values: [value: string | number, odd: string][]][],
  { page = 1, total = 1, id = 7, update = '2026-04-16T10:00:00+00:00' } = {},
) {
  const listed = bets.map(([bet, values]) => ({
    id: bet,
    name: 'x',
    values: values.map(([value, odd]) => ({ value, odd })),
  }))
  return json({
    errors: [],
    paging: { current: page, total },
    response: [{ fixture: { id }, update, bookmakers: [{ id: 8, name: 'Bet365', bets: listed }] }],
  })
}

async function sourceOn(...answers: Parameters<typeof startLocalServer>) {
  const server = await startLocalServer(...answers)
  return { server, source: apiFootballOdds(testAccess(server.url)) }
}

test('odds are text and outcomes text or numbers; the markets go by their ids, not by names that a half shares', async () => {
  const { source, server } = await sourceOn(
    odds([
      [
        1,
        [
          ['Home', '2.50'],
          ['Draw', '2.95'],
          ['Away', '2.95'],
        ],
      ],
      [
        5,
        [
          ['Over 2.5', '1.90'],
          ['Under 2.5', '1.95'],
          ['Over 2.25', '1.7'],
          ['Over 3', '2.9'],
        ],
      ],
      [
        8,
        [
          ['Yes', '2.00'],
          ['No', '1.72'],
        ],
      ],
      [12, [['Home/Draw', '1.36']]],
      [6, [['Over 0.5', '1.53']]],
      [34, [['Yes', '5.00']]],
      [
        38,
        [
          [4, '7.00'],
          ['more 8', '251.00'],
        ],
      ],
      [45, [['Over 9.5', '1.90']]],
    ]),
  )
  const quotes = await source.quotesFor(GAME)
  expect(quotes.map(({ market, line, outcome, price }) => [market, line, outcome, price])).toEqual([
    ['h2h', null, 'home', 2.5],
    ['h2h', null, 'draw', 2.95],
    ['h2h', null, 'away', 2.95],
    ['totals', 2.5, 'over', 1.9],
    ['totals', 2.5, 'under', 1.95],
    ['btts', null, 'yes', 2],
    ['btts', null, 'no', 1.72],
    ['double_chance', null, 'home_draw', 1.36],
  ])
  expect(quotes[0]).toMatchObject({ house: 'Bet365', at: '2026-04-16T10:00:00.000Z' })
  expect(server.seen[0]?.query.toString()).toBe('fixture=7')
})

test('more pages are read to their end', async () => {
  const home: [number, [string, string][]][] = [[1, [['Home', '2.50']]]]
  const { source, server } = await sourceOn(odds(home, { page: 1, total: 2 }), odds(home, { page: 2, total: 2 }))
  expect(await source.quotesFor(GAME)).toHaveLength(2)
  expect(server.seen[1]?.query.get('page')).toBe('2')
})

test('an answer about another game, or one set after kick-off, is not ours', async () => {
  const home: [number, [string, string][]][] = [[1, [['Home', '2.50']]]]
  for (const answer of [odds(home, { id: 8 }), odds(home, { update: '2026-04-19T00:00:00+00:00' })]) {
    const { source } = await sourceOn(answer)
    expect(await source.quotesFor(GAME)).toEqual([])
  }
})

test('a game that another football source told us about is not asked for: ids are not shared', async () => {
  const { source, server } = await sourceOn(odds([]))
  expect(await source.quotesFor({ ...GAME, source: 'football-data.org' })).toEqual([])
  expect(server.seen).toHaveLength(0)
})

test.each([
  ['a refusal with HTTP 200', json({ errors: { requests: 'x' }, response: [] }), 'quota_day'],
  ['429', json({}, { status: 429 }), 'rate_minute'],
  ['500', json({}, { status: 500 }), 'upstream'],
  ['a cut body', cutBody, 'upstream'],
  ['HTML', html, 'schema'],
  ['another shape', json({ errors: [], response: [{ odds: 1 }] }), 'schema'],
])('%s is a failure, not a game without odds', async (_name, behaviour, failure) => {
  const { source } = await sourceOn(behaviour)
  await expect(source.quotesFor(GAME)).rejects.toMatchObject({ failure })
})

test('silence ends at the deadline', async () => {
  const server = await startLocalServer(silence)
  const source = apiFootballOdds(testAccess(server.url, { deadlineMs: 50 }))
  await expect(source.quotesFor(GAME)).rejects.toMatchObject({ failure: 'timeout' })
})

recordedTest('recorded odds of eleven houses, and of one house with all its markets, are read', async () => {
  const { source } = await sourceOn(json(recording('api-football/odds-fixture1570341-bet12.json')))
  const double = await source.quotesFor({ ...GAME, sourceId: '1570341', kickOff: '2026-08-15T19:30:00.000Z' })
  expect(new Set(double.map(({ house }) => house)).size).toBe(11)
  expect(new Set(double.map(({ outcome }) => outcome))).toEqual(new Set(['home_draw', 'home_away', 'draw_away']))

  const server = await startLocalServer(json(recording('api-football/odds-fixture326090-bookmaker6.docs.json')))
  const past = apiFootballOdds(testAccess(server.url, { now: '2020-05-15T10:00:00Z' }))
  const quotes = await past.quotesFor({ ...GAME, sourceId: '326090', kickOff: '2020-05-15T15:00:00.000Z' })
  expect(quotes).toContainEqual({
    house: 'Bwin',
    market: 'h2h',
    line: null,
    outcome: 'home',
    price: 2.5,
    at: '2020-05-15T09:49:32.000Z',
  })
  expect(quotes.filter(({ market }) => market === 'btts')).toHaveLength(2)
  expect(new Set(quotes.map(({ market }) => market)).size).toBe(7)
})
