import { GRADE_MAX, gradeOf } from '#confidence/grade.ts'
import { toPct } from '#percent.ts'

export const EDGE_MIN = 0.05
export const CONFIDENCE_MIN = 70

/**
 * The product recommends nothing else than this, anywhere: an edge of at least 5% at a real price, and a confidence of at
 * least 70 of 100. Without a real price there is no edge, and no recommendation.
 */
export function isRecommended({ edge, confidence }: { edge: number | null; confidence: number }): boolean {
  return edge !== null && edge >= EDGE_MIN && confidence >= CONFIDENCE_MIN
}

/** The recommendation rule as texts quote it. */
export const RULE_WORDS = { edge: `${toPct(EDGE_MIN)}%`, confidence: `${gradeOf(CONFIDENCE_MIN)}/${GRADE_MAX}` }
