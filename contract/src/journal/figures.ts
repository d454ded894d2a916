import { GROUPINGS } from '@prancheta/core/journal/groupings.ts'
import { STAKE_VERDICTS } from '@prancheta/core/journal/stake-discipline.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { journalFilter } from './filter.ts'

const count = z.int().min(0)
const cents = z.int()
const day = z.iso.date()

/** Profit for each R$ 1 of one's own staked, 0.05 is 5%, and where 95 of 100 such series would lie; null where too few say anything. */
const yieldOfBets = z.strictObject({
  count,
  share: z.number().nullable(),
  interval: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
})

const figures = z.strictObject({
  /** Of everything that the filter leaves: settled and played, refunded whole, still open. */
  bets: count,
  voids: count,
  open: count,
  won: count,
  lost: count,
  /** One's own money in the settled ones. */
  stakedCents: cents,
  /** Of free bets too. */
  profitCents: cents,
  yield: yieldOfBets,
  /** Null where nothing fell. */
  drawdown: z.strictObject({ cents, share: z.number().nullable(), from: day, to: day }).nullable(),
})

export const readJournal = route({
  method: 'get',
  path: '/api/journal',
  closedWhilePaused: false,
  summary: 'The simple figures of one’s own bets and the bankroll day by day.',
  input: z.object(journalFilter),
  output: z.strictObject({
    figures,
    /** Without any filter: whether there is a journal at all. */
    isEmpty: z.boolean(),
    /** Whether matches of the made-up world are among the latest bets. */
    isDemo: z.boolean(),
    /** At the end of days on which a bet ended or money moved; thinned out when there are many. */
    days: z.array(
      z.strictObject({
        day,
        /** What betting alone brought so far. */
        profitCents: cents,
        /** With the money put in and taken out; null without a bankroll, or under a filter that leaves out bets. */
        balanceCents: cents.nullable(),
      }),
    ),
    /** Deposits and withdrawals within the days drawn, latest twenty, for marks at the line. */
    moves: z.array(z.strictObject({ day, movedCents: cents })),
  }),
})
export type Journal = z.output<typeof readJournal.output>

const group = z.strictObject({
  key: z.string(),
  bets: count,
  won: count,
  stakedCents: cents,
  profitCents: cents,
  yield: z.number().nullable(),
})
export type JournalGroup = z.output<typeof group>

const closingValue = z.strictObject({
  count,
  mean: z.number().nullable(),
  standardError: z.number().nullable(),
})
export type ClosingValue = z.output<typeof closingValue>

export const readBreakdown = route({
  method: 'get',
  path: '/api/journal/breakdown',
  closedWhilePaused: false,
  summary:
    'One’s own bets by month, league, market, house, odds and weekday, and what their prices were worth at the close.',
  input: z.object(journalFilter),
  output: z.strictObject({
    groups: z.record(z.enum(GROUPINGS), z.array(group)),
    closing: z.strictObject({
      /** Bets made before kick-off on matches that began; those that were not played are left out. */
      against: z.strictObject({ house: closingValue, market: closingValue }),
      /** Settled ones without any closing price. */
      without: count,
    }),
  }),
})
export type Breakdown = z.output<typeof readBreakdown.output>

export const readLuck = route({
  method: 'get',
  path: '/api/journal/luck',
  closedWhilePaused: false,
  summary:
    'Where one’s result lies among 10,000 replays at fair odds, the longest losing run against what is usual, and stakes against Kelly.',
  input: z.object(journalFilter),
  output: z.strictObject({
    replays: z.strictObject({
      replays: count,
      count,
      leftOut: count,
      resultCents: cents,
      belowShare: z.number().min(0).max(1).nullable(),
      quantiles: z.strictObject({ low: cents, middle: cents, high: cents }).nullable(),
      columns: z.array(z.strictObject({ fromCents: cents, toCents: cents, count })),
    }),
    losingRun: z.strictObject({
      /** Bets that can lose, in the order of their matches. */
      count,
      longest: count,
      usual: z.strictObject({ median: count, low: count, high: count, asLongShare: z.number() }).nullable(),
    }),
    /** Stakes of saved analyses beside those that we would have named at the odd taken. */
    discipline: z.strictObject({
      count,
      /** We would have named none. */
      noValue: count,
      over: count,
      close: count,
      under: count,
      stakedCents: cents,
      namedCents: cents,
      habit: z.enum([...STAKE_VERDICTS, 'mixed', 'too few']),
    }),
  }),
})
export type Luck = z.output<typeof readLuck.output>
