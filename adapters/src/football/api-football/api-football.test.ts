import { expect, test } from 'vitest'
import { apiFootball } from '#football/api-football/api-football.ts'
import { cutBody, html, json, silence, slowDrip, startLocalServer } from '#test/local-server.ts'
import { testAccess } from '#test/vendor-access.ts'

const DAY = '2026-04-18'

function envelope(response: readonly unknown[], errors: unknown = []) {
  return {
    get: 'fixtures',
    parameters: [],
    errors,
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
  }
}

const none = { home: null, away: null }

/** A game as we write it; tests change what they are about. */
function game({ id = 1, status = 'NS', at = `${DAY}T19:00:00Z`, score = {}, ...more }: Record<string, unknown> = {}) {
  const club = (club: number) => ({ id: club, name: `Clube ${club}`, logo: `https://img.example/${club}.png` })
  return {
    fixture: {
      id,
      timestamp: Date.parse(String(at)) / 1000,
      venue: { id: null, name: 'Arena', city: 'Porto Alegre, Rio Grande do Sul' },
      status: { short: status },
    },
    league: { id: 71, name: 'Serie A', country: 'Brazil', season: 2026, round: 'Regular Season - 1' },
    teams: { home: club(10), away: club(20) },
    goals: none,
    score: { halftime: none, fulltime: none, extratime: none, penalty: none, ...(score as object) },
    ...more,
  }
}

async function sourceOn(...answers: Parameters<typeof startLocalServer>) {
  const server = await startLocalServer(...answers)
  const access = testAccess(server.url)
  return { server, access, source: apiFootball(access) }
}

test('one call gives every game of the day in São Paulo, with nothing but the key in our headers', async () => {
  const { server, source } = await sourceOn(json(envelope([game()])))
  const [found] = await source.fixturesOfDay(DAY)
  expect(found).toMatchObject({
    id: '1',
    league: { id: '71', name: 'Serie A', country: 'Brazil' },
    season: 2026,
    home: { id: '10', logo: 'https://img.example/10.png' },
    kickOff: '2026-04-18T19:00:00.000Z',
    isTimeKnown: true,
    state: 'scheduled',
    venue: { city: 'Porto Alegre, Rio Grande do Sul', lat: null },
    score: null,
  })
  expect(server.seen).toHaveLength(1)
  expect(server.seen[0]?.query.toString()).toBe('date=2026-04-18&timezone=America%2FSao_Paulo')
  expect(server.seen[0]?.headers['x-apisports-key']).toBe('secret-key-123')
  const added = Object.keys(server.seen[0]?.headers ?? {}).filter((name) => /^x-|trace|cookie|authorization/.test(name))
  expect(added).toEqual(['x-apisports-key'])
})

test.each([
  ['token', 'auth'],
  ['access', 'auth'],
  ['plan', 'plan'],
  ['rateLimit', 'rate_minute'],
  ['requests', 'quota_day'],
  ['season', 'bad_request'],
  ['required', 'bad_request'],
])(
  'a refusal in the field %s comes as HTTP 200 and an empty list, and is never taken for a day without games',
  async (key, failure) => {
    const { source, server } = await sourceOn(json(envelope([], { [key]: 'words of the service' })))
    await expect(source.fixturesOfDay(DAY)).rejects.toMatchObject({ failure, source: 'API-Football' })
    expect(server.seen).toHaveLength(1)
  },
)

test.each([
  ['429 with the same body', json(envelope([], { rateLimit: 'x' }), { status: 429 }), 'rate_minute'],
  ['499', json({ message: 'time-out' }, { status: 499 }), 'timeout'],
  ['500', json({ message: 'x' }, { status: 500 }), 'upstream'],
  ['a cut body', cutBody, 'upstream'],
  ['HTML', html, 'schema'],
  ['games in another shape', json(envelope([{ fixture: { id: 'one' } }])), 'schema'],
])('%s is a failure, not an answer', async (_name, behaviour, failure) => {
  const { source } = await sourceOn(behaviour)
  await expect(source.fixturesOfDay(DAY)).rejects.toMatchObject({ failure })
})

test('a service that says nothing, or drips, is given up at the deadline', async () => {
  for (const behaviour of [silence, slowDrip]) {
    const server = await startLocalServer(behaviour)
    const source = apiFootball(testAccess(server.url, { deadlineMs: 50 }))
    await expect(source.standings('71', 2026)).rejects.toMatchObject({ failure: 'timeout' })
  }
})

