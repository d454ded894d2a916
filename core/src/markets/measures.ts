import type { Score } from '#goals/score-grid.ts'

/** From here on no line tells totals apart, only odd from even. */
const TOTAL_TOP = 14
/** Nor one side's count, a lead, or a score of which each side's goals are named. */
const SIDE_TOP = 8
const LEAD_TOP = 4
const SHORT_TOP = 5
/** Nor the goals of one half. */
const FEW_TOP = 3

const leadOf = (score: Score) => Math.max(-LEAD_TOP, Math.min(LEAD_TOP, score.home - score.away)) + LEAD_TOP
const totalOf = ({ home, away }: Score) =>
  home + away < TOTAL_TOP ? home + away : TOTAL_TOP + ((home + away - TOTAL_TOP) % 2)

const GOALLESS = 2 * LEAD_TOP + 1
/** The last of the named scores: both sides at the top or beyond, nobody ahead; then home ahead, and away. */
const SHORT_LAST = (SHORT_TOP + 1) ** 2 - 1

function shortScoreOf({ home, away }: Score): number {
  if (home < SHORT_TOP || away < SHORT_TOP)
    return Math.min(SHORT_TOP, home) * (SHORT_TOP + 1) + Math.min(SHORT_TOP, away)
  return SHORT_LAST + (home > away ? 1 : home < away ? 2 : 0)
}

/**
 * The one number of a score by which a market ends: scores that have it in common end the market alike. Numbers begin at 0
 * and are few, because what no line tells apart is one number.
 */
export const MEASURES = {
  total: totalOf,
  lead: leadOf,
  home: ({ home }: Score) => Math.min(SIDE_TOP, home),
  away: ({ away }: Score) => Math.min(SIDE_TOP, away),
  /** The lead, and of draws whether there were goals. */
  margin: (score: Score) => (score.home === 0 && score.away === 0 ? GOALLESS : leadOf(score)),
  /** Each side's goals, five and more alike, and who won. */
  shortScore: shortScoreOf,
  both: ({ home, away }: Score) => (home > 0 && away > 0 ? 1 : 0),
} as const
export type Measure = keyof typeof MEASURES

/** Home ahead, level, away ahead. */
const winnerOf = (lead: number) => 1 - Math.sign(lead)

/** The same of one half's score. */
export const HALF_MEASURES = {
  winner: ({ home, away }: Score) => winnerOf(home - away),
  few: ({ home, away }: Score) => Math.min(FEW_TOP, home + away),
  both: MEASURES.both,
} as const
export type HalfMeasure = keyof typeof HALF_MEASURES

/** The same of the goals of both halves: who was ahead at half time and who at the end, or which half was the busier. */
export const HALVES_MEASURES = {
  resultTwice: (first: Score, second: Score) =>
    3 * winnerOf(first.home - first.away) + winnerOf(first.home + second.home - first.away - second.away),
  surplus: (first: Score, second: Score) => winnerOf(first.home + first.away - second.home - second.away),
} as const
export type HalvesMeasure = keyof typeof HALVES_MEASURES

/** How many numbers each measure has. */
export const NUMBERS = {
  total: TOTAL_TOP + 2,
  lead: 2 * LEAD_TOP + 1,
  home: SIDE_TOP + 1,
  away: SIDE_TOP + 1,
  margin: GOALLESS + 1,
  shortScore: SHORT_LAST + 3,
  both: 2,
  winner: 3,
  few: FEW_TOP + 1,
  resultTwice: 9,
  surplus: 3,
} as const satisfies Record<Measure | HalfMeasure | HalvesMeasure, number>
