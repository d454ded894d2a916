import type { PickOutcome } from '#history/pick-outcome.ts'
import type { BetKind } from '#journal/money.ts'

/** A bet as a file tells it: in words, since a file knows nothing of our games and markets. */
export type FileBet = {
  /** What makes it the same bet when it comes again; null in a file that is not ours. */
  key: string | null
  placedAt: Date
  matchAt: Date
  matchName: string
  leagueName: string | null
  marketName: string
  house: string
  kind: BetKind
  odd: number
  stakeCents: number
  /** Null while it is open. */
  outcome: PickOutcome | null
  cashOutCents: number | null
}

/** What a column of a file may hold. */
export const FIELDS = [
  'placedAt',
  'matchAt',
  'match',
  'opponent',
  'league',
  'market',
  'house',
  'kind',
  'odd',
  'stake',
  'outcome',
  'returned',
  'key',
] as const
export type Field = (typeof FIELDS)[number]

/** Without these a line is no bet; of the two dates one is enough. */
export const NEEDED_FIELDS = ['match', 'market', 'house', 'odd', 'stake'] as const satisfies readonly Field[]

/** Which column holds what, counted from 0. */
export type Columns = Partial<Record<Field, number>>

export function lacksOf(columns: Columns): Field[] {
  const lacks: Field[] = NEEDED_FIELDS.filter((field) => columns[field] === undefined)
  return columns.placedAt === undefined && columns.matchAt === undefined ? ['placedAt', ...lacks] : lacks
}

/** Why a cell could not be taken. */
export const PROBLEMS = [
  'missing',
  'moment',
  'future',
  'number',
  'thousands',
  'range',
  'word',
  'gift',
  'long',
  'key',
] as const
export type Problem = { field: Field; code: (typeof PROBLEMS)[number] }
