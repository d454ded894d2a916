import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Database, ScriptRunner } from '#platform/db/database.ts'
import { databaseFolder, embeddedDatabase, openPGlite } from '#platform/db/embedded.ts'
import { lockFolder } from '#platform/db/folder-lock.ts'
import { migrate, migrateLike } from '#platform/db/migrate.ts'
import { StartupError } from '#platform/errors/errors.ts'
import { fixTextForms, isEmpty, quoted, readForeignKeys, readTables, type StoredTable } from './catalogue-store.ts'
import { type CheckedPack, readRows, type TablePart } from './read-pack.ts'

/**
 * Fills an empty database from a pack: the schema the pack was made with, its rows, then whatever migrations are newer.
 * The first two happen in one transaction, so a failure leaves the database empty.
 */
export async function restoreBackup(database: Database, { path, header }: CheckedPack): Promise<void> {
  await database.inScript(async (run) => {
    if (!(await isEmpty(run)))
      throw new StartupError('The database is not empty; a backup is restored into an empty one only.')
    await migrateLike(run, header.migrations)
    await fixTextForms(run)
    await withoutRules(run, (tables) => loadRows(run, path, tables))
    for (const { name, value } of header.sequences)
      await run.rows('select setval($1::regclass, $2::bigint)', [quoted(name), value])
    if (database.kind === 'postgres') await run.exec('analyze')
  })
  await migrate(database)
}

/**
 * Rows come as they were: triggers would count and announce them a second time, and references are checked once, at the
 * end, so that the order of the tables does not matter. An owner of the tables may do all this; nobody need be superuser.
 */
async function withoutRules(
  run: ScriptRunner,
  load: (tables: ReadonlyMap<string, StoredTable>) => Promise<void>,
): Promise<void> {
  const tables = await readTables(run)
  const keys = await readForeignKeys(run)
  for (const { table, name } of keys) await run.exec(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await run.exec(`alter table ${quoted(name)} disable trigger user`)
  // Migrations leave rows of their own, which the pack holds as well.
  await run.exec(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)

  await load(new Map(tables.map((table) => [table.name, table])))

  for (const { name } of tables) await run.exec(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await run.exec(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
}

async function loadRows(run: ScriptRunner, path: string, tables: ReadonlyMap<string, StoredTable>): Promise<void> {
  for await (const part of readRows(path)) {
    if (part.rows.length === 0) continue
    await run.rows(insertStatement(part, tables.get(part.table)), [`[${part.rows.join(',')}]`])
  }
}

/** The types are those of our own schema; of the pack only names are used, and only names that the schema has. */
function insertStatement({ table, columns }: TablePart, target: StoredTable | undefined): string {
  const types = new Map(target?.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, at) => {
    const type = types.get(name)
    if (type === undefined)
      throw new StartupError(`The backup holds ${table}.${name}, which its migrations do not make.`)
    return `(line ->> ${at})::${type}`
  })
  return `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) line`
}

/**
 * Makes the embedded database of a folder from a pack. It is built beside its place and moved there when it is whole; a
 * database already there is left alone, or with `replace` moved aside and named in the answer.
 */
export async function restoreFolder(
  dataDir: string,
  pack: CheckedPack,
  { replace, now }: { replace: boolean; now: Date },
): Promise<string | null> {
  const unlock = lockFolder(dataDir) // refuses while a server is using the folder
  const place = databaseFolder(dataDir)
  const draft = `${place}.restoring`
  try {
    const isTaken = existsSync(place)
    if (isTaken && !replace)
      throw new StartupError(`There is a database in ${dataDir}; with --replace it is moved aside for the backup.`)
    await rm(draft, { recursive: true, force: true })
    const database = embeddedDatabase(await openPGlite({ dataDir: draft }))
    await restoreBackup(database, pack).finally(() => database.close())

    const aside = `${place}.before-${now
      .toISOString()
      .replaceAll(/[^\dT]/g, '')
      .slice(0, 15)}`
    if (isTaken) await rename(place, aside)
    await rename(draft, place)
    return isTaken ? aside : null
  } finally {
    await rm(draft, { recursive: true, force: true })
    unlock()
  }
}
