import type { Score } from '#goals/score-grid.ts'
import type { HalfMeasure, HalvesMeasure, Measure } from '#markets/measures.ts'
import type { Outcome, Side } from '#markets/outcome.ts'

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
export type MarketRule =
  | { reads: 'fullTime' | 'corners' | 'cards'; by: Measure; outcome: (count: Score) => Outcome }
  | { reads: 'firstHalf' | 'secondHalf'; by: HalfMeasure; outcome: (count: Score) => Outcome }
  | { reads: 'halves'; by: HalvesMeasure; outcome: (first: Score, second: Score) => Outcome }

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

export const SIDES = ['home', 'away'] as const satisfies readonly Side[]
export const CLUB: Record<Side, string> = { home: 'mandante', away: 'visitante' }

/** 2.5 as '2,5'. Lines have at most two decimals. */
export const spelled = (line: number): string => String(Math.abs(line)).replace('.', ',')
/** A handicap always says its sign: '-0,25', '+1,5'. */
export const signed = (line: number): string => `${line < 0 ? '-' : '+'}${spelled(line)}`
/** The sign in an id: '-1.5', '+1.5'. */
export const signedId = (line: number): string => `${line < 0 ? '-' : '+'}${Math.abs(line)}`
