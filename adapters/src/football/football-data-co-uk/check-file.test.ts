import { expect, test } from 'vitest'
import { checkFile, type KeptFile } from '#football/football-data-co-uk/check-file.ts'
import { codesOf, wantedFiles } from '#football/football-data-co-uk/wanted-files.ts'

const TODAY = '2026-11-16'
const [list, otherList, brazil, season] = wantedFiles(['BRA', 'E0'], TODAY)

test('of a league the season under way and three past ones are wanted, of Brazil one file, and both lists', () => {
  expect(wantedFiles(['BRA', 'E0'], TODAY).map(({ path, name }) => [path, name])).toEqual([
    ['fixtures.csv', 'fixtures.csv'],
    ['new_league_fixtures.csv', 'new_league_fixtures.csv'],
    ['new/BRA.csv', 'BRA.csv'],
    ['mmz4281/2627/E0.csv', 'E0-2026-27.csv'],
    ['mmz4281/2526/E0.csv', 'E0-2025-26.csv'],
    ['mmz4281/2425/E0.csv', 'E0-2024-25.csv'],
    ['mmz4281/2324/E0.csv', 'E0-2023-24.csv'],
  ])
  expect(wantedFiles(['E0'], '2027-06-30')[1]?.path).toBe('mmz4281/2627/E0.csv')
  expect(wantedFiles(['BRA'], TODAY).map(({ path }) => path)).toEqual(['new_league_fixtures.csv', 'new/BRA.csv'])
})

test('leagues that the publisher does not have are left out', () => {
  expect(codesOf(['brazil.a', 'brazil.b', 'libertadores', 'england.1', 'portugal.1'])).toEqual(['BRA', 'E0', 'P1'])
})

const HEAD = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG'
const CLUBS = ['Arsenal', 'Chelsea', 'Leeds', 'Fulham', 'Everton', 'Burnley']
const rows = CLUBS.map((club, at) => `E0,${10 + at}/10/2026,${club},${CLUBS[(at + 1) % 6]},2,1,1,0`)
const whole = [HEAD, ...rows, ''].join('\r\n')

function check(file: typeof season, text: string, kept: KeptFile = null) {
  if (!file) throw new Error('no such file')
  return checkFile(file, text, kept, TODAY)
}
const refused = (file: typeof season, text: string, kept: KeptFile = null) =>
  expect(() => check(file, text, kept)).toThrow(/^football-data\.co\.uk \(CSV\): schema: /)

test('a season is taken with its games, also one that only has its columns yet', () => {
  expect(check(season, whole)).toEqual({ text: whole, games: 6 })
  expect(check(season, whole.trim())).toMatchObject({ games: 6 })
  expect(check(season, `${HEAD}\r\n`)).toMatchObject({ games: 0 })
  expect(check(season, '')).toBeNull()
})

test('columns that changed, lines that make no sense and a cut end never replace what is kept', () => {
  const kept = { text: whole, games: 6 }
  refused(season, whole.replace('HomeTeam', 'Team1'))
  refused(season, whole.replaceAll('/10/2026', '-X'))
  refused(season, `${[HEAD, ...rows].join('\n')}\nE0,20/10/2026,Ars`)
  refused(season, [HEAD, ...rows.slice(0, 2), ''].join('\n'), kept)
  refused(season, '', kept)
  expect(check(season, [HEAD, ...rows.slice(0, 5), ''].join('\n'), kept)).toMatchObject({ games: 5 })
})

test('columns nobody knows and lines of nothing but commas are passed over', () => {
  const text = [`${HEAD},XYZ>2.5,`, ...rows.map((row) => `${row},1.9,`), ',,,,,,,,,', ''].join('\n')
  expect(check(season, text)).toMatchObject({ games: 6 })
})

test('Brazil has all years in one file, with a column for them', () => {
  const text =
    'Country,League,Season,Date,Time,Home,Away,HG,AG\nBrazil,Serie A,2026,15/11/2026,20:00,Santos,Vasco,1,1\n'
  expect(check(brazil, text)).toMatchObject({ games: 1 })
})

const UPCOMING = 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A'
const listed = (...games: string[]) => [UPCOMING, ...games, ''].join('\n')
const TODAYS = 'E0,16/11/2026,20:00,Leeds,Fulham,2,3,4'
const TOMORROWS = 'E0,17/11/2026,20:00,Arsenal,Chelsea,2,3,4'
const LATER = 'E0,18/11/2026,20:00,Everton,Burnley,2,3,4'

test('an empty list is normal between rounds; one that lost all it had announced is a slip', () => {
  expect(check(list, '')).toBeNull()
  expect(check(list, listed())).toMatchObject({ games: 0 })
  expect(check(list, listed(), { text: listed(TODAYS), games: 1 })).toMatchObject({ games: 0 })
  refused(list, listed(), { text: listed(TOMORROWS, LATER), games: 2 })
  refused(list, '', { text: listed(TOMORROWS), games: 1 })
  refused(list, 'Division;When\nE0;soon\n')
  expect(check(list, listed(LATER), { text: listed(TOMORROWS, LATER), games: 2 })).toMatchObject({ games: 1 })
})

test('games of today stay in the list although the publisher has rolled it on', () => {
  expect(check(list, listed(LATER), { text: listed(TODAYS, LATER), games: 2 })?.text).toBe(
    [UPCOMING, TODAYS, LATER, ''].join('\n'),
  )
  const moved = TODAYS.replace('20:00', '21:00')
  expect(check(list, listed(moved), { text: listed(TODAYS), games: 1 })?.text).toBe(listed(moved))
})

test('the list of the other leagues names them by country', () => {
  const text =
    'Country,League,Date,Time,Home,Away,B365H,B365D,B365A\nBrazil,Serie A,17/11/2026,22:00,Santos,Vasco,2,3,4\n'
  expect(check(otherList, text)).toMatchObject({ games: 1 })
})
