import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import type { Database, ScriptRunner } from '#platform/db/database.ts'
import type { AppliedMigration } from '#platform/db/migrate.ts'
import { fixTextForms, quoted, readSequences, readTables, type StoredTable } from './catalogue-store.ts'

/** Rows asked for at once: a few megabytes at most, whatever the table holds. */
const BATCH = 500

const packedRows = z.array(z.object({ row: z.string() }))
const migrationRows = z.array(z.object({ name: z.string(), checksum: z.string() }))

/**
 * Packs every row of one moment into a file. On PostgreSQL others go on writing meanwhile; the embedded database
 * does one thing at a time, so there they wait.
 */
export async function takeBackup(
  database: Database,
  path: string,
  { product, madeAt }: { product: string; madeAt: Date },
): Promise<void> {
  await database.inScript(async (run) => {
    await run.exec('set transaction isolation level repeatable read, read only')
    await fixTextForms(run)
    const tables = await readTables(run)
    // Keeps a migration of another process from changing a table before its turn.
    await run.exec(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
    const header: PackHeader = {
      format: PACK_FORMAT,
      version: PACK_VERSION,
      product,
      madeAt: madeAt.toISOString(),
      migrations: await readMigrations(run),
      sequences: await readSequences(run),
    }
    await writePack(path, packLines(run, header, tables))
  })
}

async function readMigrations(run: ScriptRunner): Promise<AppliedMigration[]> {
  return migrationRows.parse(await run.rows('select name, checksum from schema_migrations order by name'))
}

async function* packLines(
  run: ScriptRunner,
  header: PackHeader,
  tables: readonly StoredTable[],
): AsyncGenerator<string> {
  yield JSON.stringify(header)
  for (const table of tables) {
    yield JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })
    let count = 0
    for await (const rows of rowsOf(run, table)) {
      count += rows.length
      yield rows.join('\n')
    }
    yield JSON.stringify({ end: table.name, rows: count })
  }
}

/** Each row as a JSON array of PostgreSQL's own texts, which lose nothing: JSON's numbers would. */
async function* rowsOf(run: ScriptRunner, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await run.exec(
    `declare packed no scroll cursor for select array_to_json(array[${texts}]::text[])::text as row from ${quoted(name)}`,
  )
  for (;;) {
    const rows = packedRows.parse(await run.rows(`fetch ${BATCH} from packed`))
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < BATCH) break
  }
  await run.exec('close packed')
}

export const PACK_FORMAT = 'prancheta-backup'
/** Raised when a pack changes so that older code cannot read it. */
export const PACK_VERSION = 1

const migration = z.object({ name: z.string(), checksum: z.string() })

/** The first line of a pack: what it is, who made it, and the schema its rows fit into. */
export const packHeader = z.object({
  format: z.literal(PACK_FORMAT),
  version: z.number(),
  product: z.string(),
  madeAt: z.string(),
  migrations: z.array(migration),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type PackHeader = z.output<typeof packHeader>

/** Opens a table; its rows follow, each an array with one text or null a column. */
export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) })
/** Closes a table. */
export const tableEnd = z.object({ end: z.string(), rows: z.number() })
/** The last line: the SHA-256 of every byte before it. */
export const packSeal = z.object({ sha256: z.string() })

/**
 * Writes the lines as one compressed file, sealed with their checksum. The file gets its name when it is whole and
 * on the disk, so whoever sees it may take it; only its owner may read it, for it holds people's data.
 */
async function writePack(path: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(sealed(lines)), createGzip(), file)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines) {
    const text = `${line}\n`
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}
