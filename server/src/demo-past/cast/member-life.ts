import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import { chanceOf } from '../chance.ts'
import { dayNumber } from '../stage.ts'

/** In each so many days one new member comes, on any of them. */
const ARRIVAL_DAYS = 3
const PERIOD_DAYS = 30

/** What somebody does with their plan on a day. */
export type PlanStep =
  | { kind: 'subscribe'; plan: PaidPlan }
  | { kind: 'change'; plan: PaidPlan }
  | { kind: 'cancel' | 'failRenewal' | 'payAgain' }

/** The number of the member who signs up on this day of the calendar; null on a day without one. */
export function arrivalOn(day: string): number | null {
  const number = Math.floor(dayNumber(day) / ARRIVAL_DAYS)
  return arrivalDayOf(number) === dayNumber(day) ? number : null
}

/** Counted as `dayNumber` counts. */
const arrivalDayOf = (member: number) => ARRIVAL_DAYS * member + Math.floor(chanceOf('comes', member) * ARRIVAL_DAYS)

/** Which of the members who may have come since the first day are asked about. */
export function arrivalsBetween(firstDay: string, day: string): { number: number; daysHere: number }[] {
  const last = Math.floor(dayNumber(day) / ARRIVAL_DAYS)
  const first = Math.floor(dayNumber(firstDay) / ARRIVAL_DAYS)
  return Array.from({ length: last - first + 1 }, (_, after) => first + after)
    .filter((number) => arrivalDayOf(number) >= dayNumber(firstDay) && arrivalDayOf(number) <= dayNumber(day))
    .map((number) => ({ number, daysHere: dayNumber(day) - arrivalDayOf(number) }))
}

/** What this member does with their plan so many days after signing up; the same whenever it is asked. */
export function planStepOn(member: number, daysHere: number): PlanStep | null {
  const plan = planOf(member)
  if (plan === null) return null
  const paidFor = daysHere - hesitationOf(member)
  if (paidFor === 0) return { kind: 'subscribe', plan }
  const renewal = PERIOD_DAYS * (1 + Math.floor(chanceOf('month', member) * 3))
  const fate = chanceOf('fate', member)
  if (fate < 0.22) return paidFor === renewal - 6 ? { kind: 'cancel' } : null
  if (fate < 0.31) return failureOn(paidFor - renewal, { paysAgain: true })
  if (fate < 0.38) return failureOn(paidFor - renewal, { paysAgain: false })
  const better = fate < 0.48 ? NEXT_PLAN[plan] : null
  return better && paidFor === renewal - 9 ? { kind: 'change', plan: better } : null
}

const hesitationOf = (member: number) => Math.floor(chanceOf('hesitates', member) * 5)

/** Whether a period that this member has paid for ends on the day. */
export function renewsOn(member: number, daysHere: number): boolean {
  return planOf(member) !== null && isRenewal(daysHere - hesitationOf(member))
}

export const isRenewal = (daysPaid: number) => daysPaid > 0 && daysPaid % PERIOD_DAYS === 0

const NEXT_PLAN: Record<PaidPlan, PaidPlan | null> = { starter: 'pro', pro: 'black', black: null }

function planOf(member: number): PaidPlan | null {
  const wish = chanceOf('plan', member)
  if (wish < 0.28) return null
  if (wish < 0.68) return 'starter'
  return wish < 0.92 ? 'pro' : 'black'
}

function failureOn(sinceRenewal: number, { paysAgain }: { paysAgain: boolean }): PlanStep | null {
  if (sinceRenewal === 0) return { kind: 'failRenewal' }
  return paysAgain && sinceRenewal === 2 ? { kind: 'payAgain' } : null
}
