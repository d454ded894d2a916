import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#platform/errors/errors.ts'

const LOCK_NAME = 'process.lock'
/** The holder touches its lock this often, for readers who cannot see its process: another container, another machine. */
const HEARTBEAT_MS = 5_000
const SILENT_MS = 4 * HEARTBEAT_MS

/**
 * Holds a data folder for this process alone: PGlite has no lock of its own, and two processes on one folder
 * lose writes. A lock left by a dead process is taken over. Returns how to let go.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lockPath = join(folder, LOCK_NAME)
  const identity = ownIdentity()
  if (!tryClaim(lockPath, identity)) takeOver(folder, lockPath, identity)

  const heartbeat = setInterval(() => touch(lockPath), HEARTBEAT_MS).unref()
  return () => {
    clearInterval(heartbeat)
    if (readIfThere(lockPath) === identity) rmSync(lockPath, { force: true })
  }
}

/** Whether a living process holds the folder. */
export function isFolderHeld(folder: string): boolean {
  return isAlive(join(folder, LOCK_NAME))
}

/**
 * Replaces a dead lock. Only the holder of the takeover mark may remove a lock that is not its own, and it looks
 * again once it has the mark; so nobody removes a lock that was just made.
 */
function takeOver(folder: string, lockPath: string, identity: string): void {
  const markPath = `${lockPath}.takeover`
  if (!tryClaim(markPath, identity)) {
    // Left by a process that died in the middle of these few lines: cleared here, for the next start to use.
    if (!isAlive(markPath)) rmSync(markPath, { force: true })
    throw inUse(folder)
  }
  try {
    if (isAlive(lockPath)) throw inUse(folder)
    rmSync(lockPath, { force: true })
    if (!tryClaim(lockPath, identity)) throw inUse(folder)
  } finally {
    rmSync(markPath, { force: true })
  }
}

/** Makes the file with its content in one step, unless it is there: nobody can see it half written. */
function tryClaim(path: string, identity: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, identity)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function inUse(folder: string): StartupError {
  return new StartupError(
    `Another Prancheta process is using the data folder ${folder}; stop it first, or set DATA_DIR to another folder.`,
  )
}

function ownIdentity(): string {
  return `${process.pid} ${startTimeOf(process.pid)} ${hostname()}`
}

/** Alive means the same process, not another that was later given the same number, as happens in containers. */
function isAlive(lockPath: string): boolean {
  const [pidText = '', startTime = '', host = ''] = (readIfThere(lockPath) ?? '').split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (host !== hostname()) return Date.now() - touchedAtMs(lockPath) < SILENT_MS
  return isRunning(pid) && startTimeOf(pid) === startTime
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is there but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When the process began, as Linux counts it; empty where the system does not say, so that the number alone decides. */
function startTimeOf(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // Field 22, counted after the name in brackets, which may itself hold spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder was removed under us; the database will say so better.
  }
}

function touchedAtMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
