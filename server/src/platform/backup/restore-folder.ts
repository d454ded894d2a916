import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { databaseFolder, embeddedDatabase, openPGlite } from '#platform/db/embedded.ts'
import { lockFolder } from '#platform/db/folder-lock.ts'
import { StartupError } from '#platform/errors/startup-error.ts'
import type { CheckedPack } from './read-pack.ts'
import { restoreBackup } from './restore-backup.ts'

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
