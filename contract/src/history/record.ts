import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { z } from 'zod'
import { crestField } from '../fixtures/routes.ts'
import { route } from '../protocol/route.ts'

/** What picks are told apart by: the groups of markets, and combinations of one's own. */
export const RECORD_GROUPS = [...MARKET_GROUPS, 'Combinadas'] as const

/** 0 to 1, as saved markets are stored. */
const chance = z.number().min(0).max(1)
const moment = z.iso.datetime()
const count = z.int().min(0)
const outcome = z.enum(PICK_OUTCOMES)

/** Hit rate and yield of some picks. */
const tally = z.strictObject({
  /** Picks whose match was played and whose end is known. */
  picks: count,
  won: count,
  lost: count,
  /** Share of the money in play that won; null without any. */
  hitRate: chance.nullable(),
  /** Picks with an odd among them, and the gain for each unit staked: 0.05 is 5%. */
  stakes: count,
  yield: z.number().nullable(),
})
export type RecordTally = z.output<typeof tally>

export const readRecord = route({
  method: 'get',
  path: '/api/record',
  closedWhilePaused: false,
  summary: 'How saved analyses and their picks went: over time, by family and league, and said against happened.',
  input: z.object({}),
  output: z.strictObject({
    /** Whether matches of the made-up world are among them. */
    isDemo: z.boolean(),
    overall: tally,
    /** Picks that came back without being decided, and matches that were not played. */
    pushes: count,
    voids: count,
    /** At the end of each day with news, counted from the beginning; thinned out when there are many. */
    days: z.array(
      z.strictObject({
        day: z.iso.date(),
        green: count,
        red: count,
        picks: count,
        hitRate: chance.nullable(),
        yield: z.number().nullable(),
        /** Units won or lost so far, one unit on each pick with an odd. */
        profit: z.number(),
      }),
    ),
    /** While fewer than five have ended, each of them, the latest first: so few make no chart. Empty once there are more. */
    few: z.array(
      z.strictObject({
        analysisId: z.uuid(),
        homeId: z.int().positive().nullable(),
        homeName: z.string(),
        homeLogo: crestField,
        awayId: z.int().positive().nullable(),
        awayName: z.string(),
        awayLogo: crestField,
        matchDate: moment,
        /** Null where only the reader's own mark says how it went. */
        pick: z.strictObject({ name: z.string(), outcome, profit: z.number().nullable() }).nullable(),
        result: z.enum(['green', 'red']).nullable(),
      }),
    ),
    /** Families of markets as the filter groups them. */
    families: z.array(tally.extend({ group: z.enum(RECORD_GROUPS) })),
    leagues: z.array(tally.extend({ league: z.string() })),
    calibration: z.strictObject({
      /** Money in play: a half won pick is half a forecast. */
      count: z.number().min(0),
      expected: z.number().min(0),
      happened: z.number().min(0),
      verdict: z.enum(['too few', 'within luck', 'less than said', 'more than said']),
      /** How far luck alone carries the share that came true, 0 to 1. */
      luckMargin: z.number().nullable(),
      bands: z.array(
        z.strictObject({
          from: chance,
          to: chance,
          count: z.number().positive(),
          said: chance,
          happened: chance,
          luckMargin: z.number(),
        }),
      ),
    }),
  }),
})
export type Record = z.output<typeof readRecord.output>
