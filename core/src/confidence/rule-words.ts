import { GRADE_MAX, gradeOf } from '#confidence/grade.ts'
import { CONFIDENCE_MIN, EDGE_MIN } from '#confidence/is-recommended.ts'
import { toPct } from '#percent.ts'

/** The recommendation rule as texts quote it. */
export const RULE_WORDS = { edge: `${toPct(EDGE_MIN)}%`, confidence: `${gradeOf(CONFIDENCE_MIN)}/${GRADE_MAX}` }
