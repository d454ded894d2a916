import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import type { FitSettings } from '@prancheta/core/goals/settings.ts'
import type { Chances } from './forecast.ts'
import { chancesOfHouse } from './match-market.ts'

/** Dixon and Coles as usually published: goals only, one decay, next to no prior, no stretch. */
export const PLAIN_DIXON_COLES: FitSettings = {
  weight: { goals: 1, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0 },
  decayPerDay: { goals: 0.0025, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0 },
  recentBoost: 0,
  recentDecayPerDay: 0,
  breakDays: 0,
  memoryDays: 1460,
  // Not zero: a club without a goal in its first weeks would have no finite rating.
  strengthPrecision: 0.2,
  tempoPrecision: 0.2,
  newcomerDeficit: 0,
  relegatedSurplus: 0,
  levelPrecision: 0.01,
  homePrecision: 0.01,
  leagueDecayPerDay: 0.0025,
  stretch: 1,
  tempoStretch: 1,
  levelLift: 0,
  rhoDecayPerDay: 0.001,
  strengthDispersion: 1,
  tempoDispersion: 1,
  seasonEnd: { idle: 0, survival: 0 },
  filtered: null,
}

/** How often each outcome came in the league so far, beginning with what is usual, worth 50 matches. */
export class Climatology {
  private count = 50
  private home = 22
  private draw = 13.5
  private over25 = 25.5
  private bothScore = 26

  chances(): Chances {
    const { count, home, draw, over25, bothScore } = this
    return {
      result: [home / count, draw / count, (count - home - draw) / count],
      over25: over25 / count,
      bothScore: bothScore / count,
    }
  }

  learn({ goals }: MatchRow): void {
    this.count++
    if (goals.home > goals.away) this.home++
    if (goals.home === goals.away) this.draw++
    if (goals.home + goals.away > 2.5) this.over25++
    if (goals.home > 0 && goals.away > 0) this.bothScore++
  }
}

/** The houses' average days before the match; the Brazilian files have only the closing one. */
export function earlyAverage(row: MatchRow): Chances {
  return chancesOfHouse(row.earlyPrices.length > 0 ? row.earlyPrices : row.closingPrices, 'average')
}

/** The closing average, or Pinnacle's closing price in the seasons that have no closing average. */
export function closingLine(row: MatchRow): Chances {
  const average = chancesOfHouse(row.closingPrices, 'average')
  return average.result ? average : chancesOfHouse(row.closingPrices, 'PS')
}
