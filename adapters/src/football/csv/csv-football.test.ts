import { existsSync } from 'node:fs'
import { cp, mkdtemp, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCsvFolder } from '#football/csv/csv-folder.ts'
import { csvFootball } from '#football/csv/csv-football.ts'
import { csvOdds } from '#odds/csv/csv-odds.ts'

const NOW = '2026-04-16T12:00:00Z'
const RESULTS = 'Country,League,Season,Date,Time,Home,Away,HG,AG,PSCH,PSCD,PSCA,AvgCH,AvgCD,AvgCA,MaxCH,MaxCD,MaxCA'
const PLAYED = [
  'Brazil,Serie A,2026,05/04/2026,22:30,Flamengo RJ,Vasco,2,0,1.8,3.5,4.6,1.75,3.4,4.5,1.9,3.7,5',
  'Brazil,Serie A,2026,08/04/2026,01:30,Vasco,Santos,1,1,,,,2.1,3.2,3.6,2.2,3.4,3.9',
  'Brazil,Serie A,2026,12/04/2026,,Santos,Flamengo RJ,0,1,,,,,,,,,',
]
const UPCOMING = 'Country,League,Date,Time,Home,Away,B365H,B365D,B365A,B365>2.5,B365<2.5'

async function folderOf(files: Record<string, string>) {
  const path = await mkdtemp(join(tmpdir(), 'csv-source-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
  const folder = openCsvFolder(path, () => new Date(NOW))
  return { path, football: csvFootball(folder), odds: csvOdds(folder) }
}

const brazil = {
  'BRA-2026.csv': [RESULTS, ...PLAYED].join('\n'),
  'new_league_fixtures.csv': `${UPCOMING}\nBrazil,Serie A,19/04/2026,00:30,Flamengo RJ,Santos,1.6,3.8,5.5,1.9,1.95\n`,
}

test('times in the files are British: a game at 00:30 there is on the evening before in São Paulo', async () => {
  const { football } = await folderOf(brazil)
  const [game] = await football.fixturesOfDay('2026-04-18')
  expect(game).toMatchObject({
    kickOff: '2026-04-18T23:30:00.000Z',
    isTimeKnown: true,
    state: 'scheduled',
    league: { id: 'BRA', name: 'Serie A', country: 'Brazil' },
    season: 2026,
    home: { id: 'Brazil:Flamengo RJ' },
    score: null,
  })
  expect(await football.fixturesOfDay('2026-04-19')).toEqual([])
})

test('history, meetings, last games and the table come from the results', async () => {
  const { football } = await folderOf(brazil)
  const before = '2026-04-18T23:30:00.000Z'
  expect(await football.seasonGames('BRA', 2026)).toHaveLength(4)
  expect((await football.lastGames('Brazil:Santos', before, 5)).map(({ kickOff }) => kickOff.slice(0, 10))).toEqual([
    '2026-04-12',
    '2026-04-08',
  ])
  expect(await football.headToHead('Brazil:Vasco', 'Brazil:Flamengo RJ', before, 5)).toHaveLength(1)
  const table = await football.standings('BRA', 2026)
  expect(table.map(({ rank, team, points, form }) => [rank, team.name, points, form])).toEqual([
    [1, 'Flamengo RJ', 6, 'WW'],
    [2, 'Santos', 1, 'DL'],
    [3, 'Vasco', 1, 'LD'],
  ])
})

test('a line without an hour has a day and no clock', async () => {
  const { football } = await folderOf(brazil)
  expect(await football.fixturesOfDay('2026-04-12')).toMatchObject([
    { isTimeKnown: false, kickOff: '2026-04-12T15:00:00.000Z' },
  ])
})

test('prices come house by house, never the best of all, and the average only where no house is named', async () => {
  const { football, odds } = await folderOf(brazil)
  const quotes = async (day: string) => {
    const [game] = await football.fixturesOfDay(day)
    if (!game) throw new Error('no game')
    return odds.quotesFor({
      source: football.name,
      sourceId: game.id,
      league: game.league,
      season: game.season,
      home: game.home.name,
      away: game.away.name,
      kickOff: game.kickOff,
    })
  }
  const named = await quotes('2026-04-05')
  expect(named.map(({ house, outcome, price }) => [house, outcome, price])).toEqual([
    ['PS', 'home', 1.8],
    ['PS', 'draw', 3.5],
    ['PS', 'away', 4.6],
  ])
  expect(named.every(({ at }) => at < '2026-04-05T21:30:00.000Z')).toBe(true)
  expect(new Set((await quotes('2026-04-07')).map(({ house }) => house))).toEqual(new Set(['average']))
  const upcoming = await quotes('2026-04-18')
  expect(upcoming.map(({ market, line, outcome, price }) => [market, line, outcome, price])).toContainEqual([
    'totals',
    2.5,
    'over',
    1.9,
  ])
  expect(await quotes('2026-04-12')).toEqual([])
})

test('a game of another football source is found in the files by league, day and names', async () => {
  const { odds } = await folderOf(brazil)
  const game = {
    source: 'API-Football',
    sourceId: '99',
    league: { id: '71', name: 'Serie A', country: 'Brazil' },
    season: 2026,
    home: 'Flamengo',
    away: 'Santos',
    kickOff: '2026-04-18T23:30:00.000Z',
  }
  expect(await odds.quotesFor(game)).toHaveLength(5)
  expect(await odds.quotesFor({ ...game, league: { id: '135', name: 'Serie A', country: 'Italy' } })).toEqual([])
  expect(await odds.quotesFor({ ...game, home: 'Santos', away: 'Flamengo' })).toEqual([])
})

test('a file that changes, comes or goes is read anew; a score turns an announced game into a played one', async () => {
  const { path, football } = await folderOf(brazil)
  const [announced] = await football.fixturesOfDay('2026-04-18')
  const result = 'Brazil,Serie A,2026,19/04/2026,00:30,Flamengo RJ,Santos,3,1,,,,,,,,,'
  await writeFile(join(path, 'BRA-2026.csv'), [RESULTS, ...PLAYED, result].join('\n'))
  const games = await football.fixturesOfDay('2026-04-18')
  expect(games).toHaveLength(1)
  expect(games[0]).toMatchObject({ id: announced?.id, state: 'finished', score: { goals: { home: 3, away: 1 } } })
  await writeFile(
    join(path, 'E0-2025-26.csv'),
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG\nE0,11/04/2026,15:00,Arsenal,Chelsea,1,0\n',
  )
  expect(await football.seasonGames('E0', 2025)).toHaveLength(1)
})

test('an announced game that was never played is not offered for ever', async () => {
  const { football } = await folderOf({
    'fixtures.csv':
      'Div,Date,Time,HomeTeam,AwayTeam\nE0,01/04/2026,15:00,Arsenal,Chelsea\nE0,18/04/2026,15:00,Arsenal,Leeds\n',
  })
  expect((await football.seasonGames('E0', 2025)).map(({ away }) => away.name)).toEqual(['Leeds'])
})

test('two clubs that meet twice at one ground in a season keep both games', async () => {
  const { football } = await folderOf({
    'SC0-2025-26.csv':
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nSC0,01/09/2025,Celtic,Hearts,1,0\nSC0,01/03/2026,Celtic,Hearts,2,2\n',
  })
  const games = await football.seasonGames('SC0', 2025)
  expect(new Set(games.map(({ id }) => id)).size).toBe(2)
})

test('a folder that is not there is a failure of the source, which does not name the place', async () => {
  const football = csvFootball(openCsvFolder('/no/such/private-folder', () => new Date(NOW)))
  const failure = await football.fixturesOfDay('2026-04-18').catch((error: unknown) => String(error))
  expect(failure).toContain('upstream')
  expect(failure).not.toContain('private-folder')
})

test('reading again costs no parsing while nothing changed', async () => {
  const { path, football } = await folderOf(brazil)
  await football.seasonGames('BRA', 2026)
  const file = join(path, 'BRA-2026.csv')
  const still = new Date('2026-04-01T00:00:00Z')
  await utimes(file, still, still)
  const [first] = await football.seasonGames('BRA', 2026)
  const [again] = await football.seasonGames('BRA', 2026)
  expect(again).toBe(first)
})

const SHARED = '../shared/data/matches'
test.skipIf(!existsSync(SHARED))(
  `the shared files give tables and days that are true (needs ${SHARED})`,
  { timeout: 60_000 },
  async () => {
    // All leagues in the deep run only: reading them takes longer than all other tests of this file.
    const folder = process.env.DEEP === '1' ? SHARED : await mkdtemp(join(tmpdir(), 'csv-shared-'))
    if (process.env.DEEP !== '1')
      await cp(SHARED, folder, { recursive: true, filter: (path) => !/\/(?!BRA-)[^/]*\.csv$/.test(path) })
    const football = csvFootball(openCsvFolder(folder, () => new Date(NOW)))
    const table = await football.standings('BRA', 2022)
    expect(table.slice(0, 2).map(({ team, points }) => [team.name, points])).toEqual([
      ['Palmeiras', 81],
      ['Internacional', 73],
    ])
    const brazilians = (await football.fixturesOfDay('2022-04-09')).filter(({ league }) => league.id === 'BRA')
    expect(brazilians[0]).toMatchObject({ home: { name: 'Fluminense' }, kickOff: '2022-04-09T19:30:00.000Z' })
  },
)

test('the exchange’s prices in the files are told after its commission, a house’s as they are', async () => {
  const header = 'Country,League,Date,Time,Home,Away,B365H,B365D,B365A,BFEH,BFED,BFEA,BFE>2.5,BFE<2.5'
  const game = 'Brazil,Serie A,19/04/2026,00:30,Flamengo RJ,Santos,1.6,3.8,5.5,1.8,4,7,2,2.1'
  const { odds } = await folderOf({ 'new_league_fixtures.csv': `${header}\n${game}\n` })
  const quotes = await odds.quotesFor({
    source: 'another',
    sourceId: '1',
    league: { id: '71', name: 'Serie A', country: 'Brazil' },
    season: 2026,
    home: 'Flamengo',
    away: 'Santos',
    kickOff: '2026-04-18T23:30:00.000Z',
  })
  const pricesOf = (name: string) => quotes.flatMap(({ house, price }) => (house === name ? [price] : []))
  expect(pricesOf('B365')).toEqual([1.6, 3.8, 5.5])
  expect(pricesOf('BFE')).toEqual([1.76, 3.85, 6.7, 1.95, 2.045])
})
