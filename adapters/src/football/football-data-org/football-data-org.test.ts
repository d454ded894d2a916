import { expect, test } from 'vitest'
import { footballDataOrg } from '#football/football-data-org/football-data-org.ts'
import { cutBody, html, json, silence, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'
import { testAccess } from '#test/vendor-access.ts'

async function sourceOn(...answers: Parameters<typeof startLocalServer>) {
  const server = await startLocalServer(...answers)
  const access = testAccess(server.url)
  return { server, access, source: footballDataOrg(access) }
}

const nobody = { home: null, away: null }

function match({
  id = 1,
  status = 'TIMED',
  utcDate = '2026-04-18T19:00:00Z',
  score = {},
  ...more
}: Record<string, unknown> = {}) {
  const club = (club: number, name: string) => ({
    id: club,
    name,
    shortName: name,
    tla: 'COR',
    crest: `https://crests.example/${club}.svg`,
  })
  return {
    area: { name: 'Brazil' },
    competition: { id: 2013, name: 'Campeonato Brasileiro Série A', code: 'BSA' },
    season: { id: 1, startDate: '2026-01-28', endDate: '2026-12-02' },
    id,
    utcDate,
    status,
    matchday: 4,
    stage: 'REGULAR_SEASON',
    homeTeam: club(1779, 'Corinthians'),
    awayTeam: club(4241, 'Coritiba'),
    score: { winner: null, duration: 'REGULAR', fullTime: nobody, halfTime: nobody, ...(score as object) },
    odds: { msg: 'Activate Odds-Package' },
    ...more,
  }
}

const list = (...matches: unknown[]) => json({ filters: {}, resultSet: { count: matches.length }, matches })

test('a day in São Paulo is parts of two UTC days, and the end of the range is exclusive', async () => {
  const { source, server } = await sourceOn(
    list(
      match({ id: 1, utcDate: '2026-04-18T02:00:00Z' }),
      match({ id: 2 }),
      match({ id: 3, utcDate: '2026-04-19T00:30:00Z' }),
      match({ id: 4, utcDate: '2026-04-19T03:00:00Z' }),
    ),
  )
  expect((await source.fixturesOfDay('2026-04-18')).map(({ id }) => id)).toEqual(['2', '3'])
  expect(server.seen[0]?.query.toString()).toBe('dateFrom=2026-04-18&dateTo=2026-04-20')
  expect(server.seen[0]?.headers['x-auth-token']).toBe('secret-key-123')
})

test('clubs are told apart by id: two of them share the letters COR', async () => {
  const { source } = await sourceOn(list(match()))
  const [game] = await source.fixturesOfDay('2026-04-18')
  expect([game?.home.id, game?.away.id]).toEqual(['1779', '4241'])
  expect(game?.league).toEqual({ id: 'BSA', name: 'Campeonato Brasileiro Série A', country: 'Brazil' })
  expect(game?.home.logo).toBe('https://crests.example/1779.svg')
})

test('a final is called that, whether or not it has a number, with its ground', async () => {
  const final = { stage: 'FINAL', venue: 'Campo neutro' }
  const { source } = await sourceOn(
    list(match(), match({ id: 2, ...final }), match({ id: 3, ...final, matchday: null })),
  )
  const games = await source.fixturesOfDay('2026-04-18')
  expect(games.map(({ round, venue }) => [round, venue.name])).toEqual([
    ['4', null],
    ['FINAL', 'Campo neutro'],
    ['FINAL', 'Campo neutro'],
  ])
})

test('a scheduled game has a day but no hour; suspended ones go on; an awarded one teaches nothing', async () => {
  const score = { fullTime: { home: 3, away: 0 } }
  const states = [
    'SCHEDULED',
    'TIMED',
    'IN_PLAY',
    'PAUSED',
    'SUSPENDED',
    'FINISHED',
    'POSTPONED',
    'CANCELLED',
    'AWARDED',
    'NEW_WORD',
  ]
  const { source } = await sourceOn(list(...states.map((status, id) => match({ id, status, score }))))
  const games = await source.seasonGames('BSA', 2026)
  expect(games.map(({ state, isTimeKnown, score: goals }) => [state, isTimeKnown, goals !== null])).toEqual([
    ['scheduled', false, false],
    ['scheduled', true, false],
    ['live', true, false],
    ['live', true, false],
    ['live', true, false],
    ['finished', true, true],
    ['postponed', true, false],
    ['cancelled', true, false],
    ['abandoned', true, false],
  ])
  expect(games.map(({ liveGoals }) => liveGoals !== undefined).indexOf(true)).toBe(2)
  expect(games[2]?.liveGoals).toEqual(games[5]?.score?.goals)
})

const two = (home: number, away: number) => ({ home, away })
const SHOOT_OUT = { duration: 'PENALTY_SHOOTOUT', fullTime: two(6, 5), halfTime: two(1, 0) }
const EXTRA = { duration: 'EXTRA_TIME', fullTime: two(3, 2), halfTime: two(1, 0), regularTime: nobody }
const SEMI_FINAL = { competition: { code: 'CLI', name: 'Copa Libertadores' }, stage: 'SEMI_FINALS' }

test.each([
  ['told', { ...SHOOT_OUT, regularTime: two(1, 1) }, {}, two(1, 1)],
  ['what extra time leaves', { ...EXTRA, extraTime: two(2, 1) }, {}, two(1, 1)],
  [
    'what extra time and penalties leave',
    { ...SHOOT_OUT, regularTime: nobody, extraTime: two(0, 1), penalties: two(5, 3) },
    {},
    two(1, 1),
  ],
  ['what penalties leave in a cup without extra time', { ...SHOOT_OUT, penalties: two(5, 4) }, SEMI_FINAL, two(1, 1)],
  ['unknown where extra time is not told', { ...SHOOT_OUT, penalties: two(5, 4) }, {}, null],
  [
    'unknown in a final, which has extra time',
    { ...SHOOT_OUT, penalties: two(5, 4) },
    { ...SEMI_FINAL, stage: 'FINAL' },
    null,
  ],
  ['unknown where nothing else is told', SHOOT_OUT, SEMI_FINAL, null],
  ['unknown where the sum is below the half time', { ...EXTRA, extraTime: two(3, 1) }, {}, null],
])('of a game beyond 90 minutes only those count: %s', async (_how, score, more, goals) => {
  const { source } = await sourceOn(list(match({ status: 'FINISHED', score, ...more })))
  const [game] = await source.seasonGames('CLI', 2026)
  expect(game?.score?.goals ?? null).toEqual(goals)
})

test('a game that is on tells its goals, in a shoot-out without the penalties', async () => {
  const penalties = { ...SHOOT_OUT, penalties: two(5, 4) }
  const { source } = await sourceOn(
    list(
      match({ id: 1, status: 'IN_PLAY', score: { fullTime: two(2, 0) } }),
      match({ id: 2, status: 'IN_PLAY', score: penalties }),
      match({ id: 3, status: 'IN_PLAY', score: SHOOT_OUT }),
    ),
  )
  const games = await source.seasonGames('CLI', 2026)
  expect(games.map(({ liveGoals }) => liveGoals)).toEqual([two(2, 0), two(1, 1), undefined])
})

test('a cup game whose clubs are not known yet is left out without spoiling the list', async () => {
  const { source } = await sourceOn(list(match(), match({ id: 2, homeTeam: { id: null, name: null } })))
  expect(await source.seasonGames('CLI', 2026)).toHaveLength(1)
})

test.each([
  ['a wrong key told by 400', json({ message: 'Your API token is invalid.', errorCode: 400 }, { status: 400 }), 'auth'],
  ['a wrong key told by 403', json({ message: 'Your API token is invalid.', errorCode: 403 }, { status: 403 }), 'auth'],
  ['a league outside the plan', json({ message: 'restricted', errorCode: 403 }, { status: 403 }), 'plan'],
  ['404', json({ message: 'none', errorCode: 404 }, { status: 404 }), 'not_found'],
  ['500', json({}, { status: 500 }), 'upstream'],
  ['a cut body', cutBody, 'upstream'],
  ['HTML', html, 'schema'],
  ['another shape', json({ games: [] }), 'schema'],
])('%s is told as what it is', async (_name, behaviour, failure) => {
  const { source } = await sourceOn(behaviour)
  await expect(source.fixturesOfDay('2026-04-18')).rejects.toMatchObject({ failure, source: 'football-data.org' })
})

test('how long to wait stands in the words or in a header', async () => {
  const words = json({ message: 'You reached your request limit. Wait 48 seconds.', errorCode: 429 }, { status: 429 })
  const header = json({ message: 'limit' }, { status: 429, headers: { 'x-requestcounter-reset': '31' } })
  for (const [behaviour, retryAfterMs] of [
    [words, 48_000],
    [header, 31_000],
  ] as const) {
    const { source } = await sourceOn(behaviour)
    await expect(source.standings('BSA', 2026)).rejects.toMatchObject({ failure: 'rate_minute', retryAfterMs })
  }
})

test('silence ends at the deadline', async () => {
  const server = await startLocalServer(silence)
  const source = footballDataOrg(testAccess(server.url, { deadlineMs: 50 }))
  await expect(source.seasonGames('BSA', 2026)).rejects.toMatchObject({ failure: 'timeout' })
})

test('what is left of the minute, and when it comes back, is read from the headers', async () => {
  const headers = { 'x-requests-available-minute': '9', 'x-requestcounter-reset': '42' }
  const { source, access } = await sourceOn(json({ matches: [] }, { headers }))
  await source.fixturesOfDay('2026-04-18')
  expect(access.reports).toEqual([{ minute: { limit: null, left: 9, resetsInMs: 42_000 }, day: null, month: null }])
})

test('meetings and last games are finished, before the instant, newest first', async () => {
  const played = (id: number, utcDate: string, away: number) =>
    match({
      id,
      utcDate,
      status: 'FINISHED',
      score: { fullTime: { home: 1, away: 0 } },
      awayTeam: { id: away, name: `Clube ${away}` },
    })
  const { source, server } = await sourceOn(
    list(
      played(1, '2026-03-01T19:00:00Z', 5),
      played(2, '2026-04-01T19:00:00Z', 6),
      played(3, '2026-03-20T19:00:00Z', 5),
      played(4, '2026-04-18T20:00:00Z', 5),
    ),
  )
  const before = '2026-04-18T19:00:00.000Z'
  expect((await source.lastGames('1779', before, 2)).map(({ id }) => id)).toEqual(['2', '3'])
  expect((await source.headToHead('1779', '5', before, 10)).map(({ id }) => id)).toEqual(['3', '1'])
  expect(server.seen[0]?.query.get('dateTo')).toBe('2026-04-19')
  expect((await source.statistics(['1'])).size).toBe(0)
})

recordedTest('a recorded season, day, table and list of meetings are read whole', async () => {
  const { source } = await sourceOn(json(recording('football-data-org/competition-BSA-matches-2022.json')))
  const games = await source.seasonGames('BSA', 2022)
  expect(games).toHaveLength(380)
  expect(games.filter(({ score }) => score !== null)).toHaveLength(260)
  expect(games.filter(({ isTimeKnown }) => !isTimeKnown)).toHaveLength(58)
  expect(games[0]).toMatchObject({
    season: 2022,
    round: '1',
    home: { name: 'Fluminense' },
    kickOff: '2022-04-09T19:30:00.000Z',
  })
  expect(new Set(games.map(({ home }) => home.name)).size).toBe(20)

  const { source: day } = await sourceOn(json(recording('football-data-org/matches.json')))
  expect(await day.fixturesOfDay('2022-09-04')).toHaveLength(34)

  const { source: table } = await sourceOn(json(recording('football-data-org/competition-BSA-standings.json')))
  const rows = await table.standings('BSA', 2022)
  expect(rows).toHaveLength(20)
  expect(rows[0]).toMatchObject({
    rank: 1,
    team: { name: 'Palmeiras' },
    won: 15,
    drawn: 9,
    lost: 2,
    points: 54,
    form: 'WDDDW',
  })

  const { source: meetings } = await sourceOn(json(recording('football-data-org/match-417211-head2head.json')))
  expect((await meetings.headToHead('512', '576', '2023-01-01T00:00:00.000Z', 15)).length).toBeGreaterThan(3)
})

recordedTest('every recorded refusal is told by its kind', async () => {
  for (const [file, status, failure] of [
    ['error-400-token.constructed', 400, 'auth'],
    ['error-403-restricted', 403, 'plan'],
    ['error-404.constructed', 404, 'not_found'],
    ['error-429-request-limit', 429, 'rate_minute'],
  ] as const) {
    const { source } = await sourceOn(json(recording(`football-data-org/${file}.json`), { status }))
    await expect(source.fixturesOfDay('2022-09-04')).rejects.toMatchObject({ failure })
  }
})
