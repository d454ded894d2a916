/** The official day of birth and today's date, both as yyyy-MM-dd; no time zone can shift them. */
export type CalendarDate = string

export const AGE_MIN_YEARS = 18
const OLDEST_BIRTH_YEAR = 1900

/**
 * Full years lived on `today`. The old screens subtracted years and let a 17-year-old in from January on.
 * Born on 29 February, one turns a year older on 1 March in common years, as Brazilian law counts.
 */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1
}

export function isPlausibleBirthDate(birthDate: CalendarDate, today: CalendarDate): boolean {
  return birthDate <= today && Number(birthDate.slice(0, 4)) >= OLDEST_BIRTH_YEAR
}
