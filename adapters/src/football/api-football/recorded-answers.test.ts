import { expect } from 'vitest'
import { apiFootball } from '#football/api-football/api-football.ts'
import { json, startLocalServer } from '#test/local-server.ts'
import { recordedTest, recording } from '#test/recorded.ts'
import { testAccess } from '#test/vendor-access.ts'

const DAY = '2026-04-18'

async function sourceOn(body: ReturnType<typeof json>) {
  const server = await startLocalServer(body)
  return { source: apiFootball(testAccess(server.url)) }
}

recordedTest('a recorded season is read whole: 380 games, 155 played, 190 without an hour, 12 put off', async () => {
  const { source } = await sourceOn(json(recording('api-football/fixtures-league71-season2024.json')))
  const games = await source.seasonGames('71', 2024)
  expect(games).toHaveLength(380)
  expect(games.filter(({ score }) => score !== null)).toHaveLength(155)
  expect(games.filter(({ isTimeKnown }) => !isTimeKnown)).toHaveLength(190)
  expect(games.filter(({ state }) => state === 'postponed')).toHaveLength(12)
  expect(games[0]).toMatchObject({ home: { name: 'Internacional' }, kickOff: '2024-04-13T21:30:00.000Z', season: 2024 })
})

recordedTest(
  'recorded games that went to penalties keep the score of the 90 minutes and their statistics',
  async () => {
    const { source } = await sourceOn(json(recording('api-football/fixtures-ids-with-statistics.json')))
    const numbers = await source.statistics(['1149519', '1149523'])
    expect(numbers.get('1149519')).toMatchObject({
      corners: { home: 5, away: 1 },
      yellowCards: { home: 2, away: 3 },
      redCards: { home: 0, away: 0 },
    })
    const games = await source.seasonGames('2', 2023)
    expect(games[1]?.score).toEqual({ goals: { home: 1, away: 0 }, halfTimeGoals: { home: 1, away: 0 } })
  },
)

recordedTest('recorded meetings come newest first, tables in order, and upcoming games without a score', async () => {
  const { source } = await sourceOn(json(recording('api-football/headtohead-manchester-2021.json')))
  const met = await source.headToHead('33', '50', '2023-10-29T15:30:00.000Z', 3)
  expect(met.map(({ kickOff }) => kickOff.slice(0, 10))).toEqual(['2023-06-03', '2023-01-14', '2022-10-02'])

  const { source: table } = await sourceOn(json(recording('api-football/standings-league71-season2024.json')))
  expect((await table.standings('71', 2024)).slice(0, 1)).toMatchObject([
    { rank: 1, team: { name: 'Botafogo' }, points: 33, played: 16, won: 10, group: null, form: 'WWWDW' },
  ])
  const { source: english } = await sourceOn(json(recording('api-football/standings-league39-season2022.json')))
  expect(await english.standings('39', 2022)).toHaveLength(20)

  const { source: soon } = await sourceOn(
    json(recording('api-football/fixtures-league78-season2023-status-NS-PST.json')),
  )
  expect(
    (await soon.seasonGames('78', 2023)).every(({ score, state }) => score === null && state === 'scheduled'),
  ).toBe(true)
})

recordedTest('every recorded refusal is told by its kind', async () => {
  for (const [file, failure] of [
    ['error-rate-limit-http200', 'rate_minute'],
    ['error-daily-limit.constructed', 'quota_day'],
    ['error-plan-season', 'plan'],
    ['error-plan-last-parameter.constructed', 'plan'],
    ['error-token', 'auth'],
    ['error-required-parameter', 'bad_request'],
    ['error-season-required.constructed', 'bad_request'],
    ['error-field-conflict', 'bad_request'],
  ]) {
    const { source } = await sourceOn(json(recording(`api-football/${file}.json`)))
    await expect(source.fixturesOfDay(DAY)).rejects.toMatchObject({ failure })
  }
})
