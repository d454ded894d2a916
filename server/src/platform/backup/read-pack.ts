import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { StartupError } from '#platform/errors/errors.ts'
import {
  PACK_FORMAT,
  PACK_VERSION,
  type PackHeader,
  packHeader,
  packSeal,
  tableEnd,
  tableStart,
} from './take-backup.ts'

/** Some rows of a table, each still the JSON array that was packed. */
export type TablePart = { table: string; columns: readonly string[]; rows: readonly string[] }

const PART_ROWS_MAX = 500
const PART_CHARS_MAX = 4_000_000

/** A file that was whole when it was checked. */
export type CheckedPack = { path: string; header: PackHeader; rowCount: number; accountCount: number }

/** Reads a pack to its end, so that a damaged one is refused before anything is touched. */
export async function checkPack(path: string): Promise<CheckedPack> {
  let header: PackHeader | null = null
  let rowCount = 0
  let accountCount = 0
  for await (const part of readPack(path)) {
    if (!('rows' in part)) header = part
    else {
      rowCount += part.rows.length
      if (part.table === 'profiles') accountCount += part.rows.length
    }
  }
  if (header === null) throw damaged(path)
  return { path, header, rowCount, accountCount }
}

export async function* readRows(path: string): AsyncGenerator<TablePart> {
  for await (const part of readPack(path)) if ('rows' in part) yield part
}

/** The header, then the rows table by table. Whatever is not as it was written is refused, at the seal at the latest. */
async function* readPack(path: string): AsyncGenerator<PackHeader | TablePart> {
  const hash = createHash('sha256')
  let table: OpenTable | null = null
  let isBegun = false
  let isSealed = false
  for await (const line of linesOf(path)) {
    if (isSealed) throw damaged(path)
    if (!isBegun) {
      yield readHeader(path, line)
      isBegun = true
    } else if (table !== null && line.startsWith('[')) {
      if (table.add(line)) yield table.takePart()
    } else if (table !== null) {
      const { end, rows } = parse(path, tableEnd, line)
      yield table.takePart()
      if (end !== table.name || rows !== table.count) throw damaged(path)
      table = null
    } else if (line.startsWith('{"sha256"')) {
      isSealed = parse(path, packSeal, line).sha256 === hash.digest('hex')
      if (!isSealed) throw damaged(path)
      continue
    } else {
      const start = parse(path, tableStart, line)
      table = new OpenTable(start.table, start.columns)
    }
    hash.update(`${line}\n`)
  }
  if (!isSealed) throw damaged(path)
}

class OpenTable {
  readonly name: string
  readonly #columns: readonly string[]
  count = 0
  #rows: string[] = []
  #chars = 0

  constructor(name: string, columns: readonly string[]) {
    this.name = name
    this.#columns = columns
  }

  /** Says whether there is enough to hand on. */
  add(row: string): boolean {
    this.count += 1
    this.#chars += row.length
    return this.#rows.push(row) >= PART_ROWS_MAX || this.#chars >= PART_CHARS_MAX
  }

  takePart(): TablePart {
    const rows = this.#rows
    this.#rows = []
    this.#chars = 0
    return { table: this.name, columns: this.#columns, rows }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  // The callback is only there because pipeline asks for one: a failure reaches the loop below.
  const text = pipeline(createReadStream(path), createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(path, error)
    throw new StartupError(`The backup ${path} cannot be read.`, { cause: error })
  }
  if (rest !== '') throw damaged(path)
}

function readHeader(path: string, line: string): PackHeader {
  if (!line.startsWith(`{"format":"${PACK_FORMAT}"`)) throw new StartupError(`${path} is not a backup of Prancheta.`)
  const header = parse(path, packHeader, line)
  if (header.version > PACK_VERSION)
    throw new StartupError(`The backup ${path} was made by a newer Prancheta (${header.product}).`)
  return header
}

function parse<Schema extends z.ZodType>(path: string, schema: Schema, line: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line))
  } catch (error) {
    throw damaged(path, error)
  }
}

function damaged(path: string, cause?: unknown): StartupError {
  return new StartupError(`The backup ${path} is damaged or incomplete; nothing of it was used.`, { cause })
}
