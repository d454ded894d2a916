import { expect, test } from 'vitest'
import { toDay } from '#football/csv/match-day.ts'
import { parseMatchFile } from '#football/csv/parse-match-file.ts'
import { decode } from '#football/csv/read-match-folder.ts'

const HEAD =
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HS,AS,HST,AST,HC,AC,PSH,PSD,PSA,PSCH,PSCD,PSCA,AvgC>2.5,AvgC<2.5'
const LINE = 'E0,15/08/2025,Alfa,Beta,2,1,1,0,12,9,5,3,6,4,2.0,3.5,4.0,1.9,3.6,4.2,1.85,2.0'

test('a European line gives goals, statistics and prices of both moments', () => {
  const { rows, skipped } = parseMatchFile('E0-2025-26.csv', `${HEAD}\n${LINE}\n`)
  expect(skipped).toEqual([])
  expect(rows[0]).toMatchObject({
    league: 'E0',
    season: '2025-26',
    line: 2,
    date: '2025-08-15',
    home: 'Alfa',
    goals: { home: 2, away: 1 },
    halfTimeGoals: { home: 1, away: 0 },
    shots: { home: 12, away: 9 },
    corners: { home: 6, away: 4 },
    redCards: null,
    earlyPrices: [{ house: 'PS', result: { home: 2, draw: 3.5, away: 4 }, total25: null }],
  })
  expect(rows[0]?.closingPrices).toEqual([
    { house: 'PS', result: { home: 1.9, draw: 3.6, away: 4.2 }, total25: null },
    { house: 'average', result: null, total25: { over: 1.85, under: 2 } },
  ])
})

test('Brazilian column names are read; they never have half times, so none is missed', () => {
  const text =
    'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,AvgCH,AvgCD,AvgCA\nBrazil,Serie A,2024,13/04/2024,20:00,Grêmio,Vasco,1,0,H,1.9,3.4,4.1'
  const { rows, skipped } = parseMatchFile('BRA-2024.csv', text)
  expect(skipped).toEqual([])
  expect(rows[0]).toMatchObject({ league: 'BRA', season: '2024', home: 'Grêmio', halfTimeGoals: null, shots: null })
})

test.each([
  ['E0,32/08/2025,Alfa,Beta,2,1,1,0', /date not understood: '32\/08\/2025'/],
  ['E0,15/08/2025,,Beta,2,1,1,0', /teams not understood/],
  ['E0,15/08/2025,Alfa,Alfa,2,1,1,0', /teams not understood/],
  ['E0,15/08/2025,"Alfa,Beta,2,1,1,0', /a quote is never closed/],
  ['E0,15/08/2025,Alfa,Beta,x,1,1,0', /no final score/],
  ['E0,15/08/2025,Alfa,Beta,-1,1,1,0', /no final score/],
  ['E0,15/08/2025,Alfa,Beta,99,1,1,0', /no final score/],
  ['E0,15/08/2031,Alfa,Beta,2,1,1,0', /dated in the future \(2031-08-15\)/],
])('%s is reported with file and line, and the rest goes on', (bad, reason) => {
  const latest = toDay('01/01/2027')?.day ?? 0
  const { rows, skipped } = parseMatchFile('E0-2025-26.csv', `${HEAD}\n\n${bad}\n${LINE}\n`, latest)
  expect(rows).toHaveLength(1)
  expect(skipped).toEqual([{ file: 'E0-2025-26.csv', line: 3, kind: 'bad', reason: expect.stringMatching(reason) }])
})

test('a game without a score yet is left out, not called bad; a half-time score above the final one is not known', () => {
  const { rows, skipped } = parseMatchFile(
    'E0-2025-26.csv',
    `${HEAD}\nE0,15/08/2025,Alfa,Beta,,,,\nE0,16/08/2025,Alfa,Beta,0,0,12,10\n`,
  )
  expect(skipped).toEqual([{ file: 'E0-2025-26.csv', line: 2, kind: 'left out', reason: 'no score yet: Alfa - Beta' }])
  expect(rows[0]?.halfTimeGoals).toBeNull()
})

test('one file with all years of a league takes the season from its column', () => {
  const text = 'Season,Date,Home,Away,HG,AG\n2023,15/04/2023,A,B,1,0\n2024,15/04/2024,A,B,1,0\n'
  expect(parseMatchFile('BRA.csv', text).rows.map(({ league, season }) => [league, season])).toEqual([
    ['BRA', '2023'],
    ['BRA', '2024'],
  ])
})

test('the same match twice counts once, and the twin names the line of the first', () => {
  const { rows, skipped } = parseMatchFile('E0-2025-26.csv', `${HEAD}\n${LINE}\n${LINE}\n`)
  expect(rows).toHaveLength(1)
  expect(skipped[0]).toMatchObject({ line: 3, reason: 'same match as line 2' })
})

test('a blank half-time score marks an awarded or abandoned match, which is left out and told', () => {
  const { rows, skipped } = parseMatchFile('T1-2022-23.csv', `${HEAD}\nT1,05/03/2023,Alfa,Beta,3,0,,\n${LINE}`)
  expect(rows).toHaveLength(1)
  expect(skipped[0]).toMatchObject({ line: 2, kind: 'left out' })
})

test('odds of 1.0, blank, negative or of two outcomes only count as not quoted', () => {
  const text =
    'Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BWH,BWD,BWA,WHH\n15/08/25,Alfa,Beta,2,1,1.0,3,4,-2,3,4,1.9'
  const { rows } = parseMatchFile('X1-2025.csv', text)
  expect(rows[0]?.earlyPrices).toEqual([])
})

test('a file that is empty or lacks a needed column is one bad line, not a crash', () => {
  expect(parseMatchFile('E0.csv', '').skipped[0]?.reason).toBe('the file is empty')
  expect(parseMatchFile('E0.csv', 'Date,HomeTeam\n').skipped[0]?.reason).toContain('AwayTeam or Away')
})

test('both year lengths and ISO dates are the same day; impossible days are none', () => {
  expect(toDay('15/08/2025')).toEqual(toDay('15/08/25'))
  expect(toDay('2025-08-15')).toEqual(toDay('15/08/2025'))
  expect(toDay('01/01/1970')).toEqual({ date: '1970-01-01', day: 0 })
  expect(toDay('28/08/93')?.date).toBe('1993-08-28')
  for (const bad of ['31/02/2025', '00/01/2025', '2025-13-01', 'amanhã', '']) expect(toDay(bad)).toBeNull()
})

test('UTF-8 and Windows-1252 files give the same names', () => {
  expect(decode(new TextEncoder().encode('São Paulo'))).toBe('São Paulo')
  expect(decode(Uint8Array.of(0x53, 0xe3, 0x6f))).toBe('São')
})
