import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { betSubject, betTerms, betView, outcomeField } from './bet.ts'
import { journalFilter } from './filter.ts'

export const JOURNAL_PAGE = 20

const betId = z.uuid()
const one = z.strictObject({ bet: betView })

export const recordBet = route({
  method: 'post',
  path: '/api/journal/bets',
  closedWhilePaused: false,
  summary: 'Writes down a bet made elsewhere. The same key twice is one bet.',
  input: z.object({
    /** Made by who fills in the form, once a form. */
    key: z.uuid(),
    betOn: betSubject,
    ...betTerms,
    /** How it ended, for who writes down the past. */
    outcome: outcomeField.nullable(),
  }),
  output: one,
})

export const changeBet = route({
  method: 'put',
  path: '/api/journal/bets/:betId',
  closedWhilePaused: false,
  summary: 'Changes a bet of one’s own; how it stood before is kept.',
  /** Without it, it stays what it was of. */
  input: z.object({ betId, betOn: betSubject.optional(), ...betTerms }),
  output: one,
})

export const setBetResult = route({
  method: 'put',
  path: '/api/journal/bets/:betId/result',
  closedWhilePaused: false,
  summary: 'Says by hand how a bet ended, which counts before our rules; null gives it back to them.',
  input: z.object({ betId, outcome: outcomeField.nullable() }),
  output: one,
})

export const deleteBet = route({
  method: 'delete',
  path: '/api/journal/bets/:betId',
  closedWhilePaused: false,
  summary: 'Takes a bet out of the journal; how it stood before is kept.',
  input: z.object({ betId }),
  output: z.strictObject({}),
})

export const listBets = route({
  method: 'get',
  path: '/api/journal/bets',
  closedWhilePaused: false,
  summary: 'Bets of one’s own, the latest match first, twenty to a page.',
  input: z.object({
    ...journalFilter,
    /** Only those of one saved analysis. */
    analysisId: z.uuid().optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: z.strictObject({ bets: z.array(betView), nextCursor: z.string().nullable() }),
})

export const listChanges = route({
  method: 'get',
  path: '/api/journal/changes',
  closedWhilePaused: false,
  summary: 'The latest changes and deletions in one’s own journal, with how each bet stood before.',
  input: z.object({}),
  output: z.strictObject({
    changes: z.array(
      z.strictObject({
        id: z.uuid(),
        betId,
        kind: z.enum(['changed', 'result', 'deleted']),
        at: z.iso.datetime(),
        before: betView.omit({ closing: true, isChanged: true, analysisId: true }),
      }),
    ),
  }),
})
