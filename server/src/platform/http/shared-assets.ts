import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#platform/errors/errors.ts'

/** Longer than anybody leaves a page open. */
const KEPT_MS = 30 * 86_400_000

/**
 * Puts the files of this version's web app where the processes of other versions find them too. While one process after
 * the other is replaced, a page of either version asks any of them for its scripts.
 */
export async function shareAssets(clientDir: string, sharedDir: string, now: Date): Promise<void> {
  const [own, shared] = [join(clientDir, 'assets'), join(sharedDir, 'assets')]
  try {
    await mkdir(shared, { recursive: true })
    const there = new Set(await readdir(shared))
    for (const name of await readdir(own)) {
      if (!there.has(name)) await copyWhole(join(own, name), join(shared, name))
      await utimes(join(shared, name), now, now) // says that a process has it still
    }
    for (const name of there) await removeIfForgotten(join(shared, name), now)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
    throw new StartupError(`The folder in ASSETS_DIR cannot be used (${reason}).`, { cause: error })
  }
}

/** Under its name only when it is whole: another process may be asked for it at this moment. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}.part`
  await copyFile(from, draft)
  await rename(draft, to)
}

async function removeIfForgotten(path: string, now: Date): Promise<void> {
  const found = await stat(path).catch(() => null) // another process that starts removes the same
  if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(path, { force: true })
}
