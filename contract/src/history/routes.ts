import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { z } from 'zod'
import { analysisResult } from '../analysis/result.ts'
import { crestField } from '../fixtures/routes.ts'
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

/** Null where an analysis was saved before clubs were kept with it. */
const clubId = z.int().positive().nullable()

const savedAnalysis = z.strictObject({
  id: z.uuid(),
  createdAt: moment,
  fixtureId: z.int().positive().nullable(),
  homeId: clubId,
  homeName: z.string(),
  homeLogo: crestField,
  awayId: clubId,
  awayName: z.string(),
  awayLogo: crestField,
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
  closedWhilePaused: false,
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
  closedWhilePaused: false,
  summary: 'Every market of a saved analysis in the order it was saved, with how each ended.',
  input: z.object({ analysisId }),
  output: z.strictObject({
    markets: z.array(savedMarket.extend({ group: z.enum(MARKET_GROUPS).nullable() })),
  }),
})

export const setResult = route({
  method: 'patch',
  path: '/api/history/:analysisId',
  closedWhilePaused: false,
  summary: 'Marks a saved analysis green or red. A published one is refused: its pick decides.',
  input: z.object({ analysisId, result: z.enum(['green', 'red']) }),
  output: z.strictObject({}),
})

export const readAnalysis = route({
  method: 'get',
  path: '/api/analyses/:analysisId',
  closedWhilePaused: false,
  summary: 'A saved analysis of one’s own as it was answered, and the pick it was saved with.',
  input: z.object({ analysisId }),
  /** The pick by its market; the analysis has one of its own, which is what we recommended. */
  output: z.strictObject({ analysis: analysisResult, pick: z.string().nullable() }),
})

export const readNews = route({
  method: 'get',
  path: '/api/history-news',
  closedWhilePaused: false,
  summary: 'Saved analyses whose match ended since their owner last looked: how many, and the latest three.',
  input: z.object({}),
  output: z.strictObject({ count, analyses: z.array(savedAnalysis) }),
})

export const markNewsSeen = route({
  method: 'post',
  path: '/api/history-news/seen',
  closedWhilePaused: false,
  summary: 'The owner has seen which matches ended.',
  input: z.object({}),
  output: z.strictObject({}),
})

export const readUnfinished = route({
  method: 'get',
  path: '/api/unfinished',
  closedWhilePaused: false,
  summary: 'The reader’s latest analyses of matches still to come, saved or not.',
  input: z.object({}),
  output: z.strictObject({
    matches: z.array(
      z.strictObject({
        fixtureId: z.int().positive(),
        homeId: z.int().positive(),
        homeName: z.string(),
        homeLogo: crestField,
        awayId: z.int().positive(),
        awayName: z.string(),
        awayLogo: crestField,
        leagueName: z.string(),
        kickOff: moment,
        isTimeKnown: z.boolean(),
        analysedAt: moment,
        isSaved: z.boolean(),
      }),
    ),
  }),
})

export const EXPORT_PATH = '/api/history-export.csv'
