import { FIELDS, PROBLEMS } from '@prancheta/core/journal/exchange/file-bet.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { kindField, outcomeField } from './bet.ts'
import { exchangeWords } from './exchange-words.ts'

/** As many lines as there may be, of our own file too, whose lines have some 215 bytes. */
export const FILE_BYTES_MAX = 4 * 1024 * 1024
export const FILE_LINES_MAX = 15_000
/** As base64, which is a third longer, with room for the other fields. */
const FILE_BODY_BYTES_MAX = Math.ceil((FILE_BYTES_MAX * 4) / 3) + 4096
/** So many lines are shown before a file is taken, and so many mistakes at once. */
export const PREVIEW_LINES = 20
export const PROBLEMS_SHOWN = 50

const COLUMNS_MAX = 100

const field = z.enum(FIELDS)
const mark = z.enum(['comma', 'point'])
/** What comes first in 20/11/2026. */
const dates = z.enum(['day', 'month'])
/** Which column holds what, counted from 0. */
const columns = z.partialRecord(
  field,
  z
    .int()
    .min(0)
    .max(COLUMNS_MAX - 1),
)

const count = z.int().min(0)

/** Null columns, mark and dates are ours to guess from the file. */
const file = {
  /** The file's bytes as base64, in whatever of the usual encodings. */
  file: z.base64({ error: exchangeWords.notReadable }),
  columns: columns.nullable(),
  mark: mark.nullable(),
  dates: dates.nullable(),
}

const problem = z.strictObject({ line: z.int().positive(), field, code: z.enum(PROBLEMS), cell: z.string() })
export type LineProblem = z.output<typeof problem>

const shownBet = z.strictObject({
  line: z.int().positive(),
  placedAt: z.iso.datetime(),
  matchAt: z.iso.datetime(),
  match: z.string(),
  league: z.string().nullable(),
  market: z.string(),
  house: z.string(),
  kind: kindField,
  odd: z.number(),
  stakeCents: z.int(),
  outcome: outcomeField.nullable(),
  /** Null while it is open. */
  profitCents: z.int().nullable(),
  /** It stands in the journal already. */
  isKnown: z.boolean(),
})
export type FileBetView = z.output<typeof shownBet>

export const previewImport = route({
  method: 'post',
  path: '/api/journal/import/preview',
  closedWhilePaused: false,
  summary: 'Reads a CSV of bets and tells what it would add, with every mistake by its line. Writes nothing.',
  input: z.object(file),
  output: z.strictObject({
    /** The first line's names, in their order. */
    header: z.array(z.string()),
    columns,
    mark,
    dates,
    /** What a bet needs and no column holds; while there is any, no line is read. */
    lacks: z.array(field),
    /** Lines with a bet or a mistake; empty ones do not count. */
    lines: count,
    /** Bets that would be added, and those that stand in the journal already. */
    fresh: count,
    known: count,
    bets: z.array(shownBet).max(PREVIEW_LINES),
    problemCount: count,
    problems: z.array(problem).max(PROBLEMS_SHOWN),
  }),
  bodyBytesMax: FILE_BODY_BYTES_MAX,
})
export type ImportPreview = z.output<typeof previewImport.output>

export const importBets = route({
  method: 'post',
  path: '/api/journal/import',
  closedWhilePaused: false,
  summary:
    'Adds every bet of a CSV to one’s own journal, or none where a line has a mistake. The same file twice adds nothing.',
  input: z.object(file),
  output: z.strictObject({ added: count, known: count }),
  bodyBytesMax: FILE_BODY_BYTES_MAX,
})

/** A file, so no route of JSON. */
export const JOURNAL_EXPORT_PATH = '/api/journal/export.csv'
export const statementCsvPath = (year: number) => `${STATEMENT_CSV_PATH}?year=${year}`
export const STATEMENT_CSV_PATH = '/api/journal/statement.csv'

export const yearField = z.coerce.number().int().min(2000).max(2099)

export const readStatement = route({
  method: 'get',
  path: '/api/journal/statement',
  closedWhilePaused: false,
  summary: 'One year’s bets by house for the income tax: staked, paid back, result; days are those of São Paulo.',
  /** Without a year the latest one with a bet. */
  input: z.object({ year: yearField.optional() }),
  output: z.strictObject({
    /** Years with a settled bet, the latest first. */
    years: z.array(z.int()),
    statement: z
      .strictObject({
        year: z.int(),
        houses: z.array(
          z.strictObject({
            house: z.string(),
            count,
            stakedCents: z.int(),
            returnedCents: z.int(),
            profitCents: z.int(),
          }),
        ),
        count,
        stakedCents: z.int(),
        returnedCents: z.int(),
        resultCents: z.int(),
        netPrizeCents: z.int(),
        firstBandCents: z.int().nullable(),
        aboveBandCents: z.int().nullable(),
      })
      .nullable(),
  }),
})
export type Statement = NonNullable<z.output<typeof readStatement.output>['statement']>
