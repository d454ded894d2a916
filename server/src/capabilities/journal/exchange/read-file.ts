import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { FILE_BYTES_MAX, FILE_LINES_MAX, type previewImport } from '@prancheta/contract/journal/exchange.ts'
import { notReadableFrom } from '@prancheta/contract/journal/exchange-words.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import {
  type Columns,
  type Field,
  type FileBet,
  lacksOf,
  type Problem,
} from '@prancheta/core/journal/exchange/file-bet.ts'
import { guessColumns, hasPortugueseLetters } from '@prancheta/core/journal/exchange/file-words.ts'
import { type Reading, readBet } from '@prancheta/core/journal/exchange/read-bet.ts'
import {
  type DateOrder,
  type DecimalMark,
  guessDateOrder,
  guessMark,
} from '@prancheta/core/journal/exchange/read-cells.ts'
import { type KeyedLine, SameBets } from '@prancheta/core/journal/exchange/same-bet.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type CsvRow, rowsOfCsv, textOfFile } from './read-csv.ts'

export type FileRequest = InputOf<typeof previewImport>

export type KeyedBet = KeyedLine & { line: number; bet: FileBet }
type CellProblem = Problem & { line: number; cell: string }

export type ReadFile = {
  header: string[]
  columns: Columns
  mark: DecimalMark
  dates: DateOrder
  lacks: Field[]
  lines: number
  bets: KeyedBet[]
  problems: CellProblem[]
}

/** So many lines between two looks at what else waits. */
const LINES_AT_ONCE = 100

/** A file as it was meant: its columns, its bets with a key each, and every cell that could not be taken. */
export async function readFile({ file, columns, mark, dates }: FileRequest, now: Date): Promise<ReadFile> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.byteLength > FILE_BYTES_MAX) throw new AppError('journal.fileTooLarge')
  const [first, ...rows] = await allRows(bytes)
  if (!first || rows.length === 0) throw new AppError('journal.fileEmpty')
  const header = first.cells.map((cell) => cell.trim())
  const told = columns ? withinFile(columns, header.length) : guessColumns(header)
  const cellsOf = (field: Field) => {
    const column = told[field]
    return column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '')
  }
  const read = {
    header,
    columns: told,
    mark: mark ?? guessMark(cellsOf('odd')),
    dates: dates ?? guessDateOrder([...cellsOf('placedAt'), ...cellsOf('matchAt')]),
    lacks: lacksOf(told),
    lines: rows.length,
  }
  if (read.lacks.length > 0) return { ...read, bets: [], problems: [] }
  const letters = hasPortugueseLetters(header[told.outcome ?? -1] ?? '', cellsOf('outcome'))
  return { ...read, ...(await readLines(rows, { columns: told, mark: read.mark, dates: read.dates, letters, now })) }
}

async function allRows(bytes: Uint8Array): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  try {
    for await (const row of rowsOfCsv(textOfFile(bytes))) {
      rows.push(row)
      if (rows.length > FILE_LINES_MAX + 1) throw new AppError('journal.fileTooLarge')
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    const words = notReadableFrom((rows.at(-1)?.line ?? 0) + 1)
    throw new AppError('journal.fileNotReadable', { words, cause: error })
  }
  return rows
}

/** A column that the file does not have holds nothing. */
function withinFile(columns: Columns, width: number): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => column < width))
}

async function readLines(rows: readonly CsvRow[], reading: Reading): Promise<Pick<ReadFile, 'bets' | 'problems'>> {
  const same = new SameBets()
  const bets: KeyedBet[] = []
  const problems: CellProblem[] = []
  for (const [at, { line, cells }] of rows.entries()) {
    if (at % LINES_AT_ONCE === 0) await nextTurn()
    const read = readBet(cells, reading)
    if ('bet' in read) bets.push({ line, bet: read.bet, ...keysOf(read.bet, same) })
    else
      for (const problem of read.problems)
        problems.push({ ...problem, line, cell: shown(cells[reading.columns[problem.field] ?? -1] ?? '') })
  }
  return { bets, problems }
}

function keysOf(bet: FileBet, same: SameBets): KeyedLine {
  if (bet.key !== null) return { key: bet.key, oldKeys: [] }
  const { mark, oldMarks } = same.marksOf(bet)
  return { key: keyOf(mark), oldKeys: oldMarks.map(keyOf) }
}

const keyOf = (mark: string) => `csv:${createHash('sha256').update(mark).digest('base64url')}`

/** Enough of a cell to know it by. */
const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell)
