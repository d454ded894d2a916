import { MONEY_LIMIT_CENTS_MAX, MONEY_LIMITS } from '@prancheta/core/responsible-play/money-limits.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { pauseWords } from './words.ts'

const minutes = z.int().min(1).max(1440)

const cents = z
  .int({ error: pauseWords.limitInvalid })
  .min(1, pauseWords.limitInvalid)
  .max(MONEY_LIMIT_CENTS_MAX, pauseWords.limitInvalid)

const moneyLimit = z.strictObject({
  cents: cents.nullable(),
  /** What takes its place, and when. */
  next: z.strictObject({ cents: cents.nullable(), from: z.iso.datetime() }).nullable(),
  /** What the journal says of this week or month; 0 while there is no limit. */
  used_cents: z.int().min(0),
  /** When the next week or month begins. */
  until: z.iso.datetime(),
})

const usedToday = z.strictObject({
  /** Minutes with the product in sight, over all devices. */
  minutes: z.int().min(0),
  /** Whether today was made longer, which it can be once. */
  extended: z.boolean(),
})

const ownLimits = z.strictObject({
  minutes_a_day: minutes.nullable(),
  /** What takes its place, and when. */
  next: z.strictObject({ minutes_a_day: minutes.nullable(), from: z.iso.datetime() }).nullable(),
  /** After how many minutes the user wants to be told of the time. */
  reality_minutes: minutes.nullable(),
  today: usedToday,
  /** By what is written down in the journal. */
  money: z.record(z.enum(MONEY_LIMITS), moneyLimit),
  /** How the month's settled bets went, for who wants to be told of the time; null for others, and without any. */
  month: z.strictObject({ bets: z.int().min(1), result_cents: z.int() }).nullable(),
})
export type OwnLimitsView = z.output<typeof ownLimits>

export const readOwnLimits = route({
  method: 'get',
  path: '/api/own-limits',
  closedWhilePaused: false,
  summary: 'The limits that the user has set for themselves, and what today has used of them.',
  input: z.object({}),
  output: ownLimits,
})

export const changeOwnLimits = route({
  method: 'put',
  path: '/api/own-limits',
  closedWhilePaused: false,
  summary: 'Sets a limit of one’s own. A tighter one holds at once, a looser one or none after seven days.',
  input: z.object({
    minutes_a_day: minutes.nullable().optional(),
    reality_minutes: minutes.nullable().optional(),
    money: z.partialRecord(z.enum(MONEY_LIMITS), cents.nullable()).optional(),
  }),
  output: ownLimits,
})

export const countMinute = route({
  method: 'post',
  path: '/api/used-time',
  closedWhilePaused: false,
  summary: 'Counts a minute with the product in sight. Several tabs and devices at once count as one.',
  input: z.object({}),
  output: usedToday,
})

export const extendToday = route({
  method: 'post',
  path: '/api/used-time/extend',
  closedWhilePaused: false,
  summary: 'Makes today’s time longer by fifteen minutes, once.',
  input: z.object({}),
  output: usedToday,
})
