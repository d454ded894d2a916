import { PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { idField } from '../fixtures/routes.ts'
import { knownBetter, route } from '../protocol/route.ts'
import { analysisResult } from './result.ts'
import { analysisWords } from './words.ts'

/** What the analysis took of the month, counted as after it. A limit of null is none. */
const quotaView = z.strictObject({
  plan: z.enum(PLANS),
  current: z.int(),
  limit: z.int().nullable(),
  remaining: z.int().nullable(),
  newUnit: z.boolean(),
})

/** What happens on the way to an analysis, in this order. */
export const ANALYSIS_STEPS = ['facts', 'ratings', 'prices', 'explanation', 'storing'] as const
export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]

export const analyzeMatchPro = route({
  method: 'post',
  path: '/api/analyze-match-pro',
  steps: ANALYSIS_STEPS,
  closedWhilePaused: true,
  summary: 'Analyses one match. Only `fixtureId` counts; names, kick-off and place are the server’s own.',
  input: z.object({
    fixtureId: z.int({ error: analysisWords.selectAGame }).positive(analysisWords.selectAGame),
    leagueId: knownBetter,
    season: knownBetter,
    homeId: knownBetter,
    awayId: knownBetter,
    homeName: knownBetter,
    awayName: knownBetter,
    lat: knownBetter,
    lon: knownBetter,
    dateUTC: knownBetter,
  }),
  output: analysisResult.extend({ quota: quotaView }),
})

export const readLatestAnalysis = route({
  method: 'get',
  path: '/api/fixtures/:fixtureId/analysis',
  closedWhilePaused: false,
  summary:
    'The reader’s newest stored analysis of a match, so that a reload shows it again. Uses nothing of the month.',
  input: z.object({ fixtureId: z.coerce.number().pipe(idField) }),
  output: z.strictObject({
    analysis: analysisResult.nullable(),
    /** The pick it was saved with; null while it is not saved. */
    saved: z.strictObject({ pick: z.string().nullable() }).nullable(),
  }),
})

/** Eight legs of the longest ids, with room. */
export const pickField = z.string().max(400)

/** A client may send a whole analysis back, twice over (`markets` and `raw`): about 300 kB. */
const WHOLE_ANALYSIS_BYTES = 1024 * 1024

export const saveAnalysis = route({
  method: 'post',
  path: '/api/save-analysis',
  closedWhilePaused: false,
  bodyBytesMax: WHOLE_ANALYSIS_BYTES,
  summary:
    'Saves the newest stored analysis of this match, or the named one, with a pick. A match and pick is one row: saved again, it is updated and keeps its first odd and moment.',
  input: z.object({
    fixture_id: z.int({ error: analysisWords.matchDataMissing }).positive(analysisWords.matchDataMissing),
    /** The stored analysis; without it the user's newest of the match. */
    analysis_id: z.uuid().optional(),
    /** The market the user bets on in mind, or `combo:` and the legs of one's own; without it the recommended one, null for none. */
    pick: pickField.nullish(),
    league_id: knownBetter,
    league_name: knownBetter,
    season: knownBetter,
    home_id: knownBetter,
    home_name: knownBetter,
    away_id: knownBetter,
    away_name: knownBetter,
    match_date: knownBetter,
    markets: knownBetter,
    confidence: knownBetter,
    why: knownBetter,
    raw: knownBetter,
  }),
  output: z.strictObject({ id: z.uuid(), alreadySaved: z.boolean() }),
})
