import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { StartupError } from '#platform/errors/errors.ts'
import { COLUMN_PARSERS, type Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { PreparedQueries } from './prepared-queries.ts'
import type { DB } from './schema.ts'

/** Where in a data folder the database lies. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/** The database that needs no server: PostgreSQL inside this process, on disk under `dataDir`. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  let unlock = () => {}
  try {
    unlock = lockFolder(dataDir)
    return embeddedDatabase(await openPGlite({ dataDir: databaseFolder(dataDir) }), unlock)
  } catch (error) {
    unlock()
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'damaged or unreadable'
    throw new StartupError(`The embedded database in ${dataDir} does not open (${reason}).`, { cause: error })
  }
}

/** Bytes come with Node's own ways of reading them, as from the other driver, which gives them so by itself. */
const PARSERS = { ...COLUMN_PARSERS, 17: (text: string) => Buffer.from(text.slice('\\x'.length), 'hex') }

export function openPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  // An extension a database was made with must be given at every opening.
  return PGlite.create({ ...options, parsers: PARSERS, extensions: { pg_trgm } })
}

/** Also used by tests, on a database in memory. */
export function embeddedDatabase(pglite: PGlite, onClosed: () => void = () => {}): Database {
  const prepared = new PreparedQueries(pglite)
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite: prepared }) })
  return {
    kind: 'embedded',
    db,
    async ping() {
      await pglite.query('select 1')
    },
    async inScript(work) {
      const result = await pglite.transaction((tx) =>
        work({
          async exec(script) {
            await tx.exec(script)
          },
          rows: async (query, values) => (await tx.query(query, values)).rows,
        }),
      )
      prepared.forget()
      return result
    },
    async listen(channel, onNotify) {
      const unlisten = await pglite.listen(channel, onNotify)
      return async () => {
        if (!pglite.closed) await unlisten()
      }
    },
    async close() {
      if (!pglite.closed) await pglite.close()
      onClosed()
    },
  }
}
