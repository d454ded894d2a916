import type { Score } from '#goals/score-grid.ts'
import type { Outcome } from '#markets/outcome.ts'

/** What users tick in the filter. */
export const MARKET_GROUPS = [
  'Resultado',
  'Gols',
  'Ambas marcam',
  'Handicap',
  'Placar',
  'Tempos',
  'Escanteios',
  'Cartões',
] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** Selections that answer the same question: combos take at most one of each, and calibration is measured by family. */
export const MARKET_FAMILIES = [
  'result',
  'doubleChance',
  'drawNoBet',
  'toNil',
  'resultAndTotal',
  'totalGoals',
  'asianTotal',
  'homeGoals',
  'awayGoals',
  'exactGoals',
  'goalsRange',
  'goalsParity',
  'cleanSheet',
  'bothScore',
  'resultAndBothScore',
  'totalAndBothScore',
  'asianHandicap',
  'europeanHandicap',
  'winningMargin',
  'correctScore',
  'firstHalfResult',
  'firstHalfDoubleChance',
  'firstHalfGoals',
  'firstHalfBothScore',
  'secondHalfResult',
  'secondHalfGoals',
  'secondHalfBothScore',
  'halfTimeFullTime',
  'busierHalf',
  'cornersTotal',
  'homeCorners',
  'awayCorners',
  'mostCorners',
  'cardsTotal',
  'homeCards',
  'awayCards',
  'mostCards',
] as const
export type MarketFamily = (typeof MARKET_FAMILIES)[number]

/** What a market is decided by. Cards count one each, yellow or red; corners as taken. */
type MarketRule =
  | { reads: 'fullTime' | 'firstHalf' | 'secondHalf' | 'corners' | 'cards'; outcome: (count: Score) => Outcome }
  | { reads: 'halves'; outcome: (first: Score, second: Score) => Outcome }

export type Market = {
  /** Stored in saved analyses. Add new ids freely, never rename one: core/src/markets/market-ids.txt. */
  id: string
  name: string
  group: MarketGroup
  family: MarketFamily
  /** The number houses print beside the market (2.5, -0.25), from the selection's own side; null where there is none. */
  line: number | null
  rule: MarketRule
}
