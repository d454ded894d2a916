import type { FactRef } from '#checking/judging/expected.ts'

/** Parts of an analysis that show numbers of no market: what both clubs did and are expected to do, its combos, its scores. */
export const ANALYSIS_PARTS = ['clubs', 'combos', 'scores'] as const
export type AnalysisPart = (typeof ANALYSIS_PARTS)[number]

/** Where an analysis shows a number: in a market's row, or in one of its parts. */
export type Place = { market: string | null; part: AnalysisPart | null }

export const NO_PLACE: Place = { market: null, part: null }

/** By the first name of a fact's field. What stands nowhere of its own, as the confidence of it all, leads nowhere. */
const PARTS: Readonly<Record<string, AnalysisPart>> = {
  expectedGoals: 'clubs',
  modelGoals: 'clubs',
  expectedCorners: 'clubs',
  expectedCards: 'clubs',
  last: 'clubs',
  season: 'clubs',
  meetings: 'clubs',
  table: 'clubs',
  otherClub: 'clubs',
  weather: 'clubs',
  combos: 'combos',
  likelyScores: 'scores',
}

export function placeOf(ref: FactRef | null): Place {
  if (!ref) return NO_PLACE
  if (ref.market) return { market: ref.market, part: null }
  const [group = ''] = ref.field.split('.')
  return { market: null, part: PARTS[group] ?? null }
}
