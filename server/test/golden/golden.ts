import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A stored analysis as it lies in a database: the run, and the columns of the row it was saved as. */
const storedCase = z.object({
  name: z.string(),
  run: z.object({ created_at: z.coerce.date(), result: z.record(z.string(), z.unknown()) }),
  saved: z.object({
    league_name: z.string(),
    home_name: z.string(),
    away_name: z.string(),
    match_date: z.coerce.date(),
    markets: z.array(z.unknown()),
    markets_version: z.int().default(1),
    confidence: z.number(),
    why: z.array(z.string()),
    pick_market_id: z.string(),
    pick_name: z.string(),
    pick_probability: z.number(),
    pick_odd: z.number().nullable(),
  }),
})
export type StoredCase = z.output<typeof storedCase>

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** What the product stored in this version, made by running it on the demo world. */
export function storedCases(version: number): StoredCase[] {
  return z.array(storedCase).parse(read(`stored-analysis-${version}.json`))
}

/** What every door answered of the cases of version 1, by the name of the case and of the door. */
export function recordedAnswers(): Record<string, Record<string, unknown>> {
  return z.record(z.string(), z.record(z.string(), z.unknown())).parse(read('answers.json'))
}
