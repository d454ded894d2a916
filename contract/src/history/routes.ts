import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { z } from 'zod'
import { analysisResult } from '../analysis/routes.ts'
import { route } from '../protocol/route.ts'

/** 0 to 1, as saved markets are stored. */
const chance = z.number().min(0).max(1)
const odd = z.number().min(1)
const moment = z.iso.datetime()
const count = z.int().min(0)
const outcome = z.enum(PICK_OUTCOMES)

export const HISTORY_PAGE = 20
const HISTORY_FILTERS = ['all', 'green', 'red', 'none'] as const
export type HistoryFilter = (typeof HISTORY_FILTERS)[number]

/** A market as it was saved, and how it ended; null before the end, and where nobody can tell. */
const savedMarket = z.strictObject({
  id: z.string(),
  name: z.string(),
  probability: chance,
  edge: z.number().nullable(),
  odd: odd.nullable(),
  outcome: outcome.nullable(),
})
export type SavedMarket = z.output<typeof savedMarket>

const savedAnalysis = z.strictObject({
  id: z.uuid(),
  createdAt: moment,
  fixtureId: z.int().positive().nullable(),
  homeName: z.string(),
  awayName: z.string(),
  leagueName: z.string(),
  matchDate: moment,
  /** Points, 0 to 100. */
  confidence: z.number().min(0).max(100),
  /** The first three. */
  markets: z.array(savedMarket),
  /** Its markets were stored in a shape that we cannot read: then none are told. */
  isUnreadable: z.literal(true).optional(),
  pick: z
    .strictObject({
      marketId: z.string(),
      name: z.string(),
      probability: chance,
      odd: odd.nullable(),
      outcome: outcome.nullable(),
      /** What one unit gave back, stake included; null without an odd or before the end. */
      returned: z.number().min(0).nullable(),
    })
    .nullable(),
  result: z.enum(['green', 'red']).nullable(),
  /** What the pick's end suggests while its owner has marked nothing. */
  suggestedResult: z.enum(['green', 'red']).nullable(),
  /** Published: the pick decides, and the buttons are locked. */
  isPublic: z.boolean(),
  settledAt: moment.nullable(),
  /** Settled without having been played. */
  isVoid: z.boolean(),
  score: z.strictObject({ home: count, away: count }).nullable(),
  /** Settled since its owner last looked. */
  isNews: z.boolean(),
  isDemo: z.boolean(),
})
export type SavedAnalysis = z.output<typeof savedAnalysis>

export const listHistory = route({
  method: 'get',
  path: '/api/history',
  summary: 'Saved analyses, newest first, twenty to a page, with the counters of all.',
  input: z.object({ filter: z.enum(HISTORY_FILTERS).optional(), cursor: z.string().max(200).optional() }),
  output: z.strictObject({
    counts: z.strictObject({ total: count, green: count, red: count }),
    analyses: z.array(savedAnalysis),
    next_cursor: z.string().nullable(),
  }),
})

const analysisId = z.uuid()

export const readSavedMarkets = route({
  method: 'get',
  path: '/api/history/:analysisId/markets',
  summary: 'Every market of a saved analysis in the order it was saved, with how each ended.',
  input: z.object({ analysisId }),
  output: z.strictObject({
    markets: z.array(savedMarket.extend({ group: z.enum(MARKET_GROUPS).nullable() })),
  }),
})

export const setResult = route({
  method: 'patch',
  path: '/api/history/:analysisId',
  summary: 'Marks a saved analysis green or red. A published one is refused: its pick decides.',
  input: z.object({ analysisId, result: z.enum(['green', 'red']) }),
  output: z.strictObject({}),
})

export const readAnalysis = route({
  method: 'get',
  path: '/api/analyses/:analysisId',
  summary: 'A saved analysis of one’s own as it was answered, and the pick it was saved with.',
  input: z.object({ analysisId }),
  /** The pick by its market; the analysis has one of its own, which is what we recommended. */
  output: z.strictObject({ analysis: analysisResult, pick: z.string().nullable() }),
})

export const readNews = route({
  method: 'get',
  path: '/api/history-news',
  summary: 'Saved analyses whose match ended since their owner last looked: how many, and the latest three.',
  input: z.object({}),
  output: z.strictObject({ count, analyses: z.array(savedAnalysis) }),
})

export const markNewsSeen = route({
  method: 'post',
  path: '/api/history-news/seen',
  summary: 'The owner has seen which matches ended.',
  input: z.object({}),
  output: z.strictObject({}),
})

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
  summary: 'How saved analyses and their picks went: over time, by family and league, and said against happened.',
  input: z.object({}),
  output: z.strictObject({
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
        homeName: z.string(),
        awayName: z.string(),
        matchDate: moment,
        /** Null where only the reader's own mark says how it went. */
        pick: z.strictObject({ name: z.string(), outcome, profit: z.number().nullable() }).nullable(),
        result: z.enum(['green', 'red']).nullable(),
      }),
    ),
    /** Families of markets as the filter groups them. */
    families: z.array(tally.extend({ group: z.enum(MARKET_GROUPS) })),
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

export const readUnfinished = route({
  method: 'get',
  path: '/api/unfinished',
  summary: 'The reader’s latest analyses of matches still to come, saved or not.',
  input: z.object({}),
  output: z.strictObject({
    matches: z.array(
      z.strictObject({
        fixtureId: z.int().positive(),
        homeName: z.string(),
        awayName: z.string(),
        leagueName: z.string(),
        kickOff: moment,
        isTimeKnown: z.boolean(),
        analysedAt: moment,
        isSaved: z.boolean(),
      }),
    ),
  }),
})

export const readRoundPlan = route({
  method: 'get',
  path: '/api/round-plan',
  summary: 'Joint stakes over the day’s saved recommendations that have not begun, capped in sum.',
  input: z.object({ date: z.iso.date().optional() }),
  output: z.strictObject({
    date: z.iso.date(),
    /** R$ that percent are of. */
    stakeBase: z.number(),
    /** All in percent of the base. */
    exposureMax: z.number(),
    total: z.number(),
    uncapped: z.number(),
    bets: z.array(
      z.strictObject({
        analysisId: z.uuid(),
        fixtureId: z.int().positive(),
        homeName: z.string(),
        awayName: z.string(),
        leagueName: z.string(),
        kickOff: moment,
        market: z.string(),
        probability: chance,
        odd,
        edge: z.number(),
        /** The stake of this pick on its own, and within the round. */
        alone: z.number(),
        stake: z.number(),
      }),
    ),
    /** The day's picks that get no stake: not recommended when they were saved, or saved twice. */
    leftOut: count,
  }),
})
export type RoundPlan = z.output<typeof readRoundPlan.output>

export const EXPORT_PATH = '/api/history-export.csv'
