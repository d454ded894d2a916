import type { Evidence, PlayedMatch } from '#goals/played-match.ts'

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
  rhoDecayPerDay: number
  /** Variance of the evidence relative to Poisson goals; makes the reported uncertainties true. */
  dispersion: number
}

const base = { relegatedSurplus: 0.17,
  recentBoost: 0,
  recentDecayPerDay: 0.06,
  breakDays: 40,
  memoryDays: 1600,
  leagueDecayPerDay: 0.0034,
  rhoDecayPerDay: 0.001,
  dispersion: 1,
}
export const WITH_SHOTS: FitSettings = {
  ...base,
  weight: { goals: 0.4, shotsOnTarget: 0.7875, shots: 0.306, corners: 0, marketRates: 0 },
  decayPerDay: { goals: 0.002, shotsOnTarget: 0.0152, shots: 0.003, corners: 0.006, marketRates: 1 },
  strengthPrecision: 4.5,
  tempoPrecision: 13.3,
  newcomerDeficit: 0.14,
  levelPrecision: 10,
  homePrecision: 20,
  stretch: 1.45,
  tempoStretch: 1.25,
}
export const PAST_ODDS: FitSettings = {
  ...base,
  memoryDays: 500,
  weight: { goals: 0.11, shotsOnTarget: 0.074, shots: 0.135, corners: 0, marketRates: 1 },
  decayPerDay: { goals: 0.029, shotsOnTarget: 0.029, shots: 0.029, corners: 0.02, marketRates: 0.0159 },
  strengthPrecision: 0.0527,
  tempoPrecision: 0.38,
  newcomerDeficit: 0.34,
  levelPrecision: 0.5,
  homePrecision: 0.5,
  stretch: 1.05,
  tempoStretch: 1.07,
}
export function settingsFor(_m: readonly PlayedMatch[]): FitSettings {
  return WITH_SHOTS
}
