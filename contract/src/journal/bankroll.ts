import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { journalWords } from './words.ts'

const AMOUNT_CENTS_MAX = 1_000_000_000

const amountField = z
  .int({ error: journalWords.amountInvalid })
  .min(1, journalWords.amountInvalid)
  .max(AMOUNT_CENTS_MAX, journalWords.amountInvalid)

/** One unit as a share of the money put in: 0.01 is 1%, and no finer than a hundredth of that. */
const unitShareField = z
  .number({ error: journalWords.unitInvalid })
  .min(0.0001, journalWords.unitInvalid)
  .max(1, journalWords.unitInvalid)

const dayField = z.iso
  .date({ error: journalWords.timeInvalid })
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', journalWords.timeInvalid)

const bankroll = z.strictObject({
  /** What was set aside at the beginning; null before it was set. */
  opening: z.strictObject({ cents: z.int(), day: z.iso.date() }).nullable(),
  /** The opening with everything put in and taken out since; results apart. */
  putInCents: z.int(),
  /** 0.01 is 1%. */
  unitShare: z.number(),
  /** One unit now; null without a bankroll. */
  unitCents: z.int().nullable(),
  moves: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: z.enum(['deposit', 'withdrawal']),
      cents: z.int(),
      day: z.iso.date(),
    }),
  ),
  /** Houses of one's own bets, the most used first, then those whose prices we know. */
  houses: z.array(z.string()),
})
export type Bankroll = z.output<typeof bankroll>

export const readBankroll = route({
  method: 'get',
  path: '/api/journal/bankroll',
  closedWhilePaused: false,
  summary: 'One’s own bankroll, unit, deposits and withdrawals, and houses to choose from.',
  input: z.object({}),
  output: bankroll,
})

export const setBankroll = route({
  method: 'put',
  path: '/api/journal/bankroll',
  closedWhilePaused: false,
  summary: 'Sets the bankroll that the journal begins with, and the unit as a percentage of it.',
  input: z.object({ openingCents: amountField, day: dayField, unitShare: unitShareField }),
  output: bankroll,
})

export const addMove = route({
  method: 'post',
  path: '/api/journal/moves',
  closedWhilePaused: false,
  summary: 'Notes money put into the bankroll or taken out of it. The same key twice is one move.',
  input: z.object({ key: z.uuid(), kind: z.enum(['deposit', 'withdrawal']), cents: amountField, day: dayField }),
  output: bankroll,
})

export const deleteMove = route({
  method: 'delete',
  path: '/api/journal/moves/:moveId',
  closedWhilePaused: false,
  summary: 'Takes out a deposit or withdrawal that was noted by mistake.',
  input: z.object({ moveId: z.uuid() }),
  output: bankroll,
})
