import { z } from 'zod'
import { route } from '../protocol/route.ts'

/** 0 to 100. */
const percent = z.number().min(0).max(100)
const odd = z.number().min(1)
const moment = z.iso.datetime()

/** The heart of an analysis, small enough for the first page a visitor loads. */
export const sampleView = z.strictObject({
  match: z.string(),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  kickOff: moment,
  isDemo: z.boolean(),
  createdAt: moment,
  confidence: percent,
  /** Home, draw and away. */
  result: z.array(z.strictObject({ name: z.string(), model: percent, market: percent.nullable(), pooled: percent })),
  /** 0-0 to 5-5: home goals down, away goals across. */
  scores: z.array(z.array(percent)),
  /** The recommended market; null when none has value. */
  pick: z
    .strictObject({
      name: z.string(),
      odd,
      bookmaker: z.string().nullable(),
      fairOdd: odd.nullable(),
      /** A fraction: 0.05 is 5%. */
      edge: z.number(),
      probability: percent,
    })
    .nullable(),
  reasons: z.array(z.string()),
})
export type SampleView = z.output<typeof sampleView>

export const sampleAnalysis = route({
  method: 'get',
  path: '/api/sample-analysis',
  summary: 'What an analysis says of a match of the day, for visitors; null when there is none to show.',
  input: z.object({}),
  output: z.strictObject({ analysis: sampleView.nullable() }),
})
