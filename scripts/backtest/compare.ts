import { rankedProbabilityScore } from '@prancheta/core/metrics/scoring-rules.ts'
import { drawnInterval } from './drawn-anew.ts'
import type { Forecast } from './forecast.ts'
import { forecastCsv } from './forecast-csv.ts'
import { table } from './report.ts'

/** Where a line of the forecasts' file has the three chances of the result, counted from its end: clubs may have commas. */
const RESULT = [-5, -4, -3] as const

/**
 * The RPS of these forecasts less that of the same matches in a file of earlier ones, all together and in the two halves of
 * the span. A change is kept where both halves gain. The interval is of matches drawn anew, in pairs.
 */
export function comparison(forecasts: readonly Forecast[], earlier: string): string {
  const before = byMatch(earlier)
  const ordered = forecasts.toSorted((one, other) => one.row.day - other.row.day)
  const gaps = ordered.flatMap((forecast) => {
    const [, own = ''] = forecastCsv([forecast]).split('\n')
    const [was, is] = [before.get(matchOf(own)), chancesOf(own)]
    if (!was) return []
    const { home, away } = forecast.row.goals
    const happened = home > away ? 0 : home === away ? 1 : 2
    return [rankedProbabilityScore(is, happened) - rankedProbabilityScore(was, happened)]
  })
  const half = Math.floor(gaps.length / 2)
  const rows = [rowOf('all', gaps), rowOf('first half', gaps.slice(0, half)), rowOf('second half', gaps.slice(half))]
  return `## RPS against the earlier forecasts, thousandths\n\n${table(['matches of', 'count', 'difference', '95% interval'], rows)}`
}

function byMatch(csv: string): Map<string, number[]> {
  const [, ...lines] = csv.trim().split('\n')
  return new Map(lines.map((line) => [matchOf(line), chancesOf(line)]))
}

const matchOf = (line: string) => line.split(',').slice(0, RESULT[0]).join(',')
const chancesOf = (line: string) => RESULT.map((at) => Number(line.split(',').at(at)))

function rowOf(name: string, gaps: readonly number[]): string[] {
  const told = (gap: number) => (1000 * gap).toFixed(2)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length)
  return [name, String(gaps.length), told(mean), gaps.length > 0 ? drawnInterval(gaps).map(told).join(' to ') : '']
}
