/** What a confidence is written out of: 9,1/10. */
export const GRADE_MAX = 10

/** A confidence of 0 to 100 points as a grade of 0 to 10 with one decimal: cut, so that 69.6 never reads as the 7 that the rule asks for. */
export function gradeOf(points: number): number {
  return Math.floor(Number(points.toPrecision(12))) / GRADE_MAX
}

/** 91.7 points as '9,1/10': the one way a confidence or a part of it is written. */
export function writeGrade(points: number): string {
  return `${gradeOf(points).toFixed(1).replace('.', ',')}/${GRADE_MAX}`
}
