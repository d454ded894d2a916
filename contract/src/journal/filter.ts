import { z } from 'zod'

/** The database knows no year 0. */
const day = z.iso.date().refine((text) => !text.startsWith('0000'))
const key = z.string().max(200).optional()

/** Days are those of São Paulo and of the match. The rest are keys of the breakdown, and need its right. */
export const journalFilter = {
  from: day.optional(),
  to: day.optional(),
  league: key,
  market: key,
  house: key,
  odd: key,
  /** 0 is Sunday. */
  weekday: z
    .string()
    .regex(/^[0-6]$/)
    .optional(),
}

const filter = z.object(journalFilter)
export type JournalFilter = z.output<typeof filter>
