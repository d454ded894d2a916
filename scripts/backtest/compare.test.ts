import { expect, test } from 'vitest'
import { comparison } from './compare.ts'
import type { Forecast } from './forecast.ts'
import { forecastCsv } from './forecast-csv.ts'
import { madeUpLeague } from './made-up-league.ts'
import { walkForward } from './walk-forward.ts'

const forecasts = [
  ...walkForward({ own: madeUpLeague(10), above: [] }, 'none', { from: '0000-01-01', to: '9999-12-31' }),
].map(({ row, by }): Forecast => ({ row: { ...row, home: `${row.home}, FC` }, by }))

test('forecasts compared with themselves differ by nothing, in either half', () => {
  const report = comparison(forecasts, forecastCsv(forecasts))
  expect(report).toMatch(/all +\| 30 +\| 0\.00 +\| 0\.00 to 0\.00/)
  expect(report).toMatch(/second half +\| 15 /)
})

test('better forecasts have a difference below zero, and matches that the file lacks are left out', () => {
  const sure = forecasts.map(({ row, by }): Forecast => {
    const { home, away } = row.goals
    const result = [home > away ? 1 : 0, home === away ? 1 : 0, away > home ? 1 : 0] as const
    return { row, by: { ...by, model: { ...by.model, result } } }
  })
  const report = comparison(sure, forecastCsv(forecasts.slice(5)))
  const [, count = '', difference = ''] = /all +\| (\d+) +\| (-?[\d.]+)/.exec(report) ?? []
  expect(count).toBe('25')
  expect(Number(difference)).toBeLessThan(-100)
})
