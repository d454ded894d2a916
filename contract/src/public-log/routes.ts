import { LOG_FORMAT } from '@prancheta/core/log/log-entry.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const day = z.iso.date()
const count = z.int().min(0)

export const dayHead = z.strictObject({
  day,
  entries: count,
  n: count,
  hash,
  prev: hash,
  signedAt: z.iso.datetime(),
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})

export const readLogIndex = route({
  method: 'get',
  path: '/api/log',
  summary:
    'The public log: its key, the signed head of every closed day, and its last entry. Described in docs/log-format.md.',
  input: z.object({}),
  output: z.strictObject({
    format: z.literal(LOG_FORMAT),
    key: hash,
    heads: z.array(dayHead),
    /** Days with entries that have no head yet, in order. */
    open: z.array(day),
    last: z.strictObject({ n: count, hash }),
  }),
})

/** Where a stranger reads how the log is made. */
export const LOG_FORMAT_GUIDE = 'docs/log-format.md'

/** A day's entries as JSON lines, so no route of JSON. */
export const logDayPath = (of: string) => `/api/log/days/${of}`

/** A mean with the range that luck leaves it in, 19 times of 20; the range is null with fewer than two. */
const estimate = z.strictObject({ mean: z.number(), low: z.number().nullable(), high: z.number().nullable(), count })

const slice = z.strictObject({
  /** Matches with a forecast and a final score. */
  games: count,
  /** Ranked probability score of home, draw and away, lower is better: ours at both moments, and the houses' closing line. */
  rps: z.strictObject({
    first: estimate.nullable(),
    last: estimate.nullable(),
    model: estimate.nullable(),
    market: estimate.nullable(),
    /** Ours minus the market's on the same matches: below 0 we were closer. */
    gap: estimate.nullable(),
  }),
  /** One unit on each recommendation at the price written down. 0.05 is 5%. */
  bets: z.strictObject({
    count,
    won: count,
    lost: count,
    yield: estimate.nullable(),
    /** What the closing line says the same prices were worth. */
    closing: estimate.nullable(),
  }),
})
export type RecordSlice = z.output<typeof slice>

/** The same matches with line-ups and without; a gap below 0 says that they made the error less. */
const compared = z.strictObject({ without: estimate.nullable(), with: estimate.nullable(), gap: estimate.nullable() })
const comparedScores = z.strictObject({ brier: compared, logLoss: compared })
export type ComparedScores = z.output<typeof comparedScores>

const publicRecord = z.strictObject({
  overall: slice,
  /** Newest first. */
  months: z.array(slice.extend({ month: z.string().regex(/^\d{4}-\d\d$/) })),
  /** Most matches first. */
  leagues: z.array(slice.extend({ league: z.string(), country: z.string().nullable() })),
  /** What was said against what came, by steps of ten percent, over all logged markets of the last forecasts. */
  calibration: z.array(
    z.strictObject({
      from: z.number(),
      to: z.number(),
      count,
      said: z.number(),
      happened: z.number(),
      luck: z.number(),
    }),
  ),
  /** What line-ups would have changed in the last forecasts of 1X2; null while they were known of few matches. */
  lineups: z.strictObject({ games: count, model: comparedScores, pooled: comparedScores }).nullable(),
  /** The latest matches with an end, newest first. */
  latest: z.array(
    z.strictObject({
      game: z.int().positive(),
      league: z.string(),
      home: z.string(),
      away: z.string(),
      kickOff: z.iso.datetime(),
      chances: z.strictObject({ home: z.number(), draw: z.number(), away: z.number() }),
      goals: z.strictObject({ home: count, away: count }),
      /** How what was recommended ended; null where nothing was. */
      recommended: z.enum(['won', 'half_won', 'push', 'half_lost', 'lost', 'void']).nullable(),
      entry: z.int().positive(),
    }),
  ),
  /** Matches with a forecast that have no end yet. */
  waiting: count,
  since: day.nullable(),
  isDemo: z.boolean(),
  /** Up to which entry these figures were made. */
  entries: count,
})
export type PublicLogRecord = z.output<typeof publicRecord>

export const readPublicRecord = route({
  method: 'get',
  path: '/api/log/record',
  summary: 'What the product said before matches and what came, from the public log alone.',
  input: z.object({}),
  output: publicRecord,
})

/** What the page /transparencia is drawn from, so that the heads stand in its HTML. */
export const transparencyPage = z.strictObject({
  record: publicRecord,
  key: hash,
  last: z.strictObject({ n: count, hash }),
  /** The newest days first, each with its head. */
  heads: z.array(dayHead),
  days: count,
})
export type TransparencyPage = z.output<typeof transparencyPage>
