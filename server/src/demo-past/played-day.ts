import type { Company } from './company.ts'
import { addDays, daysBetween, type Stage } from './stage.ts'

/** `first` is the day the whole past began; what is played now goes from `from` to `to`, the day before today. */
export type PastDays = { first: string; from: string; to: string }

/** One day of the past with all that its scenes need. */
export type PlayedDay = { day: string; days: PastDays; stage: Stage; company: Company }

/** When Bruno and Clara buy their plans: not on the first day, or a period would end in the middle of today. */
export const payingSince = ({ first }: PastDays) => addDays(first, 1)

/** Early enough that her first matches are of an earlier month. */
export function anaComesOn({ first, to }: PastDays): string {
  return addDays(first, Math.floor(daysBetween(first, to) * 0.6))
}

/** In a past that is played on she is there. */
export function hasAna({ day, days }: PlayedDay): boolean {
  return days.from !== days.first || day >= anaComesOn(days)
}
