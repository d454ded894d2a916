import { Readable } from 'node:stream'
import { CSV_START, type CsvCell, csvLine } from '@prancheta/core/text/csv.ts'
import { ZipFile } from 'yazl'
import type { Queryable } from '#platform/db/database.ts'
import { listOwnerships, listTables, type TableShape } from './catalogue-store.ts'
import { columnsOf, LOOSE_TABLES, ownCondition, ownRows, type Row } from './own-rows-store.ts'
import { ownedTables } from './owned-tables.ts'
import { readMe } from './read-me.ts'

/** Everything we hold of a user, as a zip that is written while it is sent: each table as JSON and as CSV. */
export async function exportData(db: Queryable, userId: string, now: Date): Promise<Readable> {
  const owned = ownedTables(await listOwnerships(db))
  const named = new Set<string>([...owned.map(({ table }) => table), ...LOOSE_TABLES])
  const shapes = (await listTables(db)).filter(({ table }) => named.has(table))
  const zip = new ZipFile()
  const add = (path: string, texts: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(path, { mtime: now }, (give) => give(null, Readable.from(texts())))

  zip.addBuffer(Buffer.from(readMe(now, [...named])), 'LEIA-ME.txt', { mtime: now })
  for (const shape of shapes) {
    const rows = () => ownRows(db, shape, ownCondition(owned, shape.table, userId))
    add(`json/${shape.table}.json`, () => jsonOf(rows()))
    add(`csv/${shape.table}.csv`, () => csvOf(shape, rows()))
  }
  zip.end()
  const output = new Readable().wrap(zip.outputStream)
  // The reader must not take half an archive for a whole one.
  zip.on('error', (error: Error) => output.destroy(error))
  return output
}

async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield '['
  let before = '\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield '\n]\n'
}

async function* csvOf(shape: TableShape, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const columns = columnsOf(shape)
  yield CSV_START + csvLine(columns)
  for await (const row of rows) yield csvLine(columns.map((column) => toCell(row[column])))
}

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
