import { z } from 'zod'

/** What the journal is told apart by. The words are the door's and the address bar's. */
export const JOURNAL_DIMENSIONS = ['month', 'league', 'market', 'house', 'odd', 'weekday'] as const
export type JournalDimension = (typeof JOURNAL_DIMENSIONS)[number]

const key = z.string().max(200).optional()

/** Days are those of São Paulo and of the match. The rest are keys of the breakdown, and need its right. */
export const journalFilter = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  league: key,
  market: key,
  house: key,
  odd: key,
  weekday: key,
}

const filter = z.object(journalFilter)
export type JournalFilter = z.output<typeof filter>
