import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { requestFile, requestFolder } from './request-files.ts'
import { takeBackup } from './take-backup.ts'

const LOOK_MS = 500

export type BackupAnswerer = { stop(): Promise<void> }

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
      await pause(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {}) // stopped
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
