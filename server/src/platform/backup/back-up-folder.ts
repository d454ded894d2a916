import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { databaseFolder, openEmbedded } from '#platform/db/embedded.ts'
import { isFolderHeld } from '#platform/db/folder-lock.ts'
import { StartupError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
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

/**
 * Only the process that serves an embedded database can read it, so a backup is asked of it, by a file in the data folder:
 * whoever may read the data may write one, and nobody from outside. The file's ending says how far its request has come.
 */
type RequestState = 'asked' | 'begun' | 'pack' | 'failed'

const requestFolder = (dataDir: string): string => join(dataDir, 'backup-requests')

const requestFile = (dataDir: string, id: string, state: RequestState): string =>
  join(requestFolder(dataDir), `${id}.${state}`)

const REQUESTS_LOOK_MS = 500

type BackupAnswerer = { stop(): Promise<void> }

type Settings = { dataDir: string; product: string; log: Log }

/** Packs the embedded database that this process serves whenever a request file asks for it, until stopped. */
export async function answerBackupRequests(database: Database, settings: Settings): Promise<BackupAnswerer> {
  const folder = requestFolder(settings.dataDir)
  await rm(folder, { recursive: true, force: true }) // left by processes that were killed
  await mkdir(folder, { mode: 0o700 })
  const stopping = new AbortController()

  async function answerUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A folder taken away under us is nothing to end the server for.
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const id = /^([\w-]+)\.asked$/.exec(name)?.[1]
        if (id !== undefined) await answer(database, settings, id)
      }
      await pause(REQUESTS_LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {}) // stopped
    }
  }

  const ended = answerUntilStopped()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

async function answer(database: Database, { dataDir, product, log }: Settings, id: string): Promise<void> {
  try {
    await rename(requestFile(dataDir, id, 'asked'), requestFile(dataDir, id, 'begun'))
    await takeBackup(database, requestFile(dataDir, id, 'pack'), { product, madeAt: new Date() })
    log.info('backup written')
  } catch (error) {
    log.error({ error: describeError(error) }, 'backup failed')
    await writeFile(requestFile(dataDir, id, 'failed'), '').catch(() => {}) // the asker waits no longer than its limit
  }
}
