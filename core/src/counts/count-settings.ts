import type { Sides } from '#goals/played-match.ts'

export type CountSettings = {
  /** Matches fade by e^(-decay × days), and are not read at all when older than the memory. */
  decayPerDay: number
  memoryDays: number
  /** Precisions of the priors on attack - defence and attack + defence, in matches' worth of counts. */
  strengthPrecision: number
  tempoPrecision: number
  levelPrecision: number
  homePrecision: number
  /** What is usual, worth `usualMatches` of a league's own. */
  usual: Sides
  usualMatches: number
  usualOverdispersion: number
  usualSharing: number
}

/** Chosen, as for cards, by the likelihood of 7,876 matches from July 2018 to May 2021. */
export const CORNER_SETTINGS: CountSettings = {
  decayPerDay: 0.0025,
  memoryDays: 1200,
  strengthPrecision: 18,
  tempoPrecision: 90,
  levelPrecision: 10,
  homePrecision: 100,
  usual: { home: 5.6, away: 4.6 },
  usualMatches: 30,
  usualOverdispersion: 0.075,
  usualSharing: -0.05,
}

/** How hard both clubs go at it (tempo) tells more of cards than which of them does. One side's cards alone scatter less than Poisson's. */
export const CARD_SETTINGS: CountSettings = {
  ...CORNER_SETTINGS,
  decayPerDay: 0.003,
  strengthPrecision: 15,
  tempoPrecision: 20,
  usual: { home: 1.9, away: 2.2 },
  usualOverdispersion: 0,
  usualSharing: 0.08,
}
