import type { Evidence, PlayedMatch } from '#goals/played-match.ts'
import type { SeasonEndSettings } from '#goals/season-end.ts'

export type FitSettings = {
  /** Weight of each kind of evidence on the day it was made, and how fast it fades: weight × e^(-decay × days). */
  weight: Record<Evidence, number>
  decayPerDay: Record<Evidence, number>
  /** The latest matches weigh this much more, fading faster: weight × (e^(-decay × days) + boost × e^(-recent × days)). */
  recentBoost: number
  recentDecayPerDay: number
  /** A summer between two seasons ages all evidence by this many days more: squads change. */
  breakDays: number
  /** Older matches are not read at all. */
  memoryDays: number
  /** Precisions (1 / variance, in units of evidence) of the priors on attack - defence and attack + defence. */
  strengthPrecision: number
  tempoPrecision: number
  /** How far below the league's mean strength a promoted or unknown club starts. */
  newcomerDeficit: number
  /** How far above it a club starts that came down from the division above. */
  relegatedSurplus: number
  /** The league's level and home advantage are held to their long-run means with these precisions. */
  levelPrecision: number
  homePrecision: number
  leagueDecayPerDay: number
  /** Strength and tempo are multiplied by these: shots and corners understate how far clubs are apart. */
  stretch: number
  tempoStretch: number
  /**
   * Added to the level. Before 2021-22 forecasts were 0.8% low on mean goals (the draws' lift takes 0.4%) and 1.2
   * points low on over 2.5; 0.011 mends the second and leaves both score within 0.1 points (0.6 without odds).
   */
  levelLift: number
  rhoDecayPerDay: number
  /** Scales the reported variances so that the closing line of the next match lies as far off as they say. */
  strengthDispersion: number
  tempoDispersion: number
  seasonEnd: SeasonEndSettings
  /** The share of ratings that walk from match to match (`filterRatings`) in strength and tempo; null where they brought nothing. */
  filtered: { strength: number; tempo: number } | null
}

/** Goals and nothing else: forget slowly, trust little. */
export const GOALS_ONLY: FitSettings = {
  weight: { goals: 1, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0 },
  decayPerDay: { goals: 0.0025, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0 },
  recentBoost: 0,
  recentDecayPerDay: 0,
  breakDays: 0,
  memoryDays: 1600,
  strengthPrecision: 10,
  tempoPrecision: 22,
  newcomerDeficit: 0.14,
  relegatedSurplus: 0.15,
  levelPrecision: 10,
  homePrecision: 100,
  leagueDecayPerDay: 0.0007,
  stretch: 1.33,
  tempoStretch: 0.95,
  levelLift: 0.011,
  rhoDecayPerDay: 0.001,
  strengthDispersion: 0.54,
  tempoDispersion: 0.46,
  seasonEnd: { idle: -0.41, survival: 0.15 },
  filtered: null,
}

/** Shots on target tell the form of the month, goals and corners the class of the club. */
export const GOALS_AND_SHOTS: FitSettings = {
  weight: { goals: 0.4, shotsOnTarget: 0.8, shots: 0.43, corners: 0.3, marketRates: 0 },
  decayPerDay: { goals: 0.002, shotsOnTarget: 0.03, shots: 0.006, corners: 0.007, marketRates: 0 },
  recentBoost: 0,
  recentDecayPerDay: 0,
  breakDays: 40,
  memoryDays: 1600,
  strengthPrecision: 6.3,
  tempoPrecision: 13,
  newcomerDeficit: 0.14,
  relegatedSurplus: 0.15,
  levelPrecision: 10,
  homePrecision: 20,
  leagueDecayPerDay: 0.0034,
  stretch: 1.58,
  tempoStretch: 1.3,
  levelLift: 0.011,
  rhoDecayPerDay: 0.001,
  strengthDispersion: 0.18,
  tempoDispersion: 0.155,
  seasonEnd: { idle: -0.41, survival: 0.15 },
  filtered: null,
}

/** The odds of played matches say most; what happened since the last ones were quoted adds the rest. */
export const ODDS_AND_SHOTS: FitSettings = {
  weight: { goals: 0.08, shotsOnTarget: 0.05, shots: 0.135, corners: 0, marketRates: 1 },
  decayPerDay: { goals: 0.02, shotsOnTarget: 0.03, shots: 0.03, corners: 0, marketRates: 0.016 },
  recentBoost: 1.5,
  recentDecayPerDay: 0.07,
  breakDays: 10,
  memoryDays: 500,
  strengthPrecision: 0.05,
  tempoPrecision: 0.4,
  newcomerDeficit: 0.4,
  relegatedSurplus: 0.15,
  levelPrecision: 0.5,
  homePrecision: 0.5,
  leagueDecayPerDay: 0.0007,
  stretch: 1.07,
  tempoStretch: 1.08,
  levelLift: 0.011,
  rhoDecayPerDay: 0.001,
  strengthDispersion: 0.0085,
  tempoDispersion: 0.022,
  seasonEnd: { idle: -0.29, survival: 0.21 },
  filtered: { strength: 0.2, tempo: 0.4 },
}

/** The same without shots, as in the Brazilian files: results of the last weeks count a little more. */
export const ODDS_AND_GOALS: FitSettings = {
  ...ODDS_AND_SHOTS,
  weight: { goals: 0.12, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 1 },
  decayPerDay: { goals: 0.03, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0.016 },
  strengthPrecision: 0.1,
  tempoPrecision: 0.27,
  strengthDispersion: 0.009,
  tempoDispersion: 0.034,
  stretch: 1.03,
  tempoStretch: 1,
}

/** How many of the latest matches decide which evidence a league has. */
const LATEST = 200

/** The settings made for what most of the league's latest matches have. */
export function settingsFor(ordered: readonly PlayedMatch[]): FitSettings {
  const latest = ordered.slice(-LATEST)
  const most = (has: (match: PlayedMatch) => boolean) => 2 * latest.filter(has).length > latest.length
  const hasShots = most((match) => match.shotsOnTarget !== null)
  if (most((match) => match.marketRates !== null)) return hasShots ? ODDS_AND_SHOTS : ODDS_AND_GOALS
  return hasShots ? GOALS_AND_SHOTS : GOALS_ONLY
}