test('what is left of the day and the minute is read from the headers', async () => {
  const headers = {
    'x-ratelimit-requests-limit': '7500',
    'x-ratelimit-requests-remaining': '7499',
    'X-RateLimit-Limit': '300',
    'X-RateLimit-Remaining': '299',
  }
  const { source, access } = await sourceOn(json(envelope([]), { headers }))
  await source.fixturesOfDay(DAY)
  expect(access.reports).toEqual([{ day: { limit: 7500, left: 7499 }, minute: { limit: 300, left: 299 }, month: null }])
})

test('a game without an hour is stamped 00:00 UTC, which is the evening before: it stands on its own day, without a clock', async () => {
  const far = '2026-05-10'
  const ofDay = json(envelope([game({ id: 2, at: `${far}T19:00:00Z` })]))
  const ofEveBefore = json(
    envelope([game({ id: 3, status: 'TBD', at: `${far}T00:00:00Z` }), game({ id: 4, at: '2026-05-09T19:00:00Z' })]),
  )
  const { source, server } = await sourceOn((response, seen) =>
    (seen.query.get('date') === far ? ofDay : ofEveBefore)(response, seen),
  )
  const found = await source.fixturesOfDay(far)
  expect(found.map(({ id, isTimeKnown }) => [id, isTimeKnown])).toEqual([
    ['2', true],
    ['3', false],
  ])
  expect(found[1]?.kickOff).toBe('2026-05-10T15:00:00.000Z')
  expect(server.seen.map(({ query }) => query.get('date')).toSorted()).toEqual(['2026-05-09', far])
})

test('a near day costs one call, and tells of the games without an hour that are listed a day too early', async () => {
  const { source, server } = await sourceOn(
    json(envelope([game({ id: 1 }), game({ id: 2, status: 'TBD', at: '2026-04-19T00:00:00Z' })])),
  )
  const found = await source.fixturesOfDay(DAY)
  expect(found.map(({ id, kickOff }) => [id, kickOff.slice(0, 10)])).toEqual([
    ['1', DAY],
    ['2', '2026-04-19'],
  ])
  expect(server.seen).toHaveLength(1)
})

test('results by decree teach nothing, unknown states are left out, and no state but three is finished', async () => {
  const codes = 'TBD NS 1H HT 2H ET BT P SUSP INT FT AET PEN PST CANC ABD AWD WO LIVE XYZ'.split(' ')
  const score = { fulltime: { home: 3, away: 0 } }
  const { source } = await sourceOn(json(envelope(codes.map((status, id) => game({ id, status, score })))))
  const games = await source.seasonGames('71', 2026)
  expect(games).toHaveLength(codes.length - 1)
  expect(games.filter(({ state }) => state === 'finished').map(({ id }) => codes[Number(id)])).toEqual([
    'FT',
    'AET',
    'PEN',
  ])
  expect(games.filter((one) => one.score !== null)).toHaveLength(3)
})

test('a game that is on tells the goals so far, and no score', async () => {
  const { source } = await sourceOn(json(envelope([game({ status: '2H', goals: { home: 2, away: 1 } })])))
  const [live] = await source.seasonGames('71', 2026)
  expect(live).toMatchObject({ state: 'live', score: null, liveGoals: { home: 2, away: 1 } })
})

test('after extra time the goals are those of the 90 minutes', async () => {
  const score = { halftime: { home: 1, away: 0 }, fulltime: { home: 1, away: 1 }, extratime: { home: 1, away: 0 } }
  const { source } = await sourceOn(json(envelope([game({ status: 'AET', score, goals: { home: 2, away: 1 } })])))
  const [played] = await source.seasonGames('71', 2026)
  expect(played?.score).toEqual({ goals: { home: 1, away: 1 }, halfTimeGoals: { home: 1, away: 0 } })
})

const block = (id: number, values: Record<string, unknown>) => ({
  team: { id },
  statistics: Object.entries(values).map(([type, value]) => ({ type, value })),
})

test('statistics are told apart by club, null means zero, and text numbers do no harm', async () => {
  const away = block(20, {
    'Total Shots': 9,
    'Shots on Goal': 4,
    'Corner Kicks': 3,
    'Yellow Cards': 2,
    'Red Cards': 1,
    'Ball Possession': '44%',
  })
  const home = block(10, {
    'Total Shots': 12,
    'Shots on Goal': 5,
    'Corner Kicks': 6,
    'Yellow Cards': 1,
    'Red Cards': null,
    expected_goals: '1.64',
  })
  const { source } = await sourceOn(
    json(envelope([game({ status: 'FT', score: { fulltime: { home: 1, away: 0 } }, statistics: [away, home] })])),
  )
  expect((await source.statistics(['1'])).get('1')).toEqual({
    shots: { home: 12, away: 9 },
    shotsOnTarget: { home: 5, away: 4 },
    corners: { home: 6, away: 3 },
    yellowCards: { home: 1, away: 2 },
    redCards: { home: 0, away: 1 },
  })
})

