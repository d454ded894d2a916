import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { z } from 'zod'
import { crestField } from '../fixtures/routes.ts'
import { route } from '../protocol/route.ts'

const moment = z.iso.datetime()
const count = z.int().min(0)
const done = z.strictObject({ done: z.literal(true) })

export const PUBLIC_ANALYSES_MAX = 20

export const publishAnalysis = route({
  method: 'post',
  path: '/api/publications',
  closedWhilePaused: true,
  summary: 'Publishes a saved analysis of a tipster before its match begins, or shows a hidden one again.',
  input: z.object({ analysis_id: z.uuid() }),
  output: done,
})

export const hideAnalysis = route({
  method: 'post',
  path: '/api/publications/:analysisId/hide',
  closedWhilePaused: false,
  summary: 'Takes a published analysis off the public page. The record still counts it.',
  input: z.object({ analysisId: z.uuid() }),
  output: done,
})

export const listPublications = route({
  method: 'get',
  path: '/api/publications',
  closedWhilePaused: false,
  summary: 'The user’s public address, null for who is no tipster, and what of theirs is published.',
  input: z.object({}),
  output: z.strictObject({
    slug: z.string().nullable(),
    publications: z.array(z.strictObject({ analysis_id: z.uuid(), published_at: moment, is_hidden: z.boolean() })),
  }),
})

export const previewPublication = route({
  method: 'get',
  path: '/api/publications/preview/:analysisId',
  closedWhilePaused: true,
  summary:
    'What a saved analysis would be published with now: the best price of its pick, its house and the edge at it.',
  input: z.object({ analysisId: z.uuid() }),
  output: z.strictObject({
    pick: z.string(),
    /** As it is now, 0 to 1, and as it was saved. */
    probability: z.number().min(0).max(1),
    saved_probability: z.number().min(0).max(1),
    /** Null where no house offers the pick now; then there is no edge. */
    odd: z.number().min(1).nullable(),
    house: z.string().nullable(),
    edge: z.number().nullable(),
    /** A price is known, but no house could be asked again in these minutes: it counts as none. */
    is_too_old: z.boolean(),
  }),
})

const publicMarket = z.strictObject({
  name: z.string(),
  /** A fraction: 0.05 is 5%. Null without a real odd, as odd and Kelly are. */
  edge: z.number().nullable(),
  /** 0 to 1. */
  probability: z.number().min(0).max(1),
  odd: z.number().min(1).nullable(),
  /** Percent of the base. */
  kelly: z.number().nullable(),
  isPick: z.boolean(),
})

const publicAnalysis = z.strictObject({
  id: z.uuid(),
  /** The clubs', null where the game is not known any more. */
  home_id: z.int().positive().nullable(),
  home_name: z.string(),
  home_logo: crestField,
  away_id: z.int().positive().nullable(),
  away_name: z.string(),
  away_logo: crestField,
  league_name: z.string(),
  match_date: moment,
  published_at: moment,
  /** Percent. */
  confidence: z.number().min(0).max(100),
  /** The pick first, then the best of the others. */
  markets: z.array(publicMarket),
  why: z.array(z.string()),
  /** Who offered the pick's odd when it was published; null without one. */
  house: z.string().nullable(),
  /** Its number in the public log; null for what was published before there was one. */
  entry: z.int().positive().nullable(),
  result: z.enum(['green', 'red']).nullable(),
  outcome: z.enum(PICK_OUTCOMES).nullable(),
  is_demo: z.boolean(),
})
export type PublicAnalysis = z.output<typeof publicAnalysis>

/** Of every published pick, hidden ones too. */
const publicRecord = z.strictObject({
  /** Whether matches of the made-up world are among them. */
  is_demo: z.boolean(),
  published: count,
  /** Picks whose match was played and whose end is known; greens and reds are the whole ones among them. */
  settled: count,
  greens: count,
  reds: count,
  /** Share of the money in play that won, 0 to 1; null without any. */
  hit_rate: z.number().nullable(),
  /** Gain for each unit staked at the odds of publication: 0.05 is 5%. Null without any. */
  yield: z.number().nullable(),
  /** What the picks' chances promised against what happened. */
  calibration: z.strictObject({
    count: z.number(),
    expected: z.number(),
    happened: z.number(),
    verdict: z.enum(['too few', 'within luck', 'less than said', 'more than said']),
  }),
})
export type PublicRecord = z.output<typeof publicRecord>

/** The same from the public log alone, which anybody can add up. */
const verifiedRecord = z.strictObject({
  /** The mark under which the publications stand in the log. */
  author: z.string(),
  published: count,
  settled: count,
  /** Whole ones; half results count in neither. */
  won: count,
  lost: count,
  /** Settled ones that had an odd. */
  staked: count,
  yield: z.number().nullable(),
  /** The end of the whole log, of which these entries are a part. */
  last: z.strictObject({ n: z.int().positive(), hash: z.string() }),
})
export type VerifiedRecord = z.output<typeof verifiedRecord>

export const tipsterPage = z.strictObject({
  slug: z.string(),
  brand_color: z.string(),
  brand_logo: z.string().nullable(),
  record: publicRecord,
  /** Null before the first publication in the log. */
  verified: verifiedRecord.nullable(),
  analyses: z.array(publicAnalysis).max(PUBLIC_ANALYSES_MAX),
})
export type TipsterPage = z.output<typeof tipsterPage>

export const readTipsterPage = route({
  method: 'get',
  path: '/api/tipsters/:slug',
  summary: 'A tipster’s public page: brand, record and the latest twenty published analyses.',
  input: z.object({ slug: z.string().min(1).max(100) }),
  output: z.strictObject({ tipster: tipsterPage }),
})

/** A picture, so no route of JSON. */
export const tipsterPreviewPath = (slug: string) => `/api/tipsters/${encodeURIComponent(slug)}/preview.png`
