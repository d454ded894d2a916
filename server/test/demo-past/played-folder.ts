import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoStateFile } from '#demo-past/demo-state.ts'
import { playInThread } from '#demo-past/play-in-thread.ts'
import type { PastDays } from '#demo-past/played-day.ts'
import { readRows } from '#platform/backup/read-pack.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import type { Database } from '#platform/db/database.ts'
import { databaseFolder } from '#platform/db/embedded.ts'
import { readEnv } from '#platform/env/env.ts'
import { copyToFolder } from '#test/embedded-templates.ts'

/** The secret of every test app, so that it opens what was sealed while playing. */
const AUTH_SECRET = 'x'.repeat(32)

/** Of a start in this folder. */
export const settingsOf = (folder: string) => readEnv({ DATA_DIR: folder, AUTH_SECRET })

export const newFolder = () => mkdtemp(join(tmpdir(), 'prancheta-past-'))

/** A data folder with a database and nobody in it, made from the tests' template, which saves seconds. */
export async function preparedFolder(): Promise<string> {
  const folder = await newFolder()
  await copyToFolder(folder)
  return folder
}

export async function copyOf(folder: string): Promise<string> {
  const copy = await newFolder()
  await cp(folder, copy, { recursive: true })
  return copy
}

/** In a present long after. */
export function playIn(folder: string, days: PastDays) {
  return playInThread({
    env: settingsOf(folder),
    authSecret: AUTH_SECRET,
    databaseFolder: databaseFolder(folder),
    stateFile: demoStateFile(folder),
    days,
    lastUse: new Date(0),
    present: new Date('2027-01-01T00:00:00Z'),
    longestMs: null,
  })
}

/** Every row of every table, as a backup packs them: its table, then its columns. */
export async function packedRows(database: Database): Promise<string[]> {
  const pack = join(await newFolder(), 'rows.jsonl.gz')
  await takeBackup(database, pack, { product: 'test', madeAt: new Date() })
  const rows: string[] = []
  for await (const part of readRows(pack)) rows.push(...part.rows.map((row) => `${part.table} ${row}`))
  // Where a row lies in its table is the database's own business.
  return rows.toSorted()
}
