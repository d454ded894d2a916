import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/errors/startup-error.ts'

const LOCK_NAME = 'process.lock'
/** Taking over takes microseconds; a takeover mark this old was left by a process that died in the middle. */
const TAKEOVER_STALE_MS = 10_000

/**
 * Holds a data folder for this process alone: PGlite has no lock of its own, and two processes on one folder
 * lose writes. A lock left by a dead process is taken over. Returns how to let go.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lockPath = join(folder, LOCK_NAME)
  if (!tryWrite(lockPath, ownIdentity())) {
    takeOver(folder, lockPath)
  }
  return () => rmSync(lockPath, { force: true })
}

/** Only one process may judge and replace a dead lock, or two could each remove the other's fresh one. */
function takeOver(folder: string, lockPath: string): void {
  const markPath = `${lockPath}.takeover`
  if (!tryWrite(markPath, ownIdentity())) {
    if (Date.now() - statSync(markPath).mtimeMs < TAKEOVER_STALE_MS) throw inUse(folder)
    rmSync(markPath, { force: true })
    if (!tryWrite(markPath, ownIdentity())) throw inUse(folder)
  }
  try {
    const holder = readIfThere(lockPath)
    if (holder !== null && isAlive(holder)) throw inUse(folder)
    writeFileSync(lockPath, ownIdentity())
  } finally {
    rmSync(markPath, { force: true })
  }
}

function inUse(folder: string): StartupError {
  return new StartupError(
    `Another Prancheta process is using the data folder ${folder}; stop it first, or set DATA_DIR to another folder.`,
  )
}

function ownIdentity(): string {
  return `${process.pid} ${startTimeOf(process.pid)}`
}

/** Alive means the same process, not another that was later given the same number, as happens in containers. */
function isAlive(identity: string): boolean {
  const [pidText = '', startTime = ''] = identity.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there but belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return startTimeOf(pid) === startTime
}

/** When the process began, as Linux counts it; empty where the system does not say, so that the number alone decides. */
function startTimeOf(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // Field 22, counted after the name in brackets, which may itself hold spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function tryWrite(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
