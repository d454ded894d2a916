import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { type Calibration, calibrationOf, type ForecastEvent } from '@prancheta/core/metrics/calibration.ts'
import { brierScore, logLoss, rankedProbabilityScore } from '@prancheta/core/metrics/scoring-rules.ts'
import { type Chances, FORECASTERS, type Forecast, type Forecaster } from './forecast.ts'

export const FAMILIES = ['result', 'over25', 'bothScore'] as const
export type Family = (typeof FAMILIES)[number]

export type Scores = {
  count: number
  /** Of two outcomes the ranked probability score is half the Brier score and adds nothing: null. */
  rps: number | null
  logLoss: number
  brier: number
  calibration: Calibration
}

export type GroupScores = { group: string; matches: number; by: Record<Forecaster, Record<Family, Scores | null>> }

function scoreGroup(group: string, forecasts: readonly Forecast[]): GroupScores {
  const of = (who: Forecaster) => ({
    result: scoreFamily('result', who, forecasts),
    over25: scoreFamily('over25', who, forecasts),
    bothScore: scoreFamily('bothScore', who, forecasts),
  })
  const [model, climatology, dixonColes, averageOdds, closingOdds] = FORECASTERS.map(of)
  if (!model || !climatology || !dixonColes || !averageOdds || !closingOdds) throw new Error('a forecaster is missing')
  return { group, matches: forecasts.length, by: { model, climatology, dixonColes, averageOdds, closingOdds } }
}

function scoreFamily(family: Family, who: Forecaster, forecasts: readonly Forecast[]): Scores | null {
  let [count, rps, loss, brier] = [0, 0, 0, 0]
  const events: ForecastEvent[] = []
  for (const { row, by } of forecasts) {
    const chances = outcomesOf(family, by[who])
    if (!chances) continue
    const happened = whatHappened(family, row)
    count++
    rps += rankedProbabilityScore(chances, happened)
    loss += logLoss(chances, happened)
    brier += brierScore(chances, happened)
    // Of two outcomes one event says it all; of three, each is an event of its own.
    const said = family === 'result' ? chances : chances.slice(0, 1)
    said.forEach((chance, outcome) => {
      events.push({ chance, happened: outcome === happened })
    })
  }
  if (count === 0) return null
  return {
    count,
    rps: family === 'result' ? rps / count : null,
    logLoss: loss / count,
    brier: brier / count,
    calibration: calibrationOf(events),
  }
}

function outcomesOf(family: Family, chances: Chances): readonly number[] | null {
  if (family === 'result') return chances.result
  const yes = chances[family]
  return yes === null ? null : [yes, 1 - yes]
}

function whatHappened(family: Family, { goals }: MatchRow): number {
  if (family === 'result') return goals.home > goals.away ? 0 : goals.home === goals.away ? 1 : 2
  const yes = family === 'over25' ? goals.home + goals.away > 2.5 : goals.home > 0 && goals.away > 0
  return yes ? 0 : 1
}

/** All together, those of the European layout together, then every league-season in order. */
export function scoreAll(forecasts: readonly Forecast[]): GroupScores[] {
  const groups = new Map<string, Forecast[]>()
  for (const forecast of forecasts) {
    const name = `${forecast.row.league} ${forecast.row.season}`
    const group = groups.get(name)
    if (group) group.push(forecast)
    else groups.set(name, [forecast])
  }
  const european = forecasts.filter(({ row }) => row.halfTimeGoals !== null)
  const isMixed = european.length > 0 && european.length < forecasts.length
  return [
    scoreGroup('all', forecasts),
    ...(isMixed ? [scoreGroup('European layout', european)] : []),
    ...[...groups].sort(([one], [other]) => one.localeCompare(other)).map(([name, of]) => scoreGroup(name, of)),
  ]
}
