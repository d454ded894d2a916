import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freezeNewMigrations } from '#platform/db/migration-files.ts'

/** A folder of frozen migrations of one's own, by their names. */
export async function migrationsIn(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'prancheta-migrations-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  await freezeNewMigrations(dir)
  return dir
}
