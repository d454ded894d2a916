import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { forecastCsv } from './forecast-csv.ts'
import { madeUpLeague } from './made-up-league.ts'
import { progressOn } from './progress.ts'
import { reliabilitySvg } from './reliability-svg.ts'
import { reportOf } from './report.ts'
import { scoreAll } from './score.ts'
import { walkForward } from './walk-forward.ts'

const forecasts = [...walkForward({ own: madeUpLeague(8), above: [] }, 'past', { from: '', to: '9999' })]

test('the forecast file has one line a match in the promised columns', () => {
  const lines = forecastCsv(forecasts).trimEnd().split('\n')
  expect(lines[0]).toBe('league,date,home,away,pH,pD,pA,pO25,pBTTS')
  expect(lines).toHaveLength(25)
  const [league, date, home, away, ...chances] = lines[1]?.split(',') ?? []
  expect([league, date, home, away]).toEqual(['T0', '2019-04-14', 'Alfa', 'Ômega'])
  expect(chances).toHaveLength(5)
  const [win, draw, loss] = chances.map(Number)
  expect((win ?? 0) + (draw ?? 0) + (loss ?? 0)).toBeCloseTo(1, 5)
})

test('a club with a comma in its name keeps its cell', () => {
  const [first] = forecasts
  if (!first) throw new Error('no forecast was made')
  const csv = forecastCsv([{ ...first, row: { ...first.row, home: 'Alfa, "A"' } }])
  expect(csv).toContain(',"Alfa, ""A""",')
})

test('the report has every forecaster in the pooled table and a line a league-season', () => {
  const report = reportOf(scoreAll(forecasts))
  for (const name of ['Prancheta', 'climatology', 'Dixon-Coles', 'average odds', 'closing odds']) {
    expect(report).toContain(`| ${name}`)
  }
  expect(report).toContain('## all: 24 matches')
  expect(report).toMatch(/\| T0 S0 +\| 24 /)
})

test('scores are those of the forecasts: climatology of the first match is 44%, 27%, 29%', () => {
  const [first] = forecasts
  if (!first) throw new Error('no forecast was made')
  const draw = { ...first, row: { ...first.row, goals: { home: 1, away: 1 } } }
  const scores = scoreAll([draw])[0]?.by.climatology.result
  expect(scores?.rps).toBeCloseTo((0.44 ** 2 + (0.71 - 1) ** 2) / 2, 10)
  expect(scores?.logLoss).toBeCloseTo(-Math.log(0.27), 10)
})

test('the picture is an SVG with one panel a family', () => {
  const calibration = scoreAll(forecasts)[0]?.by.model.result?.calibration
  if (!calibration) throw new Error('no calibration')
  const svg = reliabilitySvg([{ title: '1X2 <&>', calibration }], 'said against came')
  expect(svg.startsWith('<svg')).toBe(true)
  expect(svg).toContain('1X2 &lt;&amp;&gt;')
  expect(svg).not.toContain('NaN')
})

test('arguments are read, and what is wrong is said in a sentence', () => {
  expect(readArguments(['--data', 'x'])).toMatchObject({ data: 'x', odds: 'past', json: null, csv: null })
  expect(readArguments(['--data', 'x', '--odds', 'none']).picture).toBe('.data/backtest/reliability-none.svg')
  expect(() => readArguments([])).toThrow('--data DIR is missing')
  expect(() => readArguments(['--data', 'x', '--odds', 'all'])).toThrow("not 'all'")
  expect(() => readArguments(['--data', 'x', '--from', '1/1/21'])).toThrow('--from is a date')
  expect(() => readArguments(['--data', 'x', '--form', '1'])).toThrow('--form')
})

test('progress is told once a month on a terminal and once a year in a log', () => {
  const written: string[] = []
  const show = progressOn({ isTTY: false, write: (text) => written.push(text) })
  show('E0', '2024-01-05', 1)
  show('E0', '2024-06-05', 2)
  show('E0', '2025-01-05', 3)
  expect(written).toEqual(['E0 2024: 1 forecasts\n', 'E0 2025: 3 forecasts\n'])
})
