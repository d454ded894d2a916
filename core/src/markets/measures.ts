import type { Score } from '#goals/score-grid.ts'

/** No lead is half a goal. */
const GOALLESS = 0.5
/** No market names a score of more goals a side, or tells totals apart beyond it. */
const SHORT_MAX = 5

/** The one number of a score by which a market ends: scores that have it in common end the market alike. */
export const MEASURES = {
  total: ({ home, away }: Score) => home + away,
  lead: ({ home, away }: Score) => home - away,
  home: ({ home }: Score) => home,
  away: ({ away }: Score) => away,
  /** The lead, and of draws whether there were goals. */
  margin: ({ home, away }: Score) => (home === 0 && away === 0 ? GOALLESS : home - away),
  /** Each side's goals, five and more alike, and who won. */
  shortScore: ({ home, away }: Score) =>
    (Math.min(SHORT_MAX, home) * (SHORT_MAX + 1) + Math.min(SHORT_MAX, away)) * 3 + Math.sign(home - away),
} as const
export type Measure = keyof typeof MEASURES

/** The same of the goals of both halves: who was ahead at half time and who at the end, or by how many goals the first half was the busier. */
export const HALVES_MEASURES = {
  resultTwice: (first: Score, second: Score) =>
    3 * Math.sign(first.home - first.away) + Math.sign(first.home + second.home - first.away - second.away),
  surplus: (first: Score, second: Score) => first.home + first.away - second.home - second.away,
} as const
export type HalvesMeasure = keyof typeof HALVES_MEASURES