test('a game without coverage has no statistics, rather than zeros', async () => {
  const empty = [block(10, { 'Corner Kicks': null }), block(20, { 'Corner Kicks': null })]
  const score = { fulltime: { home: 1, away: 0 } }
  const { source } = await sourceOn(
    json(
      envelope([
        game({ status: 'FT', score, statistics: empty }),
        game({ id: 2, status: 'FT', score, statistics: [] }),
      ]),
    ),
  )
  expect((await source.statistics(['1', '2'])).size).toBe(0)
})

test('forty-five games cost three calls', async () => {
  const { source, server } = await sourceOn(json(envelope([])))
  await source.statistics(Array.from({ length: 45 }, (_, id) => String(id)))
  expect(server.seen.map(({ query }) => query.get('ids')?.split('-').length)).toEqual([20, 20, 5])
})

test('the free plan refuses `ids` and `last`: the games come another way, and the refusal is not asked for twice', async () => {
  const refusal = json(envelope([], { plan: 'Free plans do not have access to the Last parameter.' }))
  const played = json(
    envelope([game({ status: 'FT', at: '2026-04-12T19:00:00Z', score: { fulltime: { home: 2, away: 0 } } })]),
  )
  const { source, server } = await sourceOn((response, seen) => {
    if (seen.query.has('last') || seen.query.has('ids')) refusal(response, seen)
    else if (seen.query.get('season') === '2026') played(response, seen)
    else json(envelope([]))(response, seen)
  })
  const games = await source.lastGames('10', '2026-04-18T19:00:00.000Z', 10)
  expect(games).toHaveLength(1)
  expect(games[0]?.statistics).toBeNull()
  const asked = server.seen.map(({ query }) => [...query.keys()].filter((name) => /last|season|ids/.test(name)).join())
  expect(asked).toEqual(['last', 'season', 'season', 'ids'])

  await source.statistics(['7'])
  expect(server.seen.at(-1)?.query.get('id')).toBe('7')
})

test('when the allowance ends midway, the statistics that were answered are kept', async () => {
  const refusal = (key: string) => json(envelope([], { [key]: 'words of the service' }))
  const statistics = [block(10, { 'Corner Kicks': 6 }), block(20, { 'Corner Kicks': 3 })]
  const answered = json(
    envelope([game({ id: 7, status: 'FT', score: { fulltime: { home: 1, away: 0 } }, statistics })]),
  )
  const { source } = await sourceOn((response, seen) => {
    if (seen.query.has('ids')) refusal('plan')(response, seen)
    else (seen.query.get('id') === '7' ? answered : refusal('requests'))(response, seen)
  })
  expect([...(await source.statistics(['7', '8', '9'])).keys()]).toEqual(['7'])
  await expect(source.statistics(['8'])).rejects.toMatchObject({ failure: 'quota_day' })
})

test('last games before a day long past are not the last games before today', async () => {
  const at = (day: string, id: number) =>
    game({ id, status: 'FT', at: `${day}T19:00:00Z`, score: { fulltime: { home: 1, away: 1 } } })
  const { source, server } = await sourceOn(
    json(envelope([at('2025-03-01', 1), at('2025-03-09', 2), at('2025-03-05', 3)])),
    json(envelope([])),
  )
  const games = await source.lastGames('10', '2025-03-08T00:00:00.000Z', 2)
  expect(games.map(({ id }) => id)).toEqual(['3', '1'])
  expect(server.seen.some(({ query }) => query.has('last'))).toBe(false)
})

test('a table of groups keeps them apart', async () => {
  const row = (rank: number, group: string) => ({
    rank,
    team: { id: rank, name: `Clube ${rank}` },
    points: 3,
    group,
    form: 'WDL',
    all: { played: 1, win: 1, draw: 0, lose: 0, goals: { for: 2, against: 1 } },
  })
  const { source } = await sourceOn(
    json(envelope([{ league: { standings: [[row(1, 'Group A')], [row(1, 'Group B')]] } }])),
  )
  expect((await source.standings('13', 2026)).map(({ group }) => group)).toEqual(['Group A', 'Group B'])
  const { source: unknown } = await sourceOn(json(envelope([])))
  expect(await unknown.standings('999', 2026)).toEqual([])
})
