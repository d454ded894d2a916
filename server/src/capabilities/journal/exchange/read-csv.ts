import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Info, parse } from 'csv-parse'

/** The bytes of a spreadsheet's file as text: UTF-8, UTF-16 with its mark, and otherwise what older Windows programs write. */
export function textOfFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', '\t', ','] as const

/** What parts the cells: of the usual signs the one that the first line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const bare = firstLine.replaceAll(/"[^"]*"/g, '')
  const countOf = (sign: string) => bare.split(sign).length
  return DELIMITERS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

/** A line of cells and where in the file it ends, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

/** Characters that are handed to the parser at once: some milliseconds of work, so that requests that came meanwhile go first. */
const PIECE_LENGTH = 32_768
/** A quote that nobody closes would swallow the rest of the file. */
const LINE_LENGTH_MAX = 20_000

/** What Excel takes before the titles as what parts the cells. */
const TOLD_DELIMITER = /^\uFEFF?"?sep=([^\r\n])"?(?:\r\n|\r|\n)/i

/** The lines of a file one by one, without the empty ones. A quote within a cell is a sign like others; throws where one does not close. */
export async function* rowsOfCsv(whole: string): AsyncGenerator<CsvRow> {
  const [toldLine = '', told] = TOLD_DELIMITER.exec(whole) ?? []
  const text = whole.slice(toldLine.length)
  const linesBefore = toldLine === '' ? 0 : 1
  const parser = parse({
    delimiter: told ?? delimiterOf(text),
    bom: true,
    info: true,
    max_record_size: LINE_LENGTH_MAX,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  const source = Readable.from(piecesOf(text))
  source.pipe(parser)
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>)
      yield { line: info.lines + linesBefore, cells: record }
  } finally {
    source.destroy()
    parser.destroy()
  }
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += PIECE_LENGTH) {
    yield text.slice(from, from + PIECE_LENGTH)
    await nextTurn()
  }
}
