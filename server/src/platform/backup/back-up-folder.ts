import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFolder, openEmbedded } from '#platform/db/embedded.ts'
import { isFolderHeld } from '#platform/db/folder-lock.ts'
import { StartupError } from '#platform/errors/startup-error.ts'
import { requestFile, requestFolder } from './request-files.ts'
import { takeBackup } from './take-backup.ts'

const LOOK_MS = 100
/** A server looks for requests twice a second; one that says nothing for this long does not know them. */
const BEGIN_MS_MAX = 20_000

/** Packs the embedded database of a folder: through the server that has it open, or directly when none has. */
export async function backUpFolder(dataDir: string, target: string, product: string): Promise<void> {
  if (!existsSync(databaseFolder(dataDir))) throw new StartupError(`There is no database in ${dataDir}.`)
  if (isFolderHeld(dataDir)) return askServer(dataDir, target)

  const database = await openEmbedded(dataDir)
  try {
    await takeBackup(database, target, { product, madeAt: new Date() })
  } finally {
    await database.close()
  }
}

async function askServer(dataDir: string, target: string): Promise<void> {
  const id = randomUUID()
  const file = (state: Parameters<typeof requestFile>[2]) => requestFile(dataDir, id, state)
  try {
    await mkdir(requestFolder(dataDir), { recursive: true, mode: 0o700 })
    await writeFile(file('asked'), '')
    const asked = performance.now()
    while (!existsSync(file('pack'))) {
      if (existsSync(file('failed'))) throw new StartupError('The backup failed; the server’s log says why.')
      if (!isFolderHeld(dataDir))
        throw new StartupError('The server ended before the backup was written; please ask again.')
      if (existsSync(file('asked')) && performance.now() - asked > BEGIN_MS_MAX)
        throw new StartupError(`What uses ${dataDir} does not answer; stop it and ask again.`)
      await pause(LOOK_MS)
    }
    await moveFile(file('pack'), target)
  } finally {
    for (const state of ['asked', 'begun', 'pack', 'failed'] as const) await rm(file(state), { force: true })
  }
}

/** A plain rename where it can be one; over to another disk by way of a draft, so that the name never stands for half a file. */
async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
  }
}
