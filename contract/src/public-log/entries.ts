import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { type EntryContent, LOGGED_MARKETS } from '@prancheta/core/log/entry-content.ts'
import { z } from 'zod'

const chance = z.number().min(0).max(1)
const moment = z.iso.datetime()
const number = z.int().positive()
const odd = z.number().gt(1)

const chances = z.strictObject({ model: chance, market: chance.nullable(), pooled: chance })
const game = z.strictObject({
  id: number,
  league: z.string(),
  country: z.string().nullable(),
  home: z.string(),
  away: z.string(),
  kickOff: moment,
  isDemo: z.boolean(),
})
const goals = z.strictObject({ home: z.int().min(0), away: z.int().min(0) })

const forecast = z.strictObject({
  game,
  moment: z.enum(['first', 'last']),
  chances: z.record(z.enum(LOGGED_MARKETS), chances),
  recommended: z.strictObject({ market: z.string(), chances, odd, house: z.string(), edge: z.number() }).nullable(),
  closing: z
    .strictObject({ market: z.string(), chances, odd: odd.nullable(), house: z.string().nullable() })
    .nullable(),
})

const missing = z.strictObject({ minutes: z.number(), goals: z.number() })
const lineups = z.strictObject({
  game,
  basis: z.enum(['lineups', 'absences']),
  missing: z.strictObject({ home: missing, away: missing }),
  chances: z.record(z.enum(LOGGED_MARKETS), chances),
})

const ended = {
  game: number,
  recommendations: z.array(z.strictObject({ forecast: number, outcome: z.enum(PICK_OUTCOMES).nullable() })),
}
const played = z.strictObject({ ...ended, ended: z.literal('played'), goals })
const unplayed = z.strictObject({ ...ended, ended: z.enum(['void', 'open']), goals: z.null() })
const corrects = { corrects: number }

/** What an entry of each kind says. */
const entryContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), body: z.strictObject({ format: z.string(), key: z.string() }) }),
  z.object({ kind: z.literal('forecast'), body: forecast }),
  z.object({ kind: z.literal('lineups'), body: lineups }),
  z.object({ kind: z.literal('result'), body: z.union([played, unplayed]) }),
  z.object({ kind: z.literal('correction'), body: z.union([played.extend(corrects), unplayed.extend(corrects)]) }),
  z.object({
    kind: z.literal('publication'),
    body: z.strictObject({
      author: z.string(),
      game,
      pick: z.strictObject({ market: z.string(), name: z.string() }),
      chance,
      savedChance: chance.exactOptional(),
      odd: odd.nullable(),
      house: z.string().nullable(),
      edge: z.number().nullable(),
      pricedAt: moment.nullable().exactOptional(),
    }),
  }),
  z.object({
    kind: z.literal('settlement'),
    body: z.strictObject({
      publication: number,
      outcome: z.enum(PICK_OUTCOMES).nullable(),
      returned: z.number().min(0).nullable(),
      corrects: number.nullable(),
    }),
  }),
]) satisfies z.ZodType<EntryContent>

const numberedEntry = z.object({ n: number })

/** An entry with its number, from its line; null for one that is still sealed or of a format to come. */
export function readEntry(line: string): (EntryContent & { n: number }) | null {
  const value: unknown = JSON.parse(line)
  const numbered = numberedEntry.safeParse(value)
  const content = entryContent.safeParse(value)
  return numbered.success && content.success ? { ...content.data, n: numbered.data.n } : null
}
